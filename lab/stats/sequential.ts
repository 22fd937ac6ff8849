import { count, emptyTally, judge, type Judgement } from '@runatal/bots'
import type { Bundle } from '../bundle.ts'
import { lineUps, type Plan, rivals } from '../plan.ts'
import { duelsOf } from './duels.ts'

/** What the sequential test says: is the first bot better than the second? */
export interface Verdict extends Judgement {
  first: string
  second: string
  bundles: number
}

/** Watches bundles in order until the question is decided. Without a test asked for, it never is. */
export class SequentialTest {
  private readonly plan: Plan
  private readonly pair: [string, string] | undefined
  private tally = emptyTally()
  private judgement: Judgement | undefined

  constructor(plan: Plan) {
    this.plan = plan
    this.pair = plan.sprt && rivals(plan)
  }

  /** A bundle counts once, with the duels won less those lost, as a share of all: a number from -1 to 1. */
  add(bundle: Bundle): void {
    const { sprt } = this.plan
    if (this.pair === undefined || sprt === undefined) return
    const [[, won], [lost]] = duelsOf(bundle, lineUps(this.plan.bots), this.pair) as [
      [number, number],
      [number, number],
    ]
    if (won + lost === 0) return
    this.tally = count(this.tally, (won - lost) / (won + lost))
    this.judgement = judge(this.tally, { gain: sprt.margin, alpha: sprt.alpha, beta: sprt.beta })
  }

  get isDecided(): boolean {
    return this.judgement !== undefined && this.judgement.verdict !== 'open'
  }

  get verdict(): Verdict | undefined {
    if (this.pair === undefined || this.judgement === undefined) return undefined
    const [first, second] = this.pair
    return { first, second, bundles: this.tally.units, ...this.judgement }
  }
}
