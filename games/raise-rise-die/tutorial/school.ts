import type { Language } from '@runatal/look/board.ts'
import type { Card, Character, Pack } from '../content/language.ts'
import { STARTER } from '../content/starter.ts'

/** Ten cards to learn with: faces of the starter set with figures of their own, so that no lesson turns on its balance. */

const own = (id: string, figures: Omit<Card, 'id' | 'name' | 'arch'>): Card => ({
  id,
  name: STARTER.cards.find(card => card.id === id)!.name,
  arch: ARCH,
  ...figures,
})

const ARCH = 'blade'
const WEAPON = 'W-MOURNEDGE'

export const JAB = 'BL02'
export const STROKE = 'BL03'
export const LUNGE = 'BL06'
export const PROMISE = 'BL12'
export const PRAYER = 'BL16'
export const STANCE = 'BL19'
export const VIAL = 'BL21'
export const PARRY = 'BL23'
export const INCH = 'BL26'
export const GUARD = 'BL28'

const CARDS: readonly Card[] = [
  own(JAB, { type: 'assault', cost: 0, va: 1, value: 2, slots: ['high', 'body', 'right', 'left'] }),
  own(STROKE, { type: 'assault', cost: 3, va: 3, value: 5, slots: ['high', 'body'] }),
  own(LUNGE, { type: 'assault', cost: 2, va: 2, value: 4, slots: ['body', 'low'] }),
  own(PROMISE, { type: 'assault', cost: 1, va: 3, value: 2, value2: 5, slots: ['low'] }),
  own(PRAYER, {
    type: 'support',
    cost: 1,
    va: 2,
    value: 3,
    slots: ['body'],
    infusion: [{ when: 'always', op: 'damage_up', x: 1, to: 'this', filter: { cards: 'assault' } }],
  }),
  own(STANCE, { type: 'support', cost: 1, va: 1, value: 5, slots: ['high', 'body'] }),
  own(VIAL, {
    type: 'support',
    object: true,
    cost: 1,
    va: 1,
    value: 2,
    slots: ['body', 'low'],
    use: { timing: 'any', do: [{ op: 'damage_up', x: 2, to: 'my_assault' }] },
  }),
  own(PARRY, { type: 'defence', cost: 1, va: 1, value: 2, slots: ['high', 'body', 'low'] }),
  own(INCH, { type: 'defence', instant: true, cost: 1, va: 1, value: 3, slots: ['high', 'body'] }),
  own(GUARD, { type: 'defence', cost: 2, va: 4, value: 5, slots: ['body', 'low'] }),
]

const bearer = (id: string): Character => ({
  id,
  name: STARTER.characters.find(character => character.id === id)!.name,
  ether: 2 * CARDS.length,
  active: 5,
  latent: 3,
  kind: 'passive',
  ability: [],
})

export const ME = 'C-MIRELLE'
export const RIVAL = 'C-ULLE'

export const SCHOOL: Pack = {
  id: 'school',
  name: { en: 'School set', fr: 'Set d’école' },
  archetypes: STARTER.archetypes.filter(({ id }) => id === ARCH),
  characters: [bearer(ME), bearer(RIVAL)],
  weapons: [
    { id: WEAPON, name: STARTER.weapons.find(({ id }) => id === WEAPON)!.name, arch: ARCH, hands: 2, bubbles: 2 },
  ],
  cards: CARDS,
  decks: [
    {
      id: 'D-SCHOOL',
      name: { en: 'School deck', fr: 'Deck d’école' },
      character: ME,
      weapons: [WEAPON],
      cards: Object.fromEntries(CARDS.map(({ id }) => [id, 2])),
    },
  ],
}

export function called(id: string, language: Language): string {
  return CARDS.find(card => card.id === id)!.name[language]
}
