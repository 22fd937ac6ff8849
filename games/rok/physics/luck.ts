/** Random numbers from whole-number arithmetic alone, so that they are the same in every engine. */
export class Luck {
  private a: number

  constructor(seed: number) {
    this.a = seed >>> 0
  }

  /** From 0 up to, but not including, 1. */
  next(): number {
    this.a = (this.a + 0x6d2b79f5) >>> 0
    let t = this.a
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  between(least: number, most: number): number {
    return least + (most - least) * this.next()
  }

  /** ROK-049: a uniform orientation, without sines (Marsaglia 1972). */
  orientation(): { x: number; y: number; z: number; w: number } {
    const [x, y, first] = this.inDisc()
    const [u, v, second] = this.inDisc()
    const k = Math.sqrt((1 - first) / second)
    return { x, y, z: u * k, w: v * k }
  }

  private inDisc(): [x: number, y: number, squared: number] {
    for (;;) {
      const x = 2 * this.next() - 1
      const y = 2 * this.next() - 1
      const squared = x * x + y * y
      if (squared > 0 && squared < 1) return [x, y, squared]
    }
  }
}
