import type { Game, Types, Wish } from '@runatal/kernel'
import type { Bot } from './bot.ts'
import { playGame } from './play-game.ts'
import { unitOf } from './sprt.ts'

/** One seed of a challenge: how much better the challenger fared than the mean of its rivals. */
export interface Unit {
  /** In shares of victory, from -1 to 1. */
  wins: number
  /** In points. */
  points: number
  /** The challenger's own points, on average. */
  own: number
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
  const games = rivals.map((_, seat) => ({
    seat,
    outcome: playGame(game, wish, rivals.with(seat, challenger), [seed]).outcome,
  }))
  const compare = (values: (game: (typeof games)[number]) => number[]) =>
    unitOf(games.map(one => ({ mine: values(one)[one.seat]!, others: values(one).toSpliced(one.seat, 1) })))
  return {
    wins: compare(({ outcome }) =>
      outcome.places.map((_, seat) => (outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0)),
    ),
    points: compare(({ outcome }) => outcome.scores),
    own: games.reduce((sum, { seat, outcome }) => sum + outcome.scores[seat]!, 0) / games.length,
  }
}
