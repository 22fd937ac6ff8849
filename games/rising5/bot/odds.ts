import { FACES } from '../content/box.ts'

/** How likely a roll reaches a value; the eclipse face never does (R5-122). */
export function oddsOf(need: number): number {
  return ODDS[Math.max(1, need)] ?? 0
}

const ODDS = [0, 1, 2, 3, 4, 5].map(need => FACES.filter(face => face > 0 && face >= need).length / FACES.length)
