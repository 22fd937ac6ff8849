import type { Seat } from '@runatal/kernel'
import { NONE, type State } from '../rules/types.ts'
import { HEAT, WEIGHTS } from './foresight.ts'
import { outlook } from './outlook.ts'
import { Standing } from './standing.ts'

/** How well a seat stands: its share of the victory, if all goes on as foreseen. */
export function evaluate(s: State, seat: Seat): number {
  const mine = expected(s, seat)
  const heat = HEAT[own.time.turns]!
  let sum = 1
  for (let other = 0; other < s.points.length; other++)
    if (other !== seat) sum += Math.exp((expected(s, other) - mine) / heat)
  return 1 / sum
}

/** The points that a seat will have at the end, with the card in its hand played as well as can be; reads its facts. */
export function expected(s: State, seat: Seat, standing: Standing = own): number {
  standing.read(s, seat)
  const weights = WEIGHTS[standing.time.turns]!
  const { facts } = standing
  let points = s.points[seat]!
  for (let i = 0; i < facts.length; i++) points += weights[i]! * facts[i]!
  const card = s.kept[seat]!
  return card === NONE ? points : points + outlook(s, seat).holding(card)
}

const own = new Standing()
