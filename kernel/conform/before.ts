import { isRefusal, type Types } from '../game.ts'
import { settle } from '../setting.ts'
import type { Position } from './spec.ts'

/** The state before the last entry of the log, or before the set-up. */
export function stateBefore<G extends Types>({ game, match, past }: Position<G>): G['state'] {
  const text = past.at(-2)
  if (text !== undefined) return JSON.parse(text)
  const setting = settle(game, match.wish)
  if (isRefusal(setting)) throw new Error(setting.text)
  return game.create(setting)
}
