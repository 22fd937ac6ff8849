/** Counts equal replies: a small open table, which 840 of them never fill. */
export class Replies {
  private readonly low = new Int32Array(SLOTS)
  private readonly high = new Int32Array(SLOTS)
  private readonly count = new Int32Array(SLOTS)
  private readonly used: number[] = []

  clear() {
    for (const slot of this.used) this.count[slot] = 0
    this.used.length = 0
  }

  add(low: number, high: number) {
    let slot = (Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b)) >>> SHIFT
    while (this.count[slot] !== 0 && (this.low[slot] !== low || this.high[slot] !== high)) slot = (slot + 1) % SLOTS
    const before = this.count[slot]!
    this.count[slot] = before + 1
    if (before > 0) return
    this.low[slot] = low
    this.high[slot] = high
    this.used.push(slot)
  }

  /** How many replies of each sort. */
  counts(): number[] {
    return this.used.map(slot => this.count[slot]!)
  }
}

const SLOTS = 2048
/** What leaves eleven bits of 32: one of the slots. */
const SHIFT = 21
