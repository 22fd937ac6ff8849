import type { Game, Seat, Types } from './game.ts'

/**
 * How an evaluation becomes a chance to win: on the scale of log odds, times `slope`, and for a team plus `bias`. A
 * large lead may count less than its size (a `bend` under 1), or more; 1, if left out. A
 * team that stands well may have so many times the reason to hope (`ahead`) that it has to fear when it stands ill.
 */
export interface Fit {
  slope: number
  bias: number
  bend?: number
  ahead?: number
}

/** Fits by the number of seats, found on games of the lab: `npm run lab -- calibrate rauha`. */
export type Calibration = Readonly<Record<number, Fit>>

/**
 * How likely each seat wins (forecast probabilities). Rivals share one victory, so that three who stand alike have a third
 * each; a team has one fate. Undefined for a game that was never calibrated for so many seats.
 */
export function chancesOf<G extends Types>(game: Game<G>, state: G['state'], seats: number): number[] | undefined {
  const fit = game.guide?.calibration?.[seats]
  return fit && fitted(fit, oddsOf(game, state, seats), game.together)
}

/** What the game's own evaluation says of each seat, as log odds. */
export function oddsOf<G extends Types>({ guide }: Game<G>, state: G['state'], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat: Seat) => {
    const worth = Math.min(1 - SURE, Math.max(SURE, guide?.evaluate(state, seat) ?? 0.5))
    return Math.log(worth / (1 - worth))
  })
}

export function fitted({ slope, bias, bend = 1, ahead = 1 }: Fit, odds: readonly number[], together = false): number[] {
  const leads = odds.map(one => (one > 0 ? ahead : 1) * slope * Math.sign(one) * Math.abs(one) ** bend)
  if (together) return leads.map(lead => 1 / (1 + Math.exp(-bias - lead)))
  const shares = leads.map(Math.exp)
  const sum = shares.reduce((a, b) => a + b, 0)
  return shares.map(share => share / sum)
}

/** No position is quite certain. */
const SURE = 0.001
