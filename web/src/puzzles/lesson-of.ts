import type { Answered, AnyTypes } from '@runatal/kernel'
import type { Lesson, Said, Task } from '@runatal/look/tutorial.ts'
import { beginning, type Puzzle, Search, SOLVER } from '@runatal/study'
import type { Collection } from './problems.ts'

/** A puzzle as a lesson of one task: the search judges every move, and answers for the rivals. */
export interface Riddle {
  lesson: Lesson<AnyTypes>
  /** What whoever is asked would best answer. */
  best(state: AnyTypes['state']): Answered<AnyTypes> | undefined
}

export function riddleOf({ game, problems }: Collection, puzzle: Puzzle): Riddle {
  const { aim, words, rules } = problems
  const search = new Search(game, aim(puzzle.facts), SOLVER)
  const say = (pick: (own: typeof words.en) => string): Said => ({ en: pick(words.en), fr: pick(words.fr) })
  const title = say(own => own.themes[puzzle.theme] ?? '')
  let reached = puzzle.goal
  let match = beginning(game, puzzle)
  const first = { state: match.state, moves: match.log.length }
  const task: Task<AnyTypes> = {
    say: say(own => own.position(puzzle)),
    goal: say(own => own.goal(puzzle)),
    praise: say(own => own.reason(puzzle)),
    get again() {
      return say(own => own.missed(puzzle, reached))
    },
    spots: () => [],
    untimed: true,
    judge({ state }) {
      // Lucky is not right: an answer that left it to chance is none, however it came out.
      const since = match.log.slice(first.moves).flatMap(entry => ('move' in entry ? [entry] : []))
      const sure = search.along(first.state, since)
      reached = search.reached(sure)
      if (sure === undefined) return 'missed'
      const next = search.asked(state)
      if (reached >= puzzle.goal) return next === undefined ? 'reached' : undefined
      // What a rival answers to a wrong move is seen before it is called wrong.
      return next === undefined || next.seat === SOLVER ? 'missed' : undefined
    },
  }
  return {
    lesson: {
      id: puzzle.id,
      title,
      start: () => (match = beginning(game, puzzle)),
      answer: (_ask, _options, state) => search.best(state)?.move,
      steps: [task],
      rules: rules[puzzle.theme] ?? [],
    },
    best: state => search.best(state),
  }
}
