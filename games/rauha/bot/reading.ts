import type { Reading } from '@runatal/kernel'
import type { Rauha } from '../rules/types.ts'
import { expected } from './evaluate.ts'
import { WEIGHTS } from './foresight.ts'
import { FACTS, Standing } from './standing.ts'

const standing = new Standing()
const TURNS = WEIGHTS.length

/** What a net is shown of a seat: the facts of its standing, its points, what the formula expects, and the turns left. */
export const reading: Reading<Rauha> = {
  size: FACTS.length + 2 + TURNS,
  seats: s => s.points.length,
  read(s, seat, into, at) {
    const points = expected(s, seat, standing)
    into.set(standing.facts, at)
    const next = at + FACTS.length
    into[next] = s.points[seat]!
    into[next + 1] = points
    into.fill(0, next + 2, next + 2 + TURNS)
    into[next + 2 + standing.time.turns] = 1
  },
}
