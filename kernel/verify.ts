import { commitment } from './chance.ts'
import { type Game, isRefusal, type Outcome, type Types } from './game.ts'
import { Match, type MatchRecord } from './match.ts'
import { same } from './same.ts'

/**
 * Checks a finished match: that the seed is the one promised at the start, and that the log, played again with it,
 * gives the outcome that was announced. Undefined if all is well, else what is wrong.
 */
export function verify<G extends Types>(
  game: Game<G>,
  record: MatchRecord<G>,
  promised: string,
  announced: Outcome | undefined,
): string | undefined {
  if (commitment(record.seed) !== promised) return 'The seed is not the one whose hash was shown at the start'
  const match = Match.replay(game, record)
  if (isRefusal(match)) return `The log cannot be played: ${match.text}`
  if (!same(match.outcome, announced)) return 'The log leads to another outcome than the one announced'
  return undefined
}
