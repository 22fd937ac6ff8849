/** A token bucket: how often somebody may do something, `size` at once, refilled by `perSecond`. */
export class Bucket {
  private readonly size: number
  private readonly perSecond: number
  private level: number
  private at = performance.now()

  constructor(size: number, perSecond: number) {
    this.size = size
    this.perSecond = perSecond
    this.level = size
  }

  take(): boolean {
    this.refill()
    if (this.level < 1) return false
    this.level--
    return true
  }

  /** So much was taken elsewhere; what is owed for it is bounded, too. */
  spend(times: number): void {
    this.refill()
    this.level = Math.max(-this.size, this.level - times)
  }

  private refill() {
    const now = performance.now()
    this.level = Math.min(this.size, this.level + ((now - this.at) / 1000) * this.perSecond)
    this.at = now
  }
}
