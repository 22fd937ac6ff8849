/**
 * Paired games: one seed, played once for each different rotation of the bots: what a worker gives back and the journal
 * keeps.
 */
export interface Bundle {
  bundle: number
  /** By rotation. */
  games: (Played | Crashed)[]
  /** By rotation and seat. Apart from the games, because it is never the same twice. */
  thinking: Thinking[][]
}

/** What the lab keeps of a game that came to its end. */
export interface Played {
  winners: number[]
  places: number[]
  scores: number[]
  /** A team won or lost together. */
  together?: true
  moves: number
  /** The seat that decided first, where one seat alone did. */
  first?: number
  /** Card -> one digit a seat, what that seat did with it: a sum of SEEN, PICKED and PLAYED. */
  cards: Record<string, string>
}

/** A game that stopped with an error. */
export interface Crashed {
  crash: string
}

/** How long a seat thought in one game, in microseconds. */
export interface Thinking {
  moves: number
  total: number
  longest: number
}

export const SEEN = 1
export const PICKED = 2
export const PLAYED = 4

export function isCrashed(game: Played | Crashed): game is Crashed {
  return 'crash' in game
}

export function isPlayed(game: Played | Crashed): game is Played {
  return !isCrashed(game)
}
