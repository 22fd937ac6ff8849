import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { type Card, STARTER } from '../index.ts'

/** Everything that must have happened once: the ledger's `coverage`, and every card in every mode that it has. */

interface Coverage {
  ops: Record<string, string[]>
  conditions: Record<string, string[]>
  features: Record<string, string[]>
}

const ledger: { content: { coverage: Coverage } } = parse(
  readFileSync(new URL('../rulebook.yaml', import.meta.url), 'utf8'),
)

export function everythingWanted(): Set<string> {
  const wanted = new Set<string>()
  for (const part of ['ops', 'conditions', 'features'] as const)
    for (const [name, cards] of Object.entries(ledger.content.coverage[part]))
      for (const card of cards) wanted.add(`${name} ${card}`)
  for (const card of STARTER.cards) for (const mode of modesOf(card)) wanted.add(`${mode} ${card.id}`)
  return wanted
}

/** How a card can come to the table. */
function modesOf(card: Card): string[] {
  const { type, instant, value2, red } = card
  const first = type === 'defence' ? [] : [instant ? 'free' : 'play']
  const modes = [...first, instant ? 'attached' : 'counter', 'sacrifice']
  if (value2 === undefined && red === undefined) return modes
  const higher = modes.slice(0, -1).map(mode => `${mode} transcended`)
  return card.slots.length < 5 ? [...modes, ...higher, 'off its slots'] : [...modes, ...higher]
}
