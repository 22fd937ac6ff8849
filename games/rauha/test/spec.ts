import type { Spec } from '@runatal/kernel/conform'
import { ruleIds } from '@runatal/proof/ids'
import { isCard } from '../content/tables.ts'
import { NONE, type Rauha } from '../index.ts'
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
}
