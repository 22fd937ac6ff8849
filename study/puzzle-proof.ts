import { type Answered, type Game, heard, isRefusal, Match, type Types } from '@runatal/kernel'
import { beginning, type Problems, type Proof, type Puzzle, SOLVER } from './puzzle.ts'
import { Search } from './puzzle-search.ts'

/** Looks at everything that can follow on a puzzle's beginning, and says what was found. */
export function prove<G extends Types>(game: Game<G>, { aim }: Problems<G>, puzzle: Puzzle): Proof {
  const search = new Search(game, aim(puzzle.facts), SOLVER)
  return proofOf(search, search.weighed(beginning(game, puzzle).state), puzzle.goal)
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
  }
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
