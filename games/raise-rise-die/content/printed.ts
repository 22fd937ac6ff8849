import type { Card, Character, Entry, Pack, Standing, Weapon } from './language.ts'
import { SLOTS, TYPES } from './language.ts'
import { STARTER } from './starter.ts'

/** A pack with everything looked up once: what the rules read while a duel runs. Cards are small numbers there. */
export interface CardSet {
  pack: Pack
  cards: readonly Printed[]
  characters: readonly Bearer[]
  weapons: readonly Arm[]
  cardNumber: ReadonlyMap<string, number>
}

export const ASSAULT = 0
export const SUPPORT = 1
export const DEFENCE = 2

/** What is printed on a card. */
export interface Printed {
  id: string
  card: Card
  /** ASSAULT, SUPPORT or DEFENCE. */
  type: number
  instant: boolean
  object: boolean
  counterText: boolean
  cost: number
  va: number
  value: number
  /** The second sphere, or the first where there is none (RRD-262). */
  value2: number
  transcendable: boolean
  /** Optimal slots, a bit each. */
  slots: number
  amplitude: number
  frenzy: number
  /** From which card of the bout it is free; 0 for never. */
  followUp: number
  /** Play text apart from amplitude, frenzy and follow-up. */
  play: readonly Entry[]
  resolve: readonly Entry[]
  red: readonly Entry[]
  infusion: readonly Standing[]
  use: readonly Entry[]
  timing: 'any' | 'upkeep' | 'as_support' | undefined
  /** Shake when used as a support. */
  shake: number
}

export interface Bearer {
  character: Character
  standing: readonly Standing[]
  /** An active capability: what it does. */
  use: readonly Entry[]
}

export interface Arm {
  weapon: Weapon
  standing: readonly Standing[]
}

const ready = new WeakMap<Pack, CardSet>()

/** Asked all the time, and nearly always for the starter set: that one is looked up once. */
export function cardSet(pack?: Pack): CardSet {
  return pack === undefined ? (starter ??= compiled(STARTER)) : compiled(pack)
}

let starter: CardSet | undefined

function compiled(pack: Pack): CardSet {
  let set = ready.get(pack)
  if (set === undefined) ready.set(pack, (set = compile(pack)))
  return set
}

function slotBits(slots: readonly string[]): number {
  return slots.reduce((bits, slot) => bits | (1 << (SLOTS as readonly string[]).indexOf(slot)), 0)
}

function compile(pack: Pack): CardSet {
  return {
    pack,
    cards: pack.cards.map(printed),
    characters: pack.characters.map(character => ({
      character,
      standing: character.kind === 'passive' ? character.ability : [],
      use: character.kind === 'active' ? character.ability : [],
    })),
    weapons: pack.weapons.map(weapon => ({ weapon, standing: weapon.trait ?? [] })),
    cardNumber: new Map(pack.cards.map((card, number) => [card.id, number])),
  }
}

const STRUCTURAL = ['amplitude', 'frenzy', 'follow_up']

function printed(card: Card): Printed {
  const play = card.play ?? []
  const number = (op: string) => play.find(entry => entry.op === op)?.x
  return {
    id: card.id,
    card,
    type: TYPES.indexOf(card.type),
    instant: card.instant === true,
    object: card.object === true,
    counterText: card.counter_text === true,
    cost: card.cost,
    va: card.va,
    value: card.value,
    value2: card.value2 ?? card.value,
    transcendable: card.value2 !== undefined || (card.red ?? []).length > 0, // RRD-041, RRD-255
    slots: slotBits(card.slots),
    amplitude: number('amplitude') ?? 1,
    frenzy: number('frenzy') ?? 1,
    followUp: number('follow_up') ?? 0,
    play: play.filter(entry => !STRUCTURAL.includes(entry.op)),
    resolve: card.resolve ?? [],
    red: card.red ?? [],
    infusion: card.infusion ?? [],
    use: card.use?.do ?? [],
    timing: card.use?.timing,
    shake: card.use?.shake ?? 0,
  }
}
