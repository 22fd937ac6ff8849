import type { Seat } from '@runatal/kernel'
import type { Spec } from '@runatal/kernel/conform'
import { ruleIds } from '@runatal/proof/ids'
import { isCard } from '../content/tables.ts'
import { BIOMES, ENTITIES, type EntityName, NONE, type Rauha } from '../index.ts'
import { countSpores } from '../rules/board.ts'
import { promise } from '../rules/draft.ts'
import type { State } from '../rules/types.ts'
import { mostDecisions, secrets } from './secrets.ts'

/** What the conformance kit is told about Rauha. */
export const spec: Spec<Rauha> = {
  bound: mostDecisions,
  secrets,
  rules: ruleIds(new URL('../rulebook.yaml', import.meta.url)),
  perSeat: s => ({
    colours: s.colours,
    activateForMe: s.activateForMe,
    confirmForMe: s.confirmForMe,
    satellites: s.satellites,
    kept: s.kept,
    boards: s.boards.filter((_, at) => at % 9 === 0),
    spores: s.spores,
    crystals: s.crystals,
    points: s.points,
    arrivals: s.arrivals,
    usedCells: s.usedCells,
  }),
  cards: s => ({
    biomes: [
      ...s.decks.flat(),
      ...s.satellites.flat(),
      ...(s.drafting ? [] : s.kept.filter(card => card !== NONE)),
      ...s.blackHole,
      ...s.covered,
      ...s.boards.filter(isCard),
    ],
  }),
  care: {
    // RAU-091, RAU-092: a card goes for 4 crystals or for one Spore.
    worth: (s, seat) => 10 * s.points[seat]! + s.crystals[seat]! + 4 * countSpores(s, seat) + picked(s, seat),
    // RAU-198: for somebody who is not there nothing is placed, neither card nor Spore, and nothing paid.
    harmless(s, { seat }, move) {
      if (move.do === 'place' || ('gain' in move && move.gain === 'spore')) return false
      if (move.do !== 'activate') return true
      const effect = 'cell' in move ? BIOMES[s.boards[9 * seat + move.cell]!]!.effect : effectOf(move.entity)
      return effect !== undefined && !('pay' in effect)
    },
  },
}

/** RAU-198: what was picked and waits for step 2. */
function picked(s: State, seat: Seat): number {
  return s.drafting && s.kept[seat] !== NONE ? promise(s, seat, s.kept[seat]!) : 0
}

function effectOf(entity: EntityName) {
  return ENTITIES.find(({ id }) => id === entity)!.effect
}
