/**
 * What follows from all that the Portal has said. Exact, quick and pure: for bots, for the assistant at the table and for
 * the companion. Runes, signs and states are numbers as in `rules/puzzle.ts`.
 */
export { type Code, codeNumber, CODES } from './codes.ts'
export { oddsOfCode, oddsOfSpaces, remaining } from './survivors.ts'
export { certainLinks, imaginePuzzle, type Link, oddsOfLinks } from './links.ts'
export { hintLeft, hintWorth } from './hints.ts'
export { type Attempt, bestAttempt, expectAttempt, PRICE_OF_SWAP, Prospects } from './attempt.ts'
export { type Swap, swapsBetween, swapsTowards } from './swaps.ts'
