/**
 * A two-generation cache: it keeps what is needed, and of what was used lately up to about `room` things. What is used
 * goes into the young generation; when that is full it becomes the old one, and what was left there is let go unless it
 * is needed. So a use moves nothing, as it would in a list by age (LRU).
 */
export class TwoGenerationCache<T> {
  private readonly room: number
  private readonly isNeeded: (id: string) => boolean
  private young = new Map<string, T>()
  private old = new Map<string, T>()
  /** How much the young generation takes. */
  private most: number

  constructor(room: number, isNeeded: (id: string) => boolean = () => false) {
    this.room = room
    this.isNeeded = isNeeded
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
    this.old.delete(id)
    this.young.set(id, thing)
    if (this.young.size > this.most) this.age()
  }

  delete(id: string): void {
    this.young.delete(id)
    this.old.delete(id)
  }

  private age() {
    const left = this.old
    this.old = this.young
    this.young = new Map()
    for (const [id, thing] of left) if (this.isNeeded(id)) this.young.set(id, thing)
    this.most = this.young.size + this.room / 2
  }
}
