import { type AnyGame, type AnyTypes, FastChance, isRefusal, Match, type MatchRecord, type Seat } from '@runatal/kernel'
import type { Level } from '@runatal/look/manifest.ts'
import { type GameId } from '../games.ts'
import { botOf } from './bots.ts'
import type { Plan } from './house.ts'

/** How somebody goes on from a position of a finished game. */
export interface Branch {
  position: number
  seat: Seat
  name: string
  level: Level
  /** What was hidden: drawn anew from what the seat could know, or as it was. */
  hidden: 'anew' | 'same'
}

/** Whether somebody could still choose something there. */
export function goesOn(state: AnyTypes['state']): boolean {
  return state.asks.length > 0
}

/** A table that begins where another game stood, with bots in all seats but one. The other game stays as it was. */
export function planBranch(
  game: AnyGame,
  record: MatchRecord<AnyTypes>,
  branch: Branch,
  luck: [number, number],
): Plan | undefined {
  const match = Match.replay(game, record, branch.position)
  return isRefusal(match) ? undefined : planFrom(game, match, branch, luck)
}

/** The same from where a match stands, whatever brought it there. */
export function planFrom(
  game: AnyGame,
  match: Match<AnyTypes>,
  branch: Omit<Branch, 'position'>,
  luck: [number, number],
): Plan | undefined {
  if (!goesOn(match.state)) return undefined
  const { seat, hidden } = branch
  const state = hidden === 'same' ? match.state : game.imagine(match.view(seat), seat, new FastChance(...luck))
  const { seats, table = {}, seat: chosen = [] } = match.wish
  return {
    game: game.id,
    seats: Array.from({ length: seats }, (_, i) =>
      i === seat ? { name: branch.name } : { bot: botOf(game.id as GameId, branch.level) },
    ),
    choices: table as Record<string, string>,
    seatChoices: chosen as Record<string, string>[],
    clock: { kind: 'none' },
    from: { state, at: match.log.at(-1)?.at ?? 0 },
  }
}
