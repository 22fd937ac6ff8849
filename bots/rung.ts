import { type Game, type Outcome, type Types, victoryOf, type Wish } from '@runatal/kernel'
import type { Bot } from './bot.ts'
import { playGame } from './play-game.ts'
import { unitOf } from './sprt.ts'

/** One seed of a challenge: how the challenger fared against the mean of its rivals. */
export interface Unit {
  /** The difference in shares of victory, from -1 to 1: what the test is about. */
  wins: number
  /** Mean points of the challenger and of its rivals. */
  mine: number
  theirs: number
}

/**
 * Plays one seed with the challenger in every seat in turn, the rival in all others; where all win together, with a team
 * of challengers and with one of rivals.
 */
export function playUnit<G extends Types>(
  game: Game<G>,
  wish: Wish<G>,
  challenger: Bot<G>,
  rival: Bot<G>,
  seed: number,
): Unit {
  const rivals = Array<Bot<G>>(wish.seats).fill(rival)
  const played = (bots: Bot<G>[]) => playGame(game, wish, bots, [seed]).outcome
  if (game.together) return apart(played(rivals.map(() => challenger)), played(rivals))
  const outcomes = rivals.map((_, seat) => played(rivals.with(seat, challenger)))
  const wins = unitOf(
    outcomes.map(({ winners }, seat) => {
      const shares = rivals.map((_, i) => victoryOf(winners, i))
      return { mine: shares[seat]!, others: shares.toSpliced(seat, 1) }
    }),
  )
  const mine = mean(outcomes.map(({ scores }, seat) => scores[seat]!))
  const theirs = mean(outcomes.flatMap(({ scores }, seat) => scores.toSpliced(seat, 1)))
  return { wins, mine, theirs }
}

/** Two teams, each at a table of its own. */
function apart(mine: Outcome, theirs: Outcome): Unit {
  const wins = Number(mine.winners.length > 0) - Number(theirs.winners.length > 0)
  return { wins, mine: mean(mine.scores), theirs: mean(theirs.scores) }
}

function mean(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0) / values.length
}
