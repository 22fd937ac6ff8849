import type { Language } from '@runatal/look/board.ts'
import type { Rulebook } from '../rulebook.ts'

/** Why something was not done: the rule that forbids it, in the reader's language, or else what the house said. */
export function inWords(
  { text, rule }: { text: string; rule?: string },
  book: Rulebook | 'none' | undefined,
  language: Language,
): string {
  const found = typeof book === 'object' ? book.rules.find(({ id }) => id === rule) : undefined
  return found === undefined ? text : `${found[language]} (${found.id})`
}
