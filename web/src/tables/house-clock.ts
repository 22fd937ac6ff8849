/** What time it is at the house, learnt from questions and answers: the quickest answer tells best. */
export class HouseClock {
  private readonly samples: { round: number; ahead: number }[] = []

  /** A question was asked and answered at these times of ours; in between the house said what time it is there. */
  heard(asked: number, answered: number, time: number): void {
    this.samples.push({ round: answered - asked, ahead: time - (asked + answered) / 2 })
    if (this.samples.length > KEPT) this.samples.shift()
  }

  /** The wall time of the house at a time of ours; undefined before it was heard. */
  at(now: number): number | undefined {
    const best = this.samples.reduce<{ round: number; ahead: number } | undefined>(
      (quickest, one) => (quickest === undefined || one.round < quickest.round ? one : quickest),
      undefined,
    )
    return best === undefined ? undefined : now + best.ahead
  }
}

const KEPT = 8
