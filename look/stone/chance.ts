/** Chance for pictures: the same seed gives the same picture. */
export type Dice = () => number

export function seeded(seed: string | number): Dice {
  let a = typeof seed === 'number' ? seed | 0 : hash(seed)
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A whole number from a text (FNV-1a): the same text gives the same number. */
export function hash(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  return h >>> 0
}

/** Value noise on a torus of 256. */
export interface Noise {
  at(x: number, y: number): number
  /** Octaves summed. */
  layered(x: number, y: number, octaves: number): number
}

export function noise(seed: string): Noise {
  const roll = seeded(seed)
  const grid = Float32Array.from({ length: 65536 }, roll)
  const at = (x: number, y: number) => {
    const xi = Math.floor(x)
    const yi = Math.floor(y)
    const u = smooth(x - xi)
    const v = smooth(y - yi)
    const a = (yi & 255) << 8
    const b = ((yi + 1) & 255) << 8
    const p = xi & 255
    const q = (xi + 1) & 255
    return mix(mix(grid[a + p] ?? 0, grid[a + q] ?? 0, u), mix(grid[b + p] ?? 0, grid[b + q] ?? 0, u), v)
  }
  const layered = (x: number, y: number, octaves: number) => {
    let sum = 0
    let weight = 0.5
    let total = 0
    for (let i = 0; i < octaves; i++) {
      sum += at(x, y) * weight
      total += weight
      weight *= 0.5
      x = x * 2.03 + 17.1
      y = y * 2.03 + 5.3
    }
    return sum / total
  }
  return { at, layered }
}

export function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t
}

export function clamp(v: number, low = 0, high = 1): number {
  return v < low ? low : v > high ? high : v
}

function smooth(t: number): number {
  return t * t * (3 - 2 * t)
}
