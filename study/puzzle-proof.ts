import { type Answered, FastChance, type Game, heard, isRefusal, Match, same, type Types } from '@runatal/kernel'
import { beginning, type Problems, type Proof, type Puzzle, SOLVER } from './puzzle.ts'
import { type Aim, Search } from './puzzle-search.ts'

/** Looks at everything that can follow on a puzzle's beginning, and says what was found. */
export function prove<G extends Types>(game: Game<G>, problems: Problems<G>, puzzle: Puzzle): Proof {
  const aim = problems.aim(puzzle.facts)
  const search = new Search(game, aim, SOLVER)
  const match = beginning(game, puzzle)
  const proof = proofOf(search, search.weighed(match.state), puzzle.goal)
  const { worlds } = puzzle.proof
  return { ...proof, worlds: holds(game, aim, match, puzzle.goal, { worlds, most: Infinity }) ? worlds : -1 }
}

export function proofOf<G extends Types>(
  { depth, positions }: Search<G>,
  weighed: readonly { reached: number }[],
  goal: number,
): Proof {
  const reached = weighed.map(one => one.reached)
  const wrong = reached.filter(one => one < goal)
  return {
    best: Math.max(...reached),
    next: Math.max(...wrong),
    right: reached.length - wrong.length,
    of: reached.length,
    depth,
    positions,
    worlds: 0,
  }
}

/** Whether the same answers are right whatever is hidden: in so many worlds that the solver could believe in. */
export function holds<G extends Types>(
  game: Game<G>,
  aim: Aim<G>,
  match: Match<G>,
  goal: number,
  { worlds, most }: { worlds: number; most: number },
): boolean {
  const rightIn = (state: G['state']) =>
    new Search(game, aim, SOLVER, most).weighed(state).filter(({ reached }) => reached >= goal)
  const right = rightIn(match.state)
  return Array.from({ length: worlds }, (_, i) => game.imagine(match.view(SOLVER), SOLVER, new FastChance(i))).every(
    world => {
      const there = rightIn(world)
      return there.length === right.length && there.every(({ move }, i) => same(move, right[i]!.move))
    },
  )
}

/** What happens if nobody errs from here on: what the solver hears of it, and how it ends. */
export interface Line<G extends Types> {
  events: G['event'][]
  state: G['state']
}

/** Plays a line out on a copy of the match, from its i-th answer on; the match stays as it is. */
export function lineOf<G extends Types>(game: Game<G>, search: Search<G>, match: Match<G>, first: number): Line<G> {
  const copy = Match.replay(game, match.record())
  if (isRefusal(copy)) throw new Error(copy.text)
  let answer: Answered<G> | undefined = search.weighed(copy.state)[first]
  while (answer !== undefined) {
    copy.submit(answer.ask.seat, answer.ask.id, answer.move)
    answer = search.best(copy.state)
  }
  const events = copy.told.slice(match.told.length).flat()
  return { events: events.flatMap(told => heard(told, SOLVER) ?? []), state: copy.state }
}
