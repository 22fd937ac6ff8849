import { FastChance } from '@runatal/kernel'

/** Repeatable chance for pictures. */
export class Dice {
  private readonly chance: FastChance

  constructor(...stream: number[]) {
    this.chance = new FastChance(...stream)
  }

  between(low: number, high: number): number {
    return low + (this.chance.int(0x40000000) / 0x40000000) * (high - low)
  }

  /** Up to so much, either way. */
  about(reach: number): number {
    return this.between(-reach, reach)
  }

  int(n: number): number {
    return this.chance.int(n)
  }

  often(share: number): boolean {
    return this.between(0, 1) < share
  }

  pick<T>(items: readonly T[]): T {
    return items[this.chance.int(items.length)]!
  }

  shuffled<T>(items: readonly T[]): T[] {
    const copy = [...items]
    this.chance.shuffle(copy)
    return copy
  }

  /** Bell-shaped, with a standard deviation of 1. */
  bell(): number {
    return Math.sqrt(-2 * Math.log(this.between(1e-9, 1))) * Math.cos(this.between(0, 2 * Math.PI))
  }
}
