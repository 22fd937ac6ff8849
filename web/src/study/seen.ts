import { type AnyGame, type AnyTypes, isRefusal, Match, type MatchRecord } from '@runatal/kernel'
import type { Judged } from '@runatal/study'

/** What the seat that chose saw of the game at that moment. */
export function seenAt(
  game: AnyGame,
  record: MatchRecord<AnyTypes>,
  { position, seat }: Judged<AnyTypes>,
): AnyTypes['state'] | undefined {
  const match = Match.replay(game, record, position)
  return isRefusal(match) ? undefined : match.view(seat)
}
