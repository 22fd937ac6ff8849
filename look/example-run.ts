import { heard, type Refusal, type Seat, type Types } from '@runatal/kernel'
import type { Arranged } from '@runatal/kernel/arrange'
import { at } from './at.ts'
import { agree, doAct, type Done, type ShownExample, wrongIn } from './example.ts'
import { LEARNER } from './lesson-run.ts'
import type { Lesson, Said, Verdict } from './tutorial.ts'

/** An example on its way, act by act. */
export class ExampleRun<G extends Types> {
  readonly example: ShownExample<G>
  table: Arranged<G>
  /** How many acts are done. */
  done = 0
  /** Grows with every change of the table. */
  version = 1
  /** What the reader saw happen at the last act. */
  fresh: readonly G['event'][] = []
  /** Why the last act was refused, where it was meant to be. */
  refusal: Refusal | undefined

  constructor(example: ShownExample<G>) {
    this.example = example
    this.table = example.start()
  }

  get isOver(): boolean {
    return this.done === this.example.acts.length
  }

  next(): void {
    if (this.isOver) return
    const before = this.table.match.told.length
    this.refusal = doAct(this.table, at(this.example.acts, this.done))
    this.done++
    this.version++
    this.fresh = this.table.match.told.slice(before).flatMap(told => told.flatMap(one => heard(one, LEARNER) ?? []))
  }

  /** As it was after so many acts, at once. */
  goTo(acts: number): void {
    this.table = this.example.start()
    this.done = 0
    this.refusal = undefined
    while (this.done < acts) this.next()
    this.version++
    this.fresh = []
  }

  /** What is not as the example says. */
  get wrong(): string[] {
    return wrongIn(this.table, this.example)
  }
}

/** What is said around a try, in every language. */
export interface TryWords {
  say: Said
  praise: Said
  again: Said
}

/** The example as a lesson of one task: the reader does what seat 0 did, the others do as they did. */
export function lessonOf<G extends Types>(example: ShownExample<G>, goal: Said, words: TryWords): Lesson<G> {
  const { id, rules, acts } = example
  const plays = acts.filter((act): act is Done<G> => 'play' in act)
  const of = (seat: Seat) => plays.filter(act => act.seat === seat)
  let table: Arranged<G> | undefined
  const judge = (): Verdict => {
    if (table === undefined) return undefined
    const { log, outcome } = table.match
    const made = log.filter(({ seat }) => seat === LEARNER).length
    const isDone = made >= of(LEARNER).length && log.length - made >= plays.length - of(LEARNER).length
    if (!isDone && outcome === undefined) return undefined
    return wrongIn(table, example).length === 0 ? 'reached' : 'missed'
  }
  return {
    id,
    title: goal,
    rules,
    start() {
      table = example.start()
      return table.match
    },
    answer(ask, options) {
      const made = table?.match.log.filter(({ seat }) => seat === ask.seat).length ?? 0
      const act: Done<G> | undefined = of(ask.seat)[made]
      return act !== undefined && 'play' in act ? options.find(option => agree(option, act.play)) : undefined
    },
    steps: [{ ...words, goal, spots: () => [], judge }],
  }
}
