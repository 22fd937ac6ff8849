import { type Bot, makeBot } from '@runatal/bots'
import {
  type Ask,
  FastChance,
  firstOwed,
  type Game,
  isRefusal,
  Match,
  plainSeed,
  type Refusal,
  same,
  type Types,
  type Wish,
} from '@runatal/kernel'
import {
  answersIn,
  beginning,
  type Facts,
  letClockRun,
  type Problems,
  type Puzzle,
  SOLVER,
  type Told,
} from './puzzle.ts'
import { holds, type Line, lineOf, proofOf } from './puzzle-proof.ts'
import { Search, TooWide } from './puzzle-search.ts'
import { atFirstSight, solves } from './puzzle-try.ts'

/** Where a game looks for its puzzles, and what it makes of those it finds. */
export interface Seek<G extends Types> {
  /** Played in turn, all seats by this bot. */
  wishes: readonly Wish<G>[]
  bot: string
  mayBegin(state: G['state'], ask: Ask): boolean
  /** Only the last so many moments of a game that fit are looked at; all, if left out. */
  latest?: number
  /** More positions than that are too many to look at while somebody waits. */
  most: number
  /** Where something hidden could matter, an answer has to be right in so many worlds. */
  worlds?: number
  /** The game proposes to its bots what it has thought out to the end: whoever is to judge at first sight is not told. */
  proposes?: true
  /** Who finds the answer surely, if not the strongest level: where that one looks no further than the others do. */
  strongest?: string
  /** What might be asked there, the first that makes a puzzle. */
  asks(state: G['state']): readonly Facts[]
  /** What has to be reached, by what the answers lead to; undefined where there is nothing to find. */
  goal(reached: readonly number[], facts: Facts): number | undefined
  /** What it is about, by the best line and the best of those that fail; undefined where that cannot be said. */
  describe(state: G['state'], right: Line<G>, wrong: Line<G>, facts: Facts): Pick<Puzzle, 'theme' | 'facts'> | undefined
}

/** Puzzles out of one game that bots play. */
export function* puzzlesIn<G extends Types>(
  game: Game<G>,
  problems: Problems<G>,
  seek: Seek<G>,
  seed: number,
): Generator<Puzzle> {
  const wish = seek.wishes[seed % seek.wishes.length]!
  const match = begun(Match.start(game, wish, plainSeed(seed)))
  const bot = makeBot(game, seek.bot)
  const way: string[] = []
  const moments: number[] = []
  for (;;) {
    letClockRun(match)
    if (match.outcome !== undefined) break
    const ask = firstOwed(match.state.asks)
    if (ask === undefined) return
    if (ask.seat === SOLVER && seek.mayBegin(match.state, ask)) moments.push(way.length)
    const answer = bot.choose(match.view(ask.seat), ask.seat, new FastChance(seed, match.log.length))
    const step = answersIn(match).findIndex(one => one.ask.id === answer.ask.id && same(one.move, answer.move))
    way.push(step.toString(36))
    match.submit(ask.seat, answer.ask.id, answer.move)
  }
  for (const moment of moments.slice(-(seek.latest ?? moments.length))) {
    const from = { wish, seed, way: way.slice(0, moment).join(' ') }
    const found = puzzleAt(game, problems, seek, beginning(game, { id: `${seed}`, ...from }))
    if (typeof found !== 'string') yield { ...found, id: `${seed.toString(36)}-${found.id}`, ...from }
  }
}

function begun<G extends Types>(match: Match<G> | Refusal): Match<G> {
  if (isRefusal(match)) throw new Error(match.text)
  return match
}

/** Why a moment makes no puzzle. */
export type NoPuzzle =
  /** It is not the solver's, or not one at which this game's puzzles begin. */
  | 'moment'
  /** All answers come to the same, or too many are right, or none. */
  | 'open'
  /** What is right hangs on what the solver cannot see. */
  | 'hidden'
  /** More can follow than can be looked at. */
  | 'wide'

/** The puzzle that a moment makes, proved; or why it makes none. `watch` is told how many positions were looked at. */
export function puzzleAt<G extends Types>(
  game: Game<G>,
  problems: Problems<G>,
  seek: Seek<G>,
  match: Match<G>,
  watch?: (positions: number) => void,
): Told | NoPuzzle {
  const ask = firstOwed(match.state.asks)
  if (ask?.seat !== SOLVER || !seek.mayBegin(match.state, ask)) return 'moment'
  const { worlds = 0, most } = seek
  let why: NoPuzzle = 'open'
  for (const asked of seek.asks(match.state)) {
    const aim = problems.aim(asked)
    const search = new Search(game, aim, SOLVER, most, watch)
    try {
      const weighed = search.weighed(match.state)
      const reached = weighed.map(one => one.reached)
      const goal = weighed.length === 0 ? undefined : seek.goal(reached, asked)
      if (goal === undefined) continue
      if (!holds(game, aim, match, goal, { worlds, most })) {
        why = 'hidden'
        continue
      }
      const proof = { ...proofOf(search, weighed, goal), worlds }
      const right = lineOf(game, search, match, reached.indexOf(proof.best))
      const wrong = lineOf(game, search, match, reached.indexOf(proof.next))
      const told = seek.describe(match.state, right, wrong, asked)
      if (told === undefined) continue
      return { id: match.log.length.toString(36), level: 0, ...told, goal, proof }
    } catch (error) {
      if (!(error instanceof TooWide)) throw error
      why = 'wide'
    }
  }
  return why
}

/** How hard a puzzle is: harder the rarer chance finds it and the more there is to look at, and harder again where a bot that looks no further than its move does not. */
export function levelOf<G extends Types>(game: Game<G>, seek: Seek<G>, search: Search<G>, puzzle: Puzzle): number {
  const tries = (bot: Bot<G>, many: number) =>
    Array.from({ length: many }, (_, i) => solves(game, search, puzzle, bot, i)).filter(Boolean).length
  const share = (tries(makeBot(game, 'random'), RANDOM_TRIES) + 0.5) / (RANDOM_TRIES + 1)
  const byChance = 1000 + 200 * Math.log10((1 - share) / share)
  const beyond = tries(atFirstSight(game, seek.proposes), GREEDY_TRIES) === 0 ? 250 : 0
  const width = 50 * Math.log10(1 + search.positions)
  return Math.round((byChance + beyond + width) / 10) * 10
}

const RANDOM_TRIES = 40
const GREEDY_TRIES = 3
