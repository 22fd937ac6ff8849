import { NICHE } from './niche.ts'

/** How large the stone of a game is, standing in a row or alone on a phone, and how high its niche. */
export function steleSize(i: number, count: number, narrow: boolean): { w: number; h: number; nicheHeight: number } {
  const h = (narrow ? 430 : steleHeight(i, count)) - UNDER
  return { w: narrow ? 298 : 248, h, nicheHeight: h - NICHE.y - (narrow ? 176 : 156) }
}

/** What stands below the stone: the foot that it rests on. */
export const UNDER = 14

/** The stones stand like a gable, however many there are: the highest in the middle of the row. */
export function steleHeight(i: number, count: number): number {
  const middle = (count - 1) / 2
  return Math.round(HIGHEST - (middle === 0 ? 0 : (HIGHEST - LOWEST) * (Math.abs(i - middle) / middle)))
}

const HIGHEST = 404
const LOWEST = 386
