import { type Bundle, isCrashed } from '../bundle.ts'
import { differentBots, lineUps, type Plan } from '../plan.ts'

/** How long it took: kept apart from the results, because it is never the same twice. */
export interface Timing {
  bots: BotTime[]
  /** Of this sitting; a run that was resumed has played part of its games before. */
  playedNow: number
  seconds: number
  workers: number
  node: string
  cpu: string
  finishedAt: string
}

export interface BotTime {
  bot: string
  moves: number
  /** In milliseconds. */
  perMove: number
  longest: number
}

export function botTimes(plan: Plan, bundles: readonly Bundle[]): BotTime[] {
  const rounds = lineUps(plan.bots)
  return differentBots(plan).map(bot => {
    const sum = { moves: 0, total: 0, longest: 0 }
    for (const { games, thinking } of bundles)
      for (const [rotation, seats] of thinking.entries()) {
        if (isCrashed(games[rotation]!)) continue
        for (const [seat, time] of seats.entries()) {
          if (rounds[rotation]![seat] !== bot) continue
          sum.moves += time.moves
          sum.total += time.total
          sum.longest = Math.max(sum.longest, time.longest)
        }
      }
    return { bot, moves: sum.moves, perMove: sum.total / 1000 / (sum.moves || 1), longest: sum.longest / 1000 }
  })
}
