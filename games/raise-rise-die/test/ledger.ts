import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

interface Content {
  characters: readonly unknown[]
  weapons: readonly unknown[]
  cards: readonly unknown[]
  decks: readonly { size: number }[]
  coverage: Record<'ops' | 'conditions' | 'features', Record<string, string[]>>
  counts: Record<string, unknown>
}

/** The set as the ledger prints it. */
export const content = (
  parse(readFileSync(new URL('../rulebook.yaml', import.meta.url), 'utf8')) as { content: Content }
).content

/** What the ledger says that cards cover, in the words of `wanted.ts`. */
export function ledgerCoverage(): string[] {
  const { ops, conditions, features } = content.coverage
  return [ops, conditions, features].flatMap(part =>
    Object.entries(part).flatMap(([name, cards]) => cards.map(card => `${name} ${card}`)),
  )
}
