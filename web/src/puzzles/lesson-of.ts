import { type Answered, type AnyGame, type AnyTypes, FastChance, type Match, same } from '@runatal/kernel'
import type { Move } from '@runatal/kernel'
import type { Lesson, Said, Task } from '@runatal/look/tutorial.ts'
import { type Problems, Search, SOLVER, type Told } from '@runatal/study'

/** A puzzle as a lesson of one task: the search judges every move, and answers for the rivals. */
export interface Riddle {
  lesson: Lesson<AnyTypes>
  /** What whoever is asked would best answer. */
  best(state: AnyTypes['state']): Answered<AnyTypes> | undefined
  /** A few answers of the solver, the right one among them. */
  among(state: AnyTypes['state']): Move<AnyTypes>[]
}

export function riddleOf(
  { game, problems }: { game: AnyGame; problems: Problems<AnyTypes> },
  puzzle: Told,
  start: () => Match<AnyTypes>,
): Riddle {
  const { aim, words, rules } = problems
  const search = new Search(game, aim(puzzle.facts), SOLVER)
  const say = (pick: (own: typeof words.en) => string): Said => ({ en: pick(words.en), fr: pick(words.fr) })
  const title = say(own => own.themes[puzzle.theme] ?? '')
  let reached = puzzle.goal
  let match = start()
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
      // Whatever the others choose, it is the worst for the solver: they are not bound by what they chose before.
      learnerFirst: true,
      start: () => (match = start()),
      answer: (_ask, _options, state) => search.best(state)?.move,
      steps: [task],
      rules: rules[puzzle.theme] ?? [],
    },
    best: state => search.best(state),
    among: state => few(search, state, puzzle.goal),
  }
}

/** The best answer and some that miss, in an order that tells nothing; none where it is not the solver's turn. */
function few(search: Search<AnyTypes>, state: AnyTypes['state'], goal: number): Move<AnyTypes>[] {
  if (search.asked(state)?.seat !== SOLVER) return []
  const best = search.best(state)
  const weighed = search.weighed(state)
  const right = weighed.findIndex(one => best !== undefined && same(one.move, best.move))
  const wrong = weighed.flatMap(({ reached }, i) => (reached < goal ? i : []))
  new FastChance(state.nextAsk).shuffle(wrong)
  const shown = [right, ...wrong.slice(0, AMONG - 1)].toSorted((a, b) => a - b)
  return shown.flatMap(i => weighed[i]?.move ?? [])
}

/** So many answers are told by a hint; of two, both. */
const AMONG = 3
