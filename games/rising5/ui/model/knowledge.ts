import { certainLinks, type Code, oddsOfLinks, remaining } from '../../deduction/index.ts'
import type { History } from '../../rules/puzzle.ts'

/** What follows from all that the Portal has said: for the assistant, where the table has one (R5-336). */
export interface Knowledge {
  /** The solutions that are still possible. */
  solutions: readonly Code[]
  /** How many links of rune and sign are certain. */
  certain: number
  square(rune: number, sign: number): Fact | undefined
}

export type Fact = 'certain' | 'impossible'

export function knowledgeOf(history: History): Knowledge {
  const odds = oddsOfLinks(history)
  const links = certainLinks(history)
  return {
    solutions: remaining(history),
    certain: links.length,
    square: (rune, sign) =>
      links.some(link => link.rune === rune && link.sign === sign)
        ? 'certain'
        : odds[rune]?.[sign] === 0
          ? 'impossible'
          : undefined,
  }
}
