import { type Ask, heard, isLive, isRefusal, type Match, type Move, type Refusal, type Seat } from '@runatal/kernel'
import type { Types } from '@runatal/kernel'
import type { OpenAsk } from './board.ts'
import { isTask, type Lesson, type Step, type Verdict } from './tutorial.ts'

/** The learner's seat. */
export const LEARNER = 0

/** One go at a lesson: the match, the step that it is at, and how the task stands. */
export class LessonRun<G extends Types> {
  readonly lesson: Lesson<G>
  readonly match: Match<G>
  verdict: Verdict
  /** Grows with every change of the table. */
  version = 1
  /** What the learner saw happen at the last change. */
  fresh: readonly G['event'][] = []
  private at = 0
  /** Where the log stood when the step began. */
  private from = 0

  constructor(lesson: Lesson<G>) {
    this.lesson = lesson
    this.match = lesson.start()
  }

  get step(): Step<G> {
    return this.lesson.steps[this.at]!
  }

  get position(): number {
    return this.at
  }

  get isLast(): boolean {
    return this.at === this.lesson.steps.length - 1
  }

  /** A task is under way: moves can be made. */
  get isOpen(): boolean {
    return isTask(this.step) && this.verdict === undefined
  }

  /** What is asked of the learner; nothing once the task is judged. */
  get asks(): OpenAsk<G>[] {
    if (this.verdict !== undefined) return []
    return this.match.asks(LEARNER).map(ask => ({
      id: ask.id,
      kind: ask.kind as OpenAsk<G>['kind'],
      must: ask.must,
      options: this.match.options(ask),
      barred: this.match.barred(ask),
    }))
  }

  get waitingFor(): Seat[] {
    return [...new Set(this.owed.map(({ seat }) => seat))]
  }

  get undoable(): number {
    return this.isOpen ? Math.min(this.match.undoable(LEARNER), this.match.log.length - this.from) : 0
  }

  /** The learner's move. Gives why not, if it was refused. */
  play(ask: number, move: unknown): Refusal | undefined {
    if (!this.isOpen) return undefined
    const answer = this.match.submit(LEARNER, ask, move)
    if (isRefusal(answer)) return answer
    this.show()
    return undefined
  }

  /** One rival answers, where one owes something. False if none does. */
  answer(): boolean {
    const ask = this.owed.find(({ seat }) => seat !== LEARNER)
    if (!this.isOpen || ask === undefined) return false
    const options = this.match.options(ask)
    const move: Move<G> | undefined = this.lesson.answer?.(ask, options) ?? options[0]
    const answer = this.match.submit(ask.seat, ask.id, move)
    if (isRefusal(answer)) throw new Error(`Lesson '${this.lesson.id}': ${answer.text}`)
    this.show()
    return true
  }

  undo(): void {
    if (this.undoable > 0) this.rewind(this.match.log.length - 1)
  }

  /** The next step; at the last one, nothing. */
  goOn(): void {
    if (this.isLast) return
    this.at++
    this.from = this.match.log.length
    this.verdict = undefined
  }

  /** The task from its beginning. */
  tryAgain(): void {
    this.verdict = undefined
    this.rewind(this.from)
  }

  private get owed(): Ask[] {
    const { state } = this.match
    return state.asks.filter(ask => ask.must && isLive(state, ask))
  }

  private rewind(position: number) {
    this.match.rewind(position)
    this.fresh = []
    this.version++
  }

  private show() {
    // The first list of what was told is the set-up's.
    this.fresh = this.heard(this.match.log.length)
    this.version++
    const { step } = this
    if (isTask(step)) this.verdict = step.judge({ state: this.match.state, events: this.heard(this.from + 1) })
  }

  private heard(from: number): G['event'][] {
    return this.match.told
      .slice(from)
      .flat()
      .flatMap(told => heard(told, LEARNER) ?? [])
  }
}
