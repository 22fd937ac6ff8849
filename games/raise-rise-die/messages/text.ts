import type { Card, Character, Condition, Entry, Standing, Weapon } from '../content/language.ts'
import type { Phrases } from './phrases.ts'

/**
 * What is printed on a card, made from what the card does: so text and behaviour cannot differ. A line for each block;
 * keywords stand between asterisks.
 */
export interface Line {
  block: 'play' | 'resolve' | 'infusion' | 'use' | 'red' | 'note'
  text: string
}

export function cardText(card: Card, say: Phrases): Line[] {
  const lines: Line[] = []
  const add = (block: Line['block'], label: string, sentences: string[]) => {
    if (sentences.length > 0) lines.push({ block, text: label === '' ? sentences.join(' ') : after(label, sentences) })
  }
  const { play = [], resolve = [], infusion = [], red = [], use } = card
  add(
    'play',
    '',
    play.map(entry => sentence(entry, say)),
  )
  add(
    'resolve',
    '',
    resolve.map(entry => sentence(entry, say)),
  )
  if (card.counter_text) lines.push({ block: 'note', text: say.counterText })
  if (use !== undefined)
    add(
      'use',
      `${say.use[use.timing](use.shake ?? 0)}${say.colon}`,
      use.do.map(entry => sentence(entry, say)),
    )
  add(
    'infusion',
    `${say.blocks.infusion}${say.colon}`,
    infusion.map(entry => standingSentence(entry, say)),
  )
  add(
    'red',
    `${say.blocks.red}${say.colon}`,
    red.map(entry => sentence(entry, say)),
  )
  return lines
}

export function weaponText(weapon: Weapon, say: Phrases): string {
  return (weapon.trait ?? []).map(entry => standingSentence(entry, say)).join(' ')
}

export function characterText(character: Character, say: Phrases): string {
  if (character.kind === 'passive') return character.ability.map(entry => standingSentence(entry, say)).join(' ')
  return after(
    `${say.cost(character.cost)}${say.colon}`,
    character.ability.map(entry => sentence(entry, say)),
  )
}

/** 'If you have 10 HP or less, destroy an opposing Bleed marker: Draw 1.' */
function sentence(entry: Entry, say: Phrases): string {
  return `${say.capital([...provisos(entry, say), deed(entry, say)].join(', '))}.`
}

/** 'When your assault inflicts damage on the left, Bleed 1 (once per bout).' */
function standingSentence(entry: Standing, say: Phrases): string {
  const { when, filter = {}, limit } = entry
  const { slot, ...others } = entry.if ?? {}
  const places = [...(filter.slot ? [say.places(filter.slot)] : []), ...(slot ? [say.places(slot)] : [])]
  const held = provisos({ ...entry, if: others }, say)
  const parts =
    when === 'always'
      ? [...held, bonus(entry, places, say)]
      : [[say.when[when], ...places].join(' '), ...held, deed(entry, say)]
  const tail = limit === undefined ? '' : ` ${say.limit(limit)}`
  return `${say.capital(parts.join(', '))}${tail}.`
}

/** 'Your assaults on the body have +1 damage', or 'Block 1 against assaults on the body'. */
function bonus(entry: Standing, places: readonly string[], say: Phrases): string {
  const { op, x = 1, filter } = entry
  const plain = say.standing[op]?.(x) ?? phrase(entry, say)
  if (filter?.cards === undefined || op === 'block') return [plain, ...places].join(' ')
  const { cards, many } = say.filter[filter.cards]
  return [cards, ...places, op === 'cost_down' ? say.costs(x, many) : say.has(plain, many)].join(' ')
}

/** What is done, and what is destroyed for it. */
function deed(entry: Entry, say: Phrases): string {
  const { consume } = entry
  const done = phrase(entry, say)
  return consume === undefined ? done : `${say.consume(consume.marker, consume.from)}${say.colon}${done}`
}

/** What must hold first. */
function provisos({ if: condition = {} }: Entry, say: Phrases): string[] {
  return Object.entries(condition).map(([name, value]) => say.conditions[name as keyof Condition](value as never))
}

function phrase({ op, to, x = 1 }: Entry, say: Phrases): string {
  const plain = say.ops[op](x)
  if (to === 'self') return say.onSelf[op]?.(x) ?? plain
  if (to === 'foe_support') return say.onFoesCard[op]?.(x) ?? plain
  if (to === 'chosen_slot') return say.onChosenSlot(plain)
  return to.startsWith('my_') ? (say.onMyCard[op]?.(x) ?? plain) : plain
}

/** After a colon a sentence goes on. */
function after(label: string, sentences: readonly string[]): string {
  const text = sentences.join(' ')
  return `${label}${text.charAt(0).toLowerCase()}${text.slice(1)}`
}
