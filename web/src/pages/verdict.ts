import type { Outcome } from '@runatal/kernel'
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
  const names = winners.map(seat => nameOf(view.seats[seat]!, words))
  if (names.length === 0) return result.draw
  if (names.length > 1) return result.win(words.list(names))
  return winners[0] === view.me && !view.oneScreen ? result.youWin : result.wins(names[0]!)
}

/** By what: somebody gave up, what the game says, or how far ahead. */
export function whyOf(view: TableView, { winners, scores }: Outcome, ending: Ending, words: Messages): string {
  const { result } = words
  const gaveUp = view.seats.filter(({ forfeited }) => forfeited)
  if (gaveUp.length > 0) return result.byForfeit(words.list(gaveUp.map(seat => nameOf(seat, words))))
  if (ending.why !== undefined) return ending.why
  const [first] = winners
  if (first === undefined || ending.counted === false || isTogether(view.game)) return ''
  const others = scores.filter((_, seat) => !winners.includes(seat))
  if (winners.length > 1) return result.tie
  return others.length === 0 ? '' : result.ahead(scores[first]! - Math.max(...others))
}
