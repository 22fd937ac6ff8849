/**
 * What is needed, and what was used lately: of that up to about `room` things. Two shelves: what is used stands on the near
 * one; when that is full it becomes the far one, and what was left there is let go unless it is needed. So a use moves
 * nothing, as it would in a list by age.
 */
export class Shelves<T> {
  private readonly room: number
  private readonly isNeeded: (id: string) => boolean
  private near = new Map<string, T>()
  private far = new Map<string, T>()
  /** How much the near shelf takes. */
  private most: number

  constructor(room: number, isNeeded: (id: string) => boolean = () => false) {
    this.room = room
    this.isNeeded = isNeeded
    this.most = room / 2
  }

  get size(): number {
    return this.near.size + this.far.size
  }

  has(id: string): boolean {
    return this.near.has(id) || this.far.has(id)
  }

  get(id: string): T | undefined {
    const near = this.near.get(id)
    if (near !== undefined) return near
    const far = this.far.get(id)
    if (far !== undefined) this.set(id, far)
    return far
  }

  set(id: string, thing: T): void {
    this.far.delete(id)
    this.near.set(id, thing)
    if (this.near.size > this.most) this.turn()
  }

  delete(id: string): void {
    this.near.delete(id)
    this.far.delete(id)
  }

  private turn() {
    const left = this.far
    this.far = this.near
    this.near = new Map()
    for (const [id, thing] of left) if (this.isNeeded(id)) this.near.set(id, thing)
    this.most = this.near.size + this.room / 2
  }
}
