/**
 * What was used lately, up to about `room` things. Two shelves: what is used stands on the near one; when that is full it
 * becomes the far one, and what was left there is let go. So a use moves nothing, as it would in a list by age.
 */
export class Shelves<T> {
  private readonly room: number
  private near = new Map<string, T>()
  private far = new Map<string, T>()

  constructor(room: number) {
    this.room = room
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
    if (this.near.size <= this.room / 2) return
    this.far = this.near
    this.near = new Map()
  }

  delete(id: string): void {
    this.near.delete(id)
    this.far.delete(id)
  }
}
