import type { Rulebook } from '../rulebook.ts'
import type { NotDone } from '../tables/table.ts'
import type { WhyNot } from '../words/en/refusing.ts'
import type { Spoken } from '../words/words.ts'

/** Why something was not done, in the reader's language: the rule that forbids it, or else the hall's own sentence. */
export function inWords(refusal: NotDone, book: Rulebook | 'none' | undefined, spoken: Spoken): string {
  const { rule, said } = reasonOf(refusal, book, spoken)
  return rule === undefined ? said : `${said} (${rule})`
}

/** The same in two parts; the rule only where the book has it. */
export function reasonOf(
  { refused, rule }: NotDone,
  book: Rulebook | 'none' | undefined,
  { words: { notDone }, language }: Spoken,
): { said: string; rule?: string } {
  const found = typeof book === 'object' ? book.rules.find(({ id }) => id === rule) : undefined
  if (found !== undefined) return { said: found[language], rule: found.id }
  return { said: Object.hasOwn(notDone, refused) ? notDone[refused as WhyNot] : notDone.unknown }
}
