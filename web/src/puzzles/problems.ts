import type { AnyGame, AnyTypes } from '@runatal/kernel'
import type { Problems, Puzzle, Seek } from '@runatal/study'
import { GAME_IDS, type GameId } from '../games.ts'
import { gameOf } from '../register.ts'

/** What each game brings to be puzzled over: its words and how it is searched, and apart from it the puzzles. */
const PROBLEMS = import.meta.glob<Problems<AnyTypes>>('../../../games/*/puzzles/index.ts', { import: 'problems' })
const SHIPPED = import.meta.glob<readonly Puzzle[]>('../../../games/*/puzzles/shipped.json', { import: 'puzzles' })

/** Where a game's puzzles begin, and what can be asked there: for whoever makes one. */
const SEEKS = import.meta.glob<Seek<AnyTypes>>('../../../games/*/puzzles/seek.ts', { import: 'seek' })

/** All that is needed to solve puzzles of a game. */
export interface Collection {
  game: AnyGame
  problems: Problems<AnyTypes>
  /** From the easiest to the hardest. */
  puzzles: readonly Puzzle[]
}

/** The games that have puzzles. */
export const PUZZLE_GAMES: readonly GameId[] = GAME_IDS.filter(id => shelfOf(id) in SHIPPED)

export async function collectionOf(id: GameId): Promise<Collection | undefined> {
  const [problems, puzzles] = [PROBLEMS[`../../../games/${id}/puzzles/index.ts`], SHIPPED[shelfOf(id)]]
  if (problems === undefined || puzzles === undefined) return undefined
  const [game, own, all] = await Promise.all([gameOf(id), problems(), puzzles()])
  return { game, problems: own, puzzles: all }
}

/** What it takes to make a puzzle of a position. */
export async function makingOf(id: GameId): Promise<Making | undefined> {
  const [problems, seek] = [
    PROBLEMS[`../../../games/${id}/puzzles/index.ts`],
    SEEKS[`../../../games/${id}/puzzles/seek.ts`],
  ]
  if (problems === undefined || seek === undefined) return undefined
  const [game, own, where] = await Promise.all([gameOf(id), problems(), seek()])
  return { game, problems: own, seek: where }
}

export interface Making {
  game: AnyGame
  problems: Problems<AnyTypes>
  seek: Seek<AnyTypes>
}

function shelfOf(id: GameId): string {
  return `../../../games/${id}/puzzles/shipped.json`
}
