interface How<T> {
  /** Stays, however much there is. */
  isNeeded?(id: string): boolean
  /** How much room something takes; one, unless it is said otherwise. */
  weigh?(thing: T): number
}

/**
 * A two-generation cache: it keeps what is needed, and of what was used lately up to about `room` things. What is used
 * goes into the young generation; when that is full it becomes the old one, and what was left there is let go unless it
 * is needed. So a use moves nothing, as it would in a list by age (LRU).
 */
export class TwoGenerationCache<T> {
  private readonly room: number
  private readonly isNeeded: (id: string) => boolean
  private readonly weigh: (thing: T) => number
  private young = new Map<string, T>()
  private old = new Map<string, T>()
  /** How much the young generation takes, and may take. */
  private weight = 0
  private most: number

  constructor(room: number, { isNeeded = () => false, weigh = () => 1 }: How<T> = {}) {
    this.room = room
    this.isNeeded = isNeeded
    this.weigh = weigh
    this.most = room / 2
  }

  get size(): number {
    return this.young.size + this.old.size
  }

  has(id: string): boolean {
    return this.young.has(id) || this.old.has(id)
  }

  get(id: string): T | undefined {
    const young = this.young.get(id)
    if (young !== undefined) return young
    const old = this.old.get(id)
    if (old !== undefined) this.set(id, old)
    return old
  }

  set(id: string, thing: T): void {
    this.delete(id)
    this.young.set(id, thing)
    this.weight += this.weigh(thing)
    if (this.weight > this.most) this.age()
  }

  delete(id: string): void {
    const young = this.young.get(id)
    if (young !== undefined) this.weight -= this.weigh(young)
    this.young.delete(id)
    this.old.delete(id)
  }

  clear(): void {
    this.young.clear()
    this.old.clear()
    this.weight = 0
  }

  private age() {
    const left = this.old
    this.old = this.young
    this.young = new Map()
    this.weight = 0
    for (const [id, thing] of left) {
      if (!this.isNeeded(id)) continue
      this.young.set(id, thing)
      this.weight += this.weigh(thing)
    }
    this.most = this.weight + this.room / 2
  }
}
