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
    if (sentences.length > 0) lines.push({ block, text: `${label}${sentences.join(' ')}` })
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
  const does = character.ability.map(entry => sentence(entry, say)).join(' ')
  return `${say.cost(character.cost)}${say.colon}${does}`
}

function sentence(entry: Entry, say: Phrases): string {
  return `${capital([...provisos(entry, say), phrase(entry, say)].join(', '))}.`
}

/** 'When your assault inflicts damage, on left: Bleed 1 (once per bout).' */
function standingSentence(entry: Standing, say: Phrases): string {
  const limit = entry.limit === undefined ? '' : ` ${say.limit(entry.limit)}`
  if (entry.when !== 'always') {
    const head = [say.when[entry.when], ...provisos(entry, say)].join(', ')
    return `${head}${say.colon}${phrase(entry, say)}${limit}.`
  }
  const { cards, slot } = entry.filter ?? {}
  const places =
    slot === undefined
      ? []
      : [
          say.filterSlots(
            say.list(
              slot.map(name => say.slot[name]),
              'or',
            ),
          ),
        ]
  const bonus = say.standing[entry.op]?.(entry.x ?? 1) ?? phrase(entry, say)
  if (cards === undefined) return `${capital([bonus, ...places].join(' '))}${limit}.`
  const head = [say.filter[cards], ...places, ...provisos(entry, say)].join(', ')
  return `${capital(head)}${say.colon}${bonus}${limit}.`
}

/** What must hold first, and what must be destroyed for it. */
function provisos({ if: condition = {}, consume }: Entry, say: Phrases): string[] {
  const held = Object.entries(condition).map(([name, value]) => say.conditions[name as keyof Condition](value as never))
  return consume === undefined ? held : [...held, say.consume(consume.marker, consume.from)]
}

function phrase({ op, to, x = 1 }: Entry, say: Phrases): string {
  const plain = say.ops[op](x)
  if (to === 'self') return say.onSelf[op]?.(x) ?? plain
  if (to === 'foe_support') return say.onFoesCard[op]?.(x) ?? plain
  if (to === 'chosen_slot') return say.onChosenSlot(plain)
  return to.startsWith('my_') ? (say.onMyCard[op]?.(x) ?? plain) : plain
}

/** Where a sentence begins with a letter; a keyword has its own. */
function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
