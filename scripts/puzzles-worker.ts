// One core of `npm run puzzles`: looks for puzzles in the game of a seed, and has bots try them.
import { type Bot, fetchNet, makeBot } from '@runatal/bots'
import { type GameId, games } from '@runatal/games'
import { type Game, same, type Types } from '@runatal/kernel'
import {
  atFirstSight,
  levelOf,
  type Problems,
  prove,
  type Puzzle,
  puzzlesIn,
  Search,
  type Seek,
  SOLVER,
  solves,
} from '@runatal/study'
import { parentPort, workerData } from 'node:worker_threads'

/** What a core is asked: to look through a game, to look at a puzzle again, or to have bots try it on other luck. */
export type Task = (({ seed: number } | { again: Puzzle }) & { easyToo: boolean }) | { measure: Puzzle }

export interface Found {
  puzzle: Puzzle
  /** A bot that judges at first sight finds it. */
  isEasy: boolean
}

export interface Measured {
  weak: boolean
  strong: boolean
}

/** Other luck to choose by than to measure by, or the measure would flatter. */
const STRONG = [1, 2, 3, 4, 5, 6]
/** Who judges at first sight may be lucky now and then. */
const WEAK = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const LUCKY = 1
const ANEW = 20

await games[workerData as GameId](async game => work(game))

async function work<G extends Types>(game: Game<G>): Promise<void> {
  const room = new URL(`../games/${game.id}/puzzles/`, import.meta.url)
  const { problems } = (await import(`${room.href}index.ts`)) as { problems: Problems<G> }
  const { seek } = (await import(`${room.href}seek.ts`)) as { seek: Seek<G> }
  await fetchNet(game)
  const weak = atFirstSight(game, seek.proposes)
  const strong = makeBot(game, seek.strongest ?? 'grandmaster')
  const searchOf = (puzzle: Puzzle) => new Search(game, problems.aim(puzzle.facts), SOLVER)
  const tries = (puzzle: Puzzle, bot: Bot<G>, luck: number) => solves(game, searchOf(puzzle), puzzle, bot, luck)
  const sifted = (puzzle: Puzzle, easyToo: boolean): Found[] => {
    let found = 0
    const isEasy = WEAK.some(luck => tries(puzzle, weak, luck) && ++found > LUCKY)
    if ((isEasy && !easyToo) || !STRONG.every(luck => tries(puzzle, strong, luck))) return []
    return [{ puzzle: { ...puzzle, level: levelOf(game, seek, searchOf(puzzle), puzzle) }, isEasy }]
  }
  // Where the rules or the cards have changed since, a way may lead nowhere, or elsewhere.
  const provedAgain = (puzzle: Puzzle): Puzzle[] => {
    try {
      return same(prove(game, problems, puzzle), puzzle.proof) ? [puzzle] : []
    } catch {
      return []
    }
  }
  const answer = (task: Task): Found[] | Measured => {
    if ('measure' in task) {
      const { measure } = task
      return { weak: tries(measure, weak, ANEW), strong: tries(measure, strong, ANEW) }
    }
    const found = 'again' in task ? provedAgain(task.again) : [...puzzlesIn(game, problems, seek, task.seed)]
    return found.flatMap(one => sifted(one, task.easyToo))
  }
  parentPort!.on('message', (task: Task) => parentPort!.postMessage(answer(task)))
}
