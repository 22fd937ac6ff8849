import {
  FULL_SPEED,
  GRAVITY,
  LANE_HALF_WIDTH,
  MOST_POWER,
  START_GAP,
  START_TO_DESTINY,
  TOUCH,
} from '../content/lane.ts'

/** One slide, in closed form: straight on, slowed by friction (ROK-136, ROK-138, ROK-139, ROK-216). */

export interface Slide {
  /** Millimetres between the outlines where it stops, to a tenth. */
  gap: number
  touched: boolean
  /** False if it counts as no shot. */
  shot: boolean
  /** Where it stops: along the lane from the start line, and beside its axis. */
  along: number
  beside: number
}

/** What counts for somebody who does not shoot (ROK-141). */
export const NO_SHOT: Slide = { gap: START_GAP, touched: false, shot: false, along: 0, beside: 0 }

/** How far a stone slides at a power, in millimetres; friction in ten-thousandths. */
export function slideLength(power: number, friction: number): number {
  const speed = (FULL_SPEED * power) / MOST_POWER
  return (speed * speed) / ((2 * GRAVITY * friction) / 10_000)
}

/** How long it slides, in milliseconds. */
export function slideTime(power: number, friction: number): number {
  return Math.round(((FULL_SPEED * power * 100_000) / MOST_POWER / (GRAVITY * friction)) * 100)
}

export function slide(power: number, aim: number, friction: number): Slide {
  const length = slideLength(power, friction)
  const beside = length * sine(aim)
  const along = length * cosine(aim)
  // The point of the path that is nearest to the Destiny rune.
  const nearest = Math.min(length, START_TO_DESTINY * cosine(aim))
  const touched = distanceAt(nearest, aim) <= TOUCH
  const gap = Math.max(0, Math.round(10 * (distanceAt(length, aim) - TOUCH)) / 10)
  if (Math.abs(beside) > LANE_HALF_WIDTH) return NO_SHOT // no path that leaves the lane comes near the Destiny rune
  return { gap, touched, shot: true, along, beside }
}

function distanceAt(length: number, aim: number): number {
  const dx = length * sine(aim)
  const dy = START_TO_DESTINY - length * cosine(aim)
  return Math.sqrt(dx * dx + dy * dy)
}

/** By their series, exact enough up to 15 degrees: the engine's own differ between engines. */
export function sine(degrees: number): number {
  const x = degrees * RADIANS
  const x2 = x * x
  return x * (1 - (x2 / 6) * (1 - (x2 / 20) * (1 - (x2 / 42) * (1 - x2 / 72))))
}

export function cosine(degrees: number): number {
  const x = degrees * RADIANS
  const x2 = x * x
  return 1 - (x2 / 2) * (1 - (x2 / 12) * (1 - (x2 / 30) * (1 - x2 / 56)))
}

const RADIANS = 0.017453292519943295
