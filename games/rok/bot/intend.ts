import { type Ask, FastChance, type Intent, type Seat } from '@runatal/kernel'
import { FULL_SPEED, GRAVITY, MOST_POWER, NERVE, START_GAP } from '../content/lane.ts'
import { pairName } from '../content/stones.ts'
import { ORDER_TIME, PENALTY_TIME, SIGNAL_TIME, SLIDE_TIME } from '../content/times.ts'
import { calmTarget } from '../rules/calm.ts'
import { leastSafe } from '../rules/check.ts'
import { frictionOf } from '../rules/sight.ts'
import { bestOrder } from '../rules/theft.ts'
import type { CalmTarget } from '../rules/moves.ts'
import type { Rok, State } from '../rules/types.ts'
import { intendInRace } from './grabbing.ts'
import { AIMED_GAP, type Level, LEVELS, SIGNAL_AFTER } from './levels.ts'
import { gaussian } from './noise.ts'
import { targetsOf } from './targets.ts'

/** What a bot of a level will do next, and when. */
export function intend(seen: State, seat: Seat, level: string, own: readonly number[]): Intent<Rok> | undefined {
  const skill: Level = LEVELS[level as keyof typeof LEVELS]
  const owed = seen.asks.find(ask => ask.seat === seat && ask.must)
  return owed === undefined ? intendInRace(seen, seat, skill, own) : answer(seen, seat, owed, skill, own)
}

/** A moment to think, in milliseconds. */
const A_MOMENT = 1200

function answer(seen: State, seat: Seat, ask: Ask, level: Level, own: readonly number[]): Intent<Rok> | undefined {
  const chance = new FastChance(...own, seen.turn, ask.id)
  const timed = (allowed: number) => (seen.variant === 'race' ? seen.due - allowed : seen.time)
  switch (ask.kind) {
    case 'giveSignal': // ROK-221
      return { ask, move: { do: 'throw' }, at: timed(SIGNAL_TIME) + SIGNAL_AFTER }
    case 'choosePenaltyPair':
      return { ask, move: { do: 'give', pair: pairName(leastSafe(seen, seat)) }, at: timed(PENALTY_TIME) + A_MOMENT }
    case 'slideShot':
    case 'finalSlide':
      return {
        ask,
        move: { do: 'shoot', power: powerFor(seen, level, chance), aim: 0 },
        at: timed(SLIDE_TIME) + 2 * A_MOMENT,
      }
    case 'orderThefts':
      return { ask, move: bestOrder(seen, seat), at: timed(ORDER_TIME) + A_MOMENT }
    case 'calmTarget':
      return { ask, move: calmChoice(seen, seat, level, own, chance), at: seen.time + A_MOMENT }
    case 'nervePick':
      return { ask, move: { do: 'pick', number: NERVE.least + 3 + chance.int(4) }, at: seen.time + A_MOMENT }
    default:
      return { ask, move: { do: 'resume' }, at: seen.time + A_MOMENT }
  }
}

/** ROK-215: it knows the friction only from the ghost. */
function powerFor(seen: State, { scatter }: Level, chance: FastChance): number {
  const friction = frictionOf(seen.contest.ghost) / 10_000
  const speed = Math.sqrt(2 * friction * GRAVITY * (START_GAP - AIMED_GAP))
  const power = (MOST_POWER * speed) / FULL_SPEED
  return Math.min(MOST_POWER, Math.max(0, power * (1 + scatter * gaussian(chance))))
}

/** What gains most, or now and then something else; a little focus on it. */
function calmChoice(seen: State, seat: Seat, level: Level, own: readonly number[], chance: FastChance): CalmTarget {
  const offered = calmTarget.options(seen, seat)
  const wanted = targetsOf(seen, seat, level, own)
    .map(({ tag }) => tag)
    .filter(tag => offered.some(move => move.do === 'target' && move.stone === tag))
  if (wanted.length === 0) return { do: 'pass' }
  const stone = wanted[chance.int(3) > 0 ? 0 : chance.int(wanted.length)]!
  return { do: 'target', stone, focus: Math.min(seen.focus[seat]!, chance.int(3)) }
}
