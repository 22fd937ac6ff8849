import { isRefusal, Match, type MatchRecord } from '@runatal/kernel'
import { bestAttempt, expectAttempt, hintLeft, remaining } from '../../deduction/index.ts'
import { historyOf } from '../../rules/history.ts'
import { RUNES } from '../../rules/puzzle.ts'
import { rules } from '../../rules/rising5.ts'
import type { Rising5 } from '../../rules/types.ts'

/** Something that was asked of the Portal or of the Game Master: what it left, and what the best question would have left. */
export interface Question {
  /** Its place in the log. */
  position: number
  /** How many solutions were possible before it, and after it. */
  before: number
  left: number
  /** How many it was to be expected to leave, and how many the best question would have left on average. */
  expected: number
  asked: { what: 'attempt'; number: number; best: readonly number[] } | { what: 'hint'; rune: number; best: number }
  /** How many the best was to be expected to leave. */
  bestLeft: number
}

/** Plays a finished game again and judges each attempt and each hint by what the team knew then. */
export function questionsOf(record: MatchRecord<Rising5>): Question[] {
  const match = Match.replay(rules, record, 0)
  if (isRefusal(match)) return []
  const found: Question[] = []
  for (const [position, entry] of record.log.entries()) {
    const known = historyOf(match.state)
    const told =
      'late' in entry
        ? match.expire(entry.ask, entry.at)
        : match.submit(entry.seat, entry.ask, entry.move, entry.at, entry.sent)
    if (isRefusal(told)) break
    const now = historyOf(match.state)
    // The first answer is there before anybody asks.
    const attempt = known.results.length > 0 ? now.results[known.results.length] : undefined
    const hint = now.hints[known.hints.length]
    if (attempt === undefined && hint === undefined) continue
    const counts = { position, before: remaining(known).length, left: remaining(now).length }
    if (attempt !== undefined) {
      const expected = expectAttempt(known, attempt.portal)
      const best = bestAttempt(known, attempt.portal)
      if (expected === undefined || best === undefined) continue
      const asked = { what: 'attempt', number: known.results.length, best: best.portal } as const
      found.push({ ...counts, expected: expected.left, asked, bestLeft: best.left })
    } else if (hint !== undefined) {
      const worth = RUNES.map((_, rune) => ({ rune, left: hintLeft(known, rune) })).toSorted((a, b) => a.left - b.left)
      const asked = { what: 'hint', rune: hint.rune, best: worth[0]!.rune } as const
      found.push({ ...counts, expected: hintLeft(known, hint.rune), asked, bestLeft: worth[0]!.left })
    }
  }
  return found
}
