import { classesOf, type Classes, NO_SIGN } from './classes.ts'
import { type Code, codeNumber, CODES, PLACE, PLACES, SEVEN } from './codes.ts'
import { type History, SPACES } from '../rules/puzzle.ts'

/**
 * The solutions that are still possible, each as likely as the next (R5-169).
 *
 * A solution survives exactly if its runes fall into the classes of the signs in the same numbers: then, and only then,
 * runes and signs can be paired within their classes. The pairings are as many for each survivor (the product of the
 * factorials of the class sizes), so no survivor is likelier than another.
 *
 * `start` is the arrangement that cannot be the solution (R5-162); the first result says as much.
 */
export function remaining(history: History, start?: Code): Code[] {
  return survivors(history, start).map(number => CODES[number]!)
}

/** How likely a solution is. */
export function oddsOfCode(history: History, code: Code): number {
  const left = survivors(history)
  const number = codeNumber(code)
  return number !== undefined && left.includes(number) ? 1 / left.length : 0
}

/** `odds[space][rune]`: how likely the solution has the rune on that space. */
export function oddsOfSpaces(history: History): number[][] {
  const left = remaining(history)
  const odds = Array.from({ length: SPACES }, () => Array<number>(SEVEN).fill(0))
  for (const code of left) for (const [space, rune] of code.entries()) odds[space]![rune]! += 1 / left.length
  return odds
}

/** The numbers of the solutions still possible. */
export function survivors(history: History, start?: Code, classes: Classes = classesOf(history)): number[] {
  const weights = weigh(classes)
  const target = classes.ofSign.reduce((sum, one) => sum + 8 ** one, 0)
  const never = start === undefined ? undefined : codeNumber(start)
  const found: number[] = []
  for (let number = 0; number < CODES.length; number++) {
    let sum = 0
    for (let rune = 0, at = number * SEVEN; rune < SEVEN; rune++, at++) sum += weights[rune * PLACES + PLACE[at]!]!
    if (sum === target && number !== never) found.push(number)
  }
  return found
}

/** A digit in base 8 for each class: seven runes never carry, so equal sums are equal numbers in every class. */
function weigh({ ofRune }: Classes): Int32Array {
  return Int32Array.from(ofRune, one => (one === NO_SIGN ? NEVER : 8 ** one))
}

/** More than all seven runes can weigh together. */
const NEVER = 8 ** 8
