import type { Pace } from './finished.ts'

/** What is believed of somebody's strength: a number, and how far it may be off (one standard deviation). */
export interface Rating {
  mu: number
  sigma: number
}

/** A rating as it is kept: of how many games, and when the last of them ended. */
export interface KeptRating extends Rating {
  games: number
  at: number
}

/** The middle of the scale; inside the model it is zero, so that the strengths of a team can be added up. */
export const MIDDLE = 1500
export const NEW_RATING: Rating = { mu: MIDDLE, sigma: 350 }

/** A rating that is less sure than this is provisional: it stands in no list. */
export const WELL_KNOWN = 110

export function isKnown({ sigma }: Rating): boolean {
  return sigma <= WELL_KNOWN
}

/** A rating after some time without a game: what is not looked at is known less well. */
export function aged<R extends Rating>(rating: R, since: number, now: number): R {
  const days = Math.max(0, now - since) / A_DAY
  return { ...rating, sigma: Math.min(NEW_RATING.sigma, Math.sqrt(rating.sigma ** 2 + DRIFT ** 2 * days)) }
}

/** Until when a rating is known well, if no game follows; 0 if it is not. */
export function knownUntil({ sigma, at }: KeptRating): number {
  return sigma > WELL_KNOWN ? 0 : Math.floor(at + (A_DAY * (WELL_KNOWN ** 2 - sigma ** 2)) / DRIFT ** 2)
}

/** Which ratings are compared with each other. Programs have lists of their own. */
export function poolOf(game: string, pace: Pace, program = false): string {
  return `${game}/${pace}${program ? '/programs' : ''}`
}

/** Whose rating it is: a person's, or that of a box with so many heroes. */
export function boxSubject(scenario: string): string {
  return `box:${scenario}`
}

/** A well-known rating of 50 is provisional after about a year. */
const DRIFT = 5
const A_DAY = 24 * 60 * 60 * 1000
