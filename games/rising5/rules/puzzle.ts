import type { Chance } from '@runatal/kernel'

/**
 * The riddle of the Portal: pure functions over small numbers, for the game, the bots and the companion alike. A rune, a
 * sign and a state are indices into the lists below; a space of the Portal is 0 to 3, the triangle's first and then
 * clockwise (R5-017).
 */

/** R5-029, R5-030 */
export const RUNES = ['blue', 'red', 'yellow', 'orange', 'green', 'violet', 'black'] as const
export type Rune = (typeof RUNES)[number]

/** R5-038, in the one order in which signs are ever listed (R5-159). */
export const SIGNS = ['sage', 'gobel', 'spider', 'snake', 'monkey', 'phoenix', 'whale'] as const
export type Sign = (typeof SIGNS)[number]

/** R5-153 to R5-156: a silhouette, not in the answer, on the wrong space, on the right space. */
export const STATES = ['unknown', 'dark', 'bright', 'golden'] as const
export type SignState = (typeof STATES)[number]

export const SPACES = 4
export const UNSEEN = 0
export const DARK = 1
export const BRIGHT = 2
export const GOLDEN = 3

/** What is secret: the rune of each space, and the sign of each rune. */
export interface Puzzle {
  solution: readonly number[]
  links: readonly number[]
}

/** An arrangement and its answer. */
export interface Result {
  /** The rune on each of the four spaces. */
  portal: readonly number[]
  /** The state of each of the seven signs; UNSEEN for the three that are not on the Portal. */
  states: readonly number[]
}

/** R5-174: a rune and its sign, nothing about the answer. `after` is how many results had been shown (R5-327). */
export interface Hint {
  rune: number
  sign: number
  after: number
}

/** All that the team knows about the riddle. */
export interface History {
  results: readonly Result[]
  hints: readonly Hint[]
}

/** R5-158: how the rune on a space stands. */
export function stateOf(rune: number, space: number, solution: readonly number[]): number {
  if (solution[space] === rune) return GOLDEN
  for (let i = 0; i < SPACES; i++) if (solution[i] === rune) return BRIGHT
  return DARK
}

/** R5-152, R5-159: the state of each sign by the fixed order of signs, so that no place gives a link away. */
export function signsOf(portal: readonly number[], solution: readonly number[], links: readonly number[]): number[] {
  const states = [UNSEEN, UNSEEN, UNSEEN, UNSEEN, UNSEEN, UNSEEN, UNSEEN]
  for (let space = 0; space < SPACES; space++) states[links[portal[space]!]!] = stateOf(portal[space]!, space, solution)
  return states
}

/** R5-149: all four signs are golden. */
export function isSealed(portal: readonly number[], solution: readonly number[]): boolean {
  for (let space = 0; space < SPACES; space++) if (portal[space] !== solution[space]) return false
  return true
}

/** R5-162, R5-321: any solution but the starting arrangement, and any links, all equally likely. */
export function drawPuzzle(portal: readonly number[], chance: Chance): Puzzle {
  return { solution: drawSolution(portal, chance), links: drawLinks(chance) }
}

export function drawSolution(portal: readonly number[], chance: Chance): number[] {
  for (;;) {
    const runes = [0, 1, 2, 3, 4, 5, 6]
    chance.shuffle(runes)
    runes.length = SPACES
    if (!isSealed(portal, runes)) return runes
  }
}

/** The sign of each rune. */
export function drawLinks(chance: Chance): number[] {
  const signs = [0, 1, 2, 3, 4, 5, 6]
  chance.shuffle(signs)
  return signs
}

/** Why four runes cannot be a solution (R5-384, R5-385) or an arrangement; undefined if they can. */
export function whyNotSolution(solution: unknown, portal?: readonly number[]): 'R5-384' | 'R5-385' | undefined {
  if (!isDistinct(solution, SPACES)) return 'R5-385'
  return portal !== undefined && isSealed(portal, solution) ? 'R5-384' : undefined
}

/** Why seven signs cannot be the links (R5-373); undefined if they can. */
export function whyNotLinks(links: unknown): 'R5-373' | undefined {
  return isDistinct(links, RUNES.length) ? undefined : 'R5-373'
}

/** Whether it is a list of so many different runes, or signs. */
function isDistinct(list: unknown, count: number): list is number[] {
  if (!Array.isArray(list) || list.length !== count) return false
  const seen = new Set<unknown>(list)
  return seen.size === count && list.every(one => Number.isInteger(one) && one >= 0 && one < RUNES.length)
}
