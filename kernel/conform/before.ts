import { isRefusal, type Types } from '../game.ts'
import type { Match } from '../match.ts'
import { settle } from '../setting.ts'
import type { Position } from './spec.ts'

/** The state before the last entry of the log, or before the first step of the set-up. */
export function stateBefore<G extends Types>({ match, past }: Position<G>): G['state'] {
  const text = past.at(-2)
  return text === undefined ? firstState(match) : JSON.parse(text)
}

/** The table as it was before anything happened. */
export function firstState<G extends Types>(match: Match<G>): G['state'] {
  const { game, wish } = match
  const { from } = match.record()
  if (from !== undefined) return game.clone(from)
  const setting = settle(game, wish)
  if (isRefusal(setting)) throw new Error(setting.text)
  return game.create(setting)
}
