import { policyBot } from '@runatal/bots'
import { FastChance, type Game, type MatchRecord, type Seat, same, type Types } from '@runatal/kernel'
import { type Choice, choicesIn } from './decisions.ts'
import { type Mark, markOf } from './marks.ts'
import { type Care, CARE, weigh, type Weighed } from './weigh.ts'

/** What is said of one decision of a finished game. */
export interface Judged<G extends Types = Types> {
  /** The place in the log: so many entries come before it. */
  position: number
  seat: Seat
  /** The best answers, best first, with the chosen one among them. */
  best: Weighed<G>[]
  chosen: number
  /** So many more answers were worth a thought. */
  others: number
  mark: Mark
}

/**
 * Judges the decisions of a finished game one after the other, from a position of its log on. Each comes out the same
 * whichever were judged before, so an analysis can be left and taken up again, here or elsewhere.
 */
export function* analyse<G extends Types>(
  game: Game<G>,
  record: MatchRecord<G>,
  from = 0,
  care: Care = CARE,
): Generator<Judged<G>> {
  for (const choice of choicesIn(game, record))
    if (choice.position >= from) yield judge(game, choice, record.wish.seats, care)
}

/** To be raised whenever games are judged otherwise: what was kept under another number is not mixed with it. */
export const ANALYSIS = 2

/** How many decisions there are to judge: what progress is measured by. */
export function decisionsIn<G extends Types>(game: Game<G>, record: MatchRecord<G>): number[] {
  return [...choicesIn(game, record)].map(({ position }) => position)
}

export function judge<G extends Types>(game: Game<G>, choice: Choice<G>, seats: number, care: Care): Judged<G> {
  const { position, seat } = choice
  const { best, chosen, others } = weigh(game, choice, seats, care)
  const ahead = best[1]?.behind ?? 0
  const mark = markOf({ lost: best[chosen]!.behind, ahead, obvious: isObvious(game, choice, best[0]!) })
  return { position, seat, best, chosen, others, mark }
}

/** Whether the game's own quick move would have been the same. */
function isObvious<G extends Types>(game: Game<G>, { state, seat }: Choice<G>, best: Weighed<G>): boolean {
  if (game.guide?.rollout === undefined) return true
  const { ask, move } = policyBot(game).choose(game.mask(state, seat), seat, new FastChance(seat + 1, state.nextAsk))
  return ask.id === best.ask.id && same(move, best.move)
}
