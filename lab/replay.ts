import { list } from '@runatal/grammar/en'
import type { Game, Types } from '@runatal/kernel'
import { bundleSeed, lineUps, type Place, type Plan } from './plan.ts'
import { playOne } from './play.ts'

/** Plays one game of a plan again and shows every move. Gives the exit code: 1 if the game crashes. */
export function replay<G extends Types>(
  game: Game<G>,
  plan: Plan,
  place: Place,
  out: { write(text: string): unknown } = process.stdout,
): number {
  const lineUp = lineUps(plan.bots)[place.rotation]!
  const seats = lineUp.map((bot, seat) => `seat ${seat + 1} ${bot}`).join(', ')
  out.write(
    `Bundle ${place.bundle}, rotation ${place.rotation} (seed ${bundleSeed(plan.seed, place.bundle)}): ${seats}\n`,
  )
  const times = plan.bots.map(() => ({ moves: 0, total: 0, longest: 0 }))
  let made = 0
  try {
    const { winners, scores, moves } = playOne(game, plan, place, times, (ask, move) => {
      out.write(`${String(++made).padStart(5)}  seat ${ask.seat + 1}  ${ask.kind}  ${JSON.stringify(move)}\n`)
    })
    const won = list(winners.map(seat => `seat ${seat + 1}`)) || 'nobody'
    out.write(`After ${moves} moves ${won} wins; scores ${scores.join(', ')}\n`)
    return 0
  } catch (error) {
    out.write(
      `Crashed after ${made} moves: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    )
    return 1
  }
}
