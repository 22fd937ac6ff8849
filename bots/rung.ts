import { type Game, type Types, victory, type Wish } from '@runatal/kernel'
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

/** Plays one seed with the challenger in every seat in turn, the rival in all others. */
export function playUnit<G extends Types>(
  game: Game<G>,
  wish: Wish<G>,
  challenger: Bot<G>,
  rival: Bot<G>,
  seed: number,
): Unit {
  const rivals = Array<Bot<G>>(wish.seats).fill(rival)
  const outcomes = rivals.map((_, seat) => playGame(game, wish, rivals.with(seat, challenger), [seed]).outcome)
  const wins = unitOf(
    outcomes.map((outcome, seat) => {
      const shares = rivals.map((_, i) => victory(game.together, outcome, i))
      return { mine: shares[seat]!, others: shares.toSpliced(seat, 1) }
    }),
  )
  const mine = mean(outcomes.map(({ scores }, seat) => scores[seat]!))
  const theirs = mean(outcomes.flatMap(({ scores }, seat) => scores.toSpliced(seat, 1)))
  return { wins, mine, theirs }
}

function mean(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0) / values.length
}
