import type { Entry, Standing } from '../content/language.ts'
import { type Card, STARTER } from '../index.ts'

/** Everything that must have happened once: every card, weapon and character of the set, in every mode that it has. */
export function everythingWanted(): Set<string> {
  const wanted = new Set<string>()
  for (const card of STARTER.cards)
    for (const what of [...modesOf(card), ...featuresOf(card), ...textOf(card)]) wanted.add(`${what} ${card.id}`)
  for (const { id, trait = [] } of STARTER.weapons)
    for (const word of trait.flatMap(wordsOf)) wanted.add(`${word} ${id}`)
  for (const { id, ability, kind } of STARTER.characters) {
    for (const word of ability.flatMap(text => wordsOf(text))) wanted.add(`${word} ${id}`)
    if (kind === 'active') wanted.add(`ability ${id}`)
  }
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

/** The ledger's `features`. */
function featuresOf(card: Card): string[] {
  const { type, instant, counter_text, red, use, infusion = [], play = [], slots } = card
  const features = infusion.map(({ when }) => `infusion_${when}`)
  if (instant) features.push(`instant_${type}`)
  if (counter_text) features.push('counter_text')
  if (red) features.push('red_text')
  if (use) features.push(`use_${use.timing}`)
  const reach = play.find(({ op }) => op === 'amplitude')?.x ?? 1
  if (reach > slots.length) features.push('amplitude_above_optimal_slots')
  return features
}

/** Each word and condition; what hangs on a condition or a marker also where it does not hold. */
function textOf({ play = [], resolve = [], red = [], infusion = [], use }: Card): string[] {
  const read = [...play, ...resolve, ...red]
  return [
    ...[...read, ...infusion, ...(use?.do ?? [])].flatMap(wordsOf),
    ...read.filter(entry => entry.if !== undefined || entry.consume !== undefined).map(({ op }) => `skipped ${op}`),
  ]
}

function wordsOf(entry: Entry | Standing): string[] {
  const { op, consume } = entry
  return [op, ...Object.keys(entry.if ?? {}), ...(consume ? [`consume_${consume.marker}_${consume.from}`] : [])]
}
