import {
  type Ask,
  CLOCK,
  firstOwed,
  type Game,
  isLive,
  isRefusal,
  Match,
  type Move,
  plainSeed,
  type Types,
} from '@runatal/kernel'
import type { Aim } from './puzzle-search.ts'

/** The seat whose choices solve a puzzle: the one of whoever learns, too. */
export const SOLVER = 0

/** A puzzle as it is shipped: a moment of a game that was played, what is wanted there, and what the proof found. */
export interface Puzzle {
  /** Kept on devices as solved: never given to another puzzle. */
  id: string
  theme: string
  /** How hard it is, on the scale of people's ratings. */
  level: number
  wish: { seats: number; table?: object; seat?: readonly object[] }
  seed: number
  /** How the game came there: which of all open answers was given, one after the other, in digits of 36. */
  way: string
  /** What has to be reached. */
  goal: number
  proof: Proof
  /** What is said of it, by the game's own words. */
  facts: Facts
}

export type Facts = Readonly<Record<string, number | string>>

/** What an exhaustive search found from the first move on. */
export interface Proof {
  /** What the best answer reaches, and the best of those that miss the goal. */
  best: number
  next: number
  /** How many of the answers at the first choice keep the goal within reach. */
  right: number
  of: number
  /** Choices of the solver in the longest line, and positions that were looked at. */
  depth: number
  positions: number
  /** In so many worlds, imagined from what the solver sees, the same answers are right; 0 where nothing hidden matters. */
  worlds: number
}

/** What a game brings so that puzzles can be found, proved, told and played. */
export interface Problems<G extends Types> {
  themes: readonly string[]
  /** What is wanted, where the facts say more about it. */
  aim(facts: Facts): Aim<G>
  /** Whom to show at the other seats. */
  rivals: readonly string[]
  words: Record<'en' | 'fr', ProblemWords>
  /** So short that as many as can be are solved against the clock. */
  rush?: true
  /** The rules a theme turns on, by their ids. */
  rules: Readonly<Record<string, readonly string[]>>
}

/** What there is to say of a puzzle, wherever it begins. */
export type Told = Omit<Puzzle, 'wish' | 'seed' | 'way'>

export interface ProblemWords {
  themes: Readonly<Record<string, string>>
  /** At which moments puzzles of this game begin, for whoever would make one. */
  begins: string
  /** How it stands, in a sentence or two, and what is asked. */
  position(puzzle: Told): string
  goal(puzzle: Told): string
  /** Why the answer is the answer. */
  reason(puzzle: Told): string
  /** What a wrong try comes to at best. */
  missed(puzzle: Told, reached: number): string
}

/** The moment where a puzzle begins; throws where its way cannot be gone. */
export function beginning<G extends Types>(
  game: Game<G>,
  puzzle: Pick<Puzzle, 'id' | 'wish' | 'seed' | 'way'>,
): Match<G> {
  const match = Match.start(game, puzzle.wish, plainSeed(puzzle.seed))
  if (isRefusal(match)) throw new Error(`Puzzle ${puzzle.id} has no beginning: ${match.text}`)
  letClockRun(match)
  for (const [i, step] of puzzle.way.split(' ').entries()) {
    const answer = answersIn(match)[Number.parseInt(step, 36)]
    if (answer === undefined) throw new Error(`Puzzle ${puzzle.id}: there is no answer '${step}' after ${i} moves`)
    match.submit(answer.ask.seat, answer.ask.id, answer.move)
    letClockRun(match)
  }
  return match
}

/** While nobody but the clock has something to say, it says it: no way needs to tell of that. */
export function letClockRun<G extends Types>(match: Match<G>): void {
  for (;;) {
    const owed = firstOwed(match.state.asks)
    if (owed?.seat !== CLOCK) return
    match.submit(CLOCK, owed.id, match.options(owed)[0])
  }
}

/** Every answer that anybody could give now, in an order that is always the same. */
export function answersIn<G extends Types>(match: Match<G>): { ask: Ask; move: Move<G> }[] {
  return match.state.asks
    .filter(ask => ask.seat !== CLOCK && isLive(match.state, ask))
    .flatMap(ask => match.options(ask).map(move => ({ ask, move })))
}
