import type { Spec } from '@runatal/kernel/conform'
import { ruleIds } from '@runatal/proof/ids'
import { AWAY, MOON, NONE, type Rising5 } from '../index.ts'
import { RELIC_COUNT } from '../content/tables.ts'
import { mostDecisions, secrets } from './secrets.ts'

/** What the conformance kit is told about Rising 5. */
export const spec: Spec<Rising5> = {
  bound: mostDecisions,
  secrets,
  rules: ruleIds(new URL('../rulebook.yaml', import.meta.url)),
  perSeat: ({ hands }) => ({ hands }),
  cards: s => ({
    heroes: [...s.hands.flat(), ...s.support, ...s.pile.filter(card => card !== MOON), ...s.discard],
    moons: [...s.pile.filter(card => card === MOON), ...Array<number>(Number(s.moonWaiting) + s.moonsGone).fill(MOON)],
    regions: [...s.places.filter(card => card !== NONE), ...s.regionPiles.flat(), ...s.removed],
    artefacts: [
      ...s.artefactPile,
      ...s.items.flatMap((where, item) => (item >= RELIC_COUNT && where !== AWAY ? item : [])),
    ],
  }),
}
