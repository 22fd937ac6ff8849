import { type History, SPACES } from '../rules/puzzle.ts'
import { type Classes, classesOf, MOST_CLASSES } from './classes.ts'
import { type Code, codeNumber, CODES, PLACE, PLACES, SEVEN, stateAt } from './codes.ts'
import { Replies } from './replies.ts'
import { survivors } from './survivors.ts'
import { swapsBetween } from './swaps.ts'

/** An arrangement to try, and what is to be expected of it. */
export interface Attempt {
  readonly portal: Code
  /** Activations of Orakl, or of Hal beside Orakl, to get there. */
  readonly swaps: number
  /** How likely it seals the Portal. */
  readonly chance: number
  /** How many solutions will be left on average if it does not. */
  readonly left: number
  /** Attempts that will be needed after it, with the swaps counted at their price. */
  readonly further: number
  /** The same with this attempt and its swaps. */
  readonly cost: number
}

/** What one swap costs, measured in attempts: a card, where an attempt takes a card and four cubes. */
export const PRICE_OF_SWAP = 0.25

/** The arrangement to try next from where the runes lie now; undefined if no solution fits the history. */
export function bestAttempt(history: History, portal: Code, priceOfSwap = PRICE_OF_SWAP): Attempt | undefined {
  return new Prospects(history).best(portal, priceOfSwap)
}

/** What is to be expected of sealing with the runes as they lie. */
export function expectAttempt(history: History, portal: Code): Attempt | undefined {
  return new Prospects(history).of(portal)
}

/** What is to be expected of every arrangement after one history: worked out when first asked, and remembered. */
export class Prospects {
  /** How many solutions are still possible. */
  readonly left: number
  private readonly tally: Tally
  private readonly known: (Expected | undefined)[] = []

  constructor(history: History) {
    const classes = classesOf(history)
    const left = survivors(history, undefined, classes)
    this.left = left.length
    this.tally = new Tally(classes, left)
  }

  /** The arrangement that is cheapest to try next. */
  best(portal: Code, priceOfSwap = PRICE_OF_SWAP): Attempt | undefined {
    if (this.left === 0) return undefined
    let best: Attempt | undefined
    for (let number = 0; number < CODES.length; number++) {
      const swaps = swapsBetween(portal, CODES[number]!)
      const least = 1 + priceOfSwap * swaps
      if (best !== undefined && least >= best.cost) continue
      const { chance, left, further } = this.expect(number)
      if (best === undefined || least + further < best.cost)
        best = { portal: CODES[number]!, swaps, chance, left, further, cost: least + further }
    }
    return best
  }

  /** An arrangement as it lies. */
  of(portal: Code): Attempt | undefined {
    const number = codeNumber(portal)
    if (number === undefined || this.left === 0) return undefined
    const expected = this.expect(number)
    return { portal, swaps: 0, ...expected, cost: 1 + expected.further }
  }

  private expect(number: number): Expected {
    return (this.known[number] ??= this.tally.expect(CODES[number]!))
  }
}

interface Expected {
  chance: number
  left: number
  further: number
}

/** Attempts still to come, swaps at their price among them, when so many solutions are left: measured, and fitted. */
const FURTHER = Float64Array.from({ length: CODES.length + 1 }, (_, left) =>
  left < 2 ? 1.5 * left : 1.9 + 0.43 * Math.log2(left),
)

/**
 * Sorts the solutions still possible by what the Portal would reply. Two solutions cannot be told apart by an attempt if, in
 * each class of signs, the same numbers of signs would turn dark, bright and golden.
 */
class Tally {
  private readonly classes: Classes
  private readonly left: readonly number[]
  private readonly replies = new Replies()
  /** By space and place: the marks that the rune on that space adds to a reply, in two halves. */
  private readonly low = new Int32Array(SPACES * PLACES)
  private readonly high = new Int32Array(SPACES * PLACES)

  constructor(classes: Classes, left: readonly number[]) {
    this.classes = classes
    this.left = left
  }

  expect(portal: Code): Expected {
    const { left, low, high, replies } = this
    const [a, b, c, d] = portal as readonly [number, number, number, number]
    this.mark(portal)
    replies.clear()
    let chance = 0
    for (const number of left) {
      const at = number * SEVEN
      const p = PLACE[at + a]!
      const q = PLACES + PLACE[at + b]!
      const r = 2 * PLACES + PLACE[at + c]!
      const s = 3 * PLACES + PLACE[at + d]!
      // All four in their places: sealed, and nothing left to ask.
      if (p === 0 && q === PLACES + 1 && r === 2 * PLACES + 2 && s === 3 * PLACES + 3) chance = 1 / left.length
      else replies.add(low[p]! + low[q]! + low[r]! + low[s]!, high[p]! + high[q]! + high[r]! + high[s]!)
    }
    let squares = 0
    let further = 0
    for (const count of replies.counts()) {
      squares += count * count
      further += count * FURTHER[count]!
    }
    const failing = left.length - Math.round(chance * left.length)
    return { chance, left: failing === 0 ? 0 : squares / failing, further: further / left.length }
  }

  /** A digit in base 5 for each class and state: four runes never carry. */
  private mark(portal: Code) {
    for (const [space, rune] of portal.entries())
      for (let place = 0; place < PLACES; place++) {
        const own = this.classes.ofRune[rune * PLACES + place]!
        const digit = own * LIT + stateAt(space, place) - 1
        const at = space * PLACES + place
        this.low[at] = digit >= 0 && digit < HALF ? DIGIT[digit]! : 0
        this.high[at] = digit >= HALF ? DIGIT[digit - HALF]! : 0
      }
  }
}

const LIT = 3
const HALF = (MOST_CLASSES * LIT) / 2
const DIGIT = Array.from({ length: HALF }, (_, i) => 5 ** i)
