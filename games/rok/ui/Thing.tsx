import type { Colour, Sign } from '../content/stones.ts'
import { Stone } from './art/Stone.tsx'

/** A rune as it looks, for those who put a position together. The board has its paints. */
export function Thing({ id }: { kind: string; id: string }) {
  const [colour, sign] = id.split('-')
  return <Stone colour={colour as Colour} sign={sign as Sign} />
}
