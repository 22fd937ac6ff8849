import type { Spec } from '@runatal/kernel/conform'
import { ruleIds } from '@runatal/proof/ids'
import { AWAY, HELD, HEROES, MOON, NONE, type Rising5 } from '../index.ts'
import { isMonster, RELIC_COUNT } from '../content/tables.ts'
import { mostDecisions, secrets } from './secrets.ts'

/** What the conformance kit is told about Rising 5. */
export const spec: Spec<Rising5> = {
  bound: mostDecisions,
  secrets,
  rules: ruleIds(new URL('../rulebook.yaml', import.meta.url)),
  // R5-151: an attempt is answered; R5-386: the master lets the platform answer by the secret.
  tells: (_, __, move) => move.do === 'confirm' || move.do === 'fill' || move.do === 'fillIn',
  perSeat: ({ hands, given }) => ({ hands, given }),
  cards: s => ({
    heroes: [...s.hands.flat(), ...s.support, ...s.pile.filter(card => card !== MOON), ...s.discard],
    moons: [...s.pile.filter(card => card === MOON), ...Array<number>(Number(s.moonWaiting) + s.moonsGone).fill(MOON)],
    regions: [...s.places.filter(card => card !== NONE), ...s.regionPiles.flat(), ...s.removed],
    artefacts: [
      ...s.artefactPile,
      ...s.items.flatMap((where, item) => (item >= RELIC_COUNT && where !== AWAY ? item : [])),
    ],
  }),
  care: {
    // A card is worth more if it is the only one of its hero, and most if that is Orakl. A hint saves more than cubes do.
    worth({ hands, altars, eclipse, hints, items }, seat) {
      const heroes = new Set(hands[seat])
      const cards = hands[seat]!.length + heroes.size + Number(heroes.has(HEROES.indexOf('orakl')))
      return cards + altars - eclipse + hints.length + items.filter(fate => fate === HELD).length
    },
    harmless: (s, _, move) =>
      HARMLESS.includes(move.do) ||
      (move.do === 'encounter' && !isMonster(s.places[s.at[s.hero]!]!)) ||
      ('cards' in move && move.cards === LEAST[move.do]),
  },
}

/** What spends nothing and goes nowhere; gains, of which one must be chosen; and a discard, which must be. */
const HARMLESS: readonly string[] = 'pass skip back giveUp roll keep letStand decline choose take hint discard'.split(
  ' ',
)
const LEAST = { draw: 1, give: 0, offer: 0 }
