import type { Outcome, Turn } from '@runatal/kernel'
import { hintsGiven, resultsShown } from './history.ts'
import { RUNES, SIGNS } from './puzzle.ts'
import { charactersLeft } from './team.ts'
import type { Epilogue, Rising5, State } from './types.ts'

/** End of the game (R5-292 to R5-300, R5-414). */

/** R5-149, R5-292 */
export function win(s: State, t: Turn<Rising5>): void {
  s.fate = 'won'
  t.emit?.({ type: 'game_won', ...epilogue(s) })
  t.end()
}

export function lose(s: State, reason: 'eclipse' | 'deck', t: Turn<Rising5>): void {
  s.fate = reason
  t.stand() // the secret is shown
  t.emit?.({ type: 'game_lost', reason, ...epilogue(s) })
  t.end()
}

/** R5-001: all of the team or none. R5-300: there are no points. R5-393: the Game Master wins or loses nothing. */
export function outcome(s: State): Outcome | undefined {
  if (s.fate === 'playing') return undefined
  const won = s.fate === 'won'
  return {
    winners: won ? s.team.slice() : [],
    places: s.hands.map(() => 1),
    scores: s.hands.map((_, seat) => (won && seat !== s.master ? 1 : 0)),
  }
}

/** The numbers by which games are compared, and the secret. */
export function epilogue(s: State): Epilogue {
  return {
    solution: s.solution.map(rune => RUNES[rune]!),
    links: s.links.map(sign => SIGNS[sign]!),
    turns: s.turn,
    attempts: resultsShown(s) - 1,
    hints: hintsGiven(s),
    cardsLeft: charactersLeft(s),
    eclipse: s.eclipse,
  }
}
