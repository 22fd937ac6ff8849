import type { Rulebook } from '../rulebook.ts'
import type { NotDone } from '../tables/table.ts'
import type { Spoken } from '../words/words.ts'

/** Why something was not done, in the reader's language: the rule that forbids it, or what the hall says of its kind. */
export function inWords(refusal: NotDone, book: Rulebook | 'none' | undefined, spoken: Spoken): string {
  const { rule } = refusal
  return ruleIn(book, rule) === undefined ? reason(refusal, book, spoken) : `${reason(refusal, book, spoken)} (${rule})`
}

/** The same without the rule's number. */
export function reason({ refused, text, rule }: NotDone, book: Rulebook | 'none' | undefined, spoken: Spoken): string {
  const { refusals }: { refusals: Partial<Record<string, string>> } = spoken.words
  return ruleIn(book, rule)?.[spoken.language] ?? refusals[refused] ?? text
}

function ruleIn(book: Rulebook | 'none' | undefined, rule: string | undefined) {
  return typeof book === 'object' ? book.rules.find(({ id }) => id === rule) : undefined
}
