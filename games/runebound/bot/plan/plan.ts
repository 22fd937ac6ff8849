import type { Seat } from '@runatal/kernel'
import type { Scenario } from '../../content/language.ts'
import type { State } from '../../rules/types.ts'
import { actionsTo } from '../travel.ts'
import { commonGoals } from './common.ts'
import { corpseGoals } from './corpse.ts'
import type { Goal } from './goal.ts'
import { locustGoals } from './locust.ts'
import { margathGoals } from './margath.ts'
import { redGoals } from './red.ts'
import { webGoals } from './web.ts'

const OF_SCENARIO: Record<Scenario, (s: State, seat: Seat) => Goal[]> = {
  web: webGoals,
  margath: margathGoals,
  corpse: corpseGoals,
  red: redGoals,
  locust: locustGoals,
}

/** The goal that brings a hero most for the actions that it takes, the way there included; undefined if none is worth it. */
export function bestGoal(s: State, seat: Seat): Goal | undefined {
  let best: Goal | undefined
  let most = 0.02
  for (const goal of [...OF_SCENARIO[s.scenario](s, seat), ...commonGoals(s, seat)]) {
    const rate = goal.worth / (wayTo(s, seat, goal) + goal.actions)
    if (rate <= most) continue
    best = goal
    most = rate
  }
  return best
}

function wayTo(s: State, seat: Seat, { hexes }: Goal): number {
  let least = Infinity
  for (const hex of hexes) least = Math.min(least, actionsTo(s, seat, s.at[seat]!, hex))
  return least
}
