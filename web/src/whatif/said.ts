import { type AnyGame, type AnyTypes, isRefusal, type Seat } from '@runatal/kernel'
import type { GameWords } from '@runatal/look/board.ts'
import { type Branch, type Chapter, standAt } from '@runatal/study'

/** The moves of a branch in words, each as its seat saw it; up to where the rules do not play it any more. */
export function saidIn(
  game: AnyGame,
  chapter: Chapter,
  branch: Branch,
  say: GameWords<AnyTypes>,
): { seat: Seat; said: string }[] {
  const match = standAt(game, chapter, { branch: branch.id, position: branch.from.position })
  if (match === undefined) return []
  const all: { seat: Seat; said: string }[] = []
  for (const entry of branch.log) {
    if ('late' in entry) break
    all.push({ seat: entry.seat, said: say.move(entry.move, match.view(entry.seat), entry.seat) })
    if (isRefusal(match.submit(entry.seat, entry.ask, entry.move, entry.at, entry.sent))) break
  }
  return all
}
