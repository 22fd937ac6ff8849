import {
  type Ask,
  CLOCK,
  heard,
  isLive,
  isRefusal,
  type Match,
  type Move,
  type Refusal,
  type Seat,
} from '@runatal/kernel'
import type { Types } from '@runatal/kernel'
import { at } from './at.ts'
import { asksOf } from './asks.ts'
import type { OpenAsk } from './board.ts'
import { isTask, type Lesson, type Step, type Verdict } from './tutorial.ts'

/** The learner's seat, where a lesson names no other. */
export const LEARNER = 0

/** One go at a lesson: the match, the step that it is at, and how the task stands. */
export class LessonRun<G extends Types> {
  readonly lesson: Lesson<G>
  readonly match: Match<G>
  readonly learner: Seat
  verdict: Verdict
  /** Grows with every change of the table. */
  version = 1
  /** What the learner saw happen at the last change. */
  fresh: readonly G['event'][] = []
  private at = 0
  /** Where the log stood when the step began. */
  private from: number
  /** Table time: it stands still except during a task. */
  private time = 0
  private alarm: { ask: Ask; due: number } | undefined

  constructor(lesson: Lesson<G>) {
    this.lesson = lesson
    this.match = lesson.start()
    this.learner = lesson.learner ?? LEARNER
    this.from = this.match.log.length
    this.readClock()
  }

  get step(): Step<G> {
    return at(this.lesson.steps, this.at)
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
    return asksOf(this.match, this.learner)
  }

  get waitingFor(): Seat[] {
    return [...new Set(this.owed.map(({ seat }) => seat))]
  }

  /** How many milliseconds of a task pass before something happens by itself; undefined if nothing will. */
  get dueIn(): number | undefined {
    const due = Math.min(this.alarm?.due ?? Infinity, this.intent?.at ?? Infinity)
    const left = Math.max(0, due - this.time)
    return this.isOpen && due < Infinity && !(this.isUntimed && left > AT_ONCE) ? left : undefined
  }

  /** No clock runs during this task. */
  get isUntimed(): boolean {
    return isTask(this.step) && this.step.untimed === true
  }

  get undoable(): number {
    return this.isOpen ? Math.min(this.match.undoable(this.learner), this.match.log.length - this.from) : 0
  }

  /** The learner's move, so many milliseconds after the last change. Gives why not, if it was refused. */
  play(ask: number, move: unknown, after = 0): Refusal | undefined {
    const before = this.match.log.length
    this.wait(after)
    if (!this.isOpen) return undefined
    const answer = this.match.submit(this.learner, ask, move, this.time)
    if (isRefusal(answer)) return answer
    this.show(before)
    return undefined
  }

  /** One rival answers, where one owes something. False if none does. */
  answer(): boolean {
    const ask = this.owed.find(({ seat }) => seat !== this.learner)
    if (!this.isOpen || ask === undefined) return false
    this.answerFor(ask)
    return true
  }

  /** Lets time pass while a task is open: whatever is due by then happens. */
  wait(milliseconds: number): void {
    const before = this.match.log.length
    const until = this.time + (this.isUntimed ? Math.min(milliseconds, AT_ONCE) : milliseconds)
    for (let left = this.dueIn; left !== undefined && this.time + left <= until; left = this.dueIn) {
      this.time += left
      const { intent, alarm } = this
      if (intent !== undefined && intent.at <= this.time) this.submit(intent.ask, intent.move)
      else if (alarm !== undefined) this.answerFor(alarm.ask)
    }
    if (this.isOpen) this.time = until
    if (this.match.log.length > before) this.fresh = this.heard(before + 1)
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
    const all = state.asks.filter(ask => ask.must && ask.seat !== CLOCK && isLive(state, ask))
    const mine = this.lesson.learnerFirst ? all.filter(({ seat }) => seat === this.learner) : []
    return mine.length > 0 ? mine : all
  }

  private get intent() {
    return this.lesson.intend?.(this.match.state)
  }

  private answerFor(ask: Ask) {
    const options = this.match.options(ask)
    this.submit(ask, this.lesson.answer?.(ask, options, this.match.state) ?? options[0])
  }

  private submit(ask: Ask, move: Move<G> | undefined) {
    const answer = this.match.submit(ask.seat, ask.id, move, this.time)
    if (isRefusal(answer)) throw new Error(`Lesson '${this.lesson.id}': ${answer.text}`)
    this.show(this.match.log.length - 1)
  }

  private rewind(position: number) {
    this.match.rewind(position)
    this.fresh = []
    this.version++
    this.alarm = undefined
    this.readClock()
  }

  /** What has happened since the log stood at a position. */
  private show(before: number) {
    // The first list of what was told is the set-up's.
    this.fresh = this.heard(before + 1)
    this.version++
    this.readClock()
    const { step } = this
    if (isTask(step)) this.verdict = step.judge({ state: this.match.state, events: this.heard(this.from + 1) })
  }

  /** A new alarm counts from the move that set it. */
  private readClock() {
    this.time = this.match.log.at(-1)?.at ?? 0
    const ask = this.match.state.asks.find(({ seat }) => seat === CLOCK)
    if (ask?.id !== this.alarm?.ask.id) this.alarm = ask && { ask, due: this.time + (ask.after ?? 0) }
  }

  private heard(from: number): G['event'][] {
    return this.match.told
      .slice(from)
      .flat()
      .flatMap(told => heard(told, this.learner) ?? [])
  }
}

/** Milliseconds: what follows a move so soon belongs to it. */
const AT_ONCE = 800
