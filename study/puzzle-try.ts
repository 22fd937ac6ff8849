import { type Bot, makeBot } from '@runatal/bots'
import { FastChance, type Game, type Types } from '@runatal/kernel'
import { beginning, type Puzzle, SOLVER } from './puzzle.ts'
import type { Search } from './puzzle-search.ts'

/** Whether a bot finds the answer, knowing what the solver knows, against rivals who do not err. */
export function solves<G extends Types>(
  game: Game<G>,
  search: Search<G>,
  puzzle: Puzzle,
  bot: Bot<G>,
  stream: number,
): boolean {
  const match = beginning(game, puzzle)
  for (;;) {
    if (search.reached(match.state) < puzzle.goal) return false
    const asked = search.asked(match.state)
    const answer =
      asked?.seat === SOLVER
        ? bot.choose(match.view(SOLVER), SOLVER, new FastChance(puzzle.seed, stream, match.log.length))
        : search.best(match.state)
    if (answer === undefined) return true
    match.submit(answer.ask.seat, answer.ask.id, answer.move)
  }
}

/**
 * A bot that takes what stands best after its own move, of all that the rules allow. Where the game proposes answers that it
 * has thought out itself, this bot is not told of them: it would not judge at first sight.
 */
export function atFirstSight<G extends Types>(game: Game<G>, proposes = false): Bot<G> {
  if (!proposes || game.guide === undefined) return makeBot(game, 'greedy')
  const { consider: _, ...guide } = game.guide
  return makeBot({ ...game, guide }, 'greedy')
}
