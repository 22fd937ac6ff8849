import { type Called, reader } from '@runatal/grammar'
import type { Outcome, Seat } from '@runatal/kernel'
import { at } from '@runatal/look/at.ts'
import type { Ending } from '@runatal/look/board.ts'
import type { TableView } from '@runatal/table'
import { isTogether } from '../games.ts'
import { nameOf } from '../parts/names.ts'
import type { Messages } from '../words/en.ts'

/** Who won, in a few words. */
export function titleOf(view: TableView, { winners, unfinished }: Outcome, words: Messages): string {
  const { result } = words
  if (unfinished) return result.unfinished
  if (isTogether(view.game)) {
    const isAlone = view.seats.length === 1 && view.me === 0
    const [won, lost] = isAlone ? [result.youWin, result.youLose] : [result.wonTogether, result.lostTogether]
    return winners.length > 0 ? won : lost
  }
  return winners.length === 0 ? result.draw : result.win(called(view, winners, words))
}

/** By what: somebody gave up, what the game says, or how far ahead. */
export function whyOf(view: TableView, { winners, scores }: Outcome, ending: Ending, words: Messages): string {
  const { result } = words
  const gaveUp = view.seats.filter(({ forfeited }) => forfeited).map(({ seat }) => seat)
  if (gaveUp.length > 0) return result.byForfeit(called(view, gaveUp, words))
  if (ending.why !== undefined) return ending.why
  const [first] = winners
  if (first === undefined || ending.counted === false || isTogether(view.game)) return ''
  const others = scores.filter((_, seat) => !winners.includes(seat))
  if (winners.length > 1) return result.tie
  return others.length === 0 ? '' : result.ahead(at(scores, first) - Math.max(...others))
}

/** Seats by name, and the reader among them, unless several read one screen. */
function called(view: TableView, seats: readonly Seat[], words: Messages): Called[] {
  return seats.map(seat => {
    const name = nameOf(at(view.seats, seat), words)
    return seat === view.me && !view.oneScreen ? reader(name) : name
  })
}
