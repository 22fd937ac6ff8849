import { type History, STATES, UNSEEN } from '../rules/puzzle.ts'
import { PLACES, SEVEN, stateAt } from './codes.ts'

/**
 * Signs sorted by all that they have shown, and beside them each rune by all that it would have shown in each place of
 * the solution. A hint is a mark that only one rune and one sign bear. Runes and signs of one class cannot be told apart.
 */
export interface Classes {
  /** Class of each sign. */
  readonly ofSign: readonly number[]
  /** `ofRune[5 * rune + place]`: the class of the rune if the solution has it there, or NO_SIGN. */
  readonly ofRune: Int8Array
  /** How many signs are in each class. */
  readonly sizes: readonly number[]
}

/** No sign has shown what this rune would have shown. */
export const NO_SIGN = -1

/** More classes than this are never: seven signs, and at first the one class of those without a hint. */
export const MOST_CLASSES = SEVEN + 1

export function classesOf({ results, hints }: History): Classes {
  const ofSign = Array<number>(SEVEN).fill(0)
  const ofRune = new Int8Array(SEVEN * PLACES)
  for (const [i, { rune, sign }] of hints.entries()) {
    ofSign[sign] = i + 1
    ofRune.fill(i + 1, rune * PLACES, rune * PLACES + PLACES)
  }
  for (const { portal, states } of results) {
    const split = new Int8Array(MOST_CLASSES * STATES.length).fill(NO_SIGN)
    let count = 0
    for (let sign = 0; sign < SEVEN; sign++) {
      const at = ofSign[sign]! * STATES.length + states[sign]!
      if (split[at] === NO_SIGN) split[at] = count++
      ofSign[sign] = split[at]!
    }
    for (let rune = 0; rune < SEVEN; rune++) {
      const space = portal.indexOf(rune)
      for (let place = 0; place < PLACES; place++) {
        const at = rune * PLACES + place
        const before = ofRune[at]!
        if (before === NO_SIGN) continue
        const state = space < 0 ? UNSEEN : stateAt(space, place)
        ofRune[at] = split[before * STATES.length + state]!
      }
    }
  }
  const sizes = Array<number>(MOST_CLASSES).fill(0)
  for (const one of ofSign) sizes[one]!++
  return { ofSign, ofRune, sizes }
}
