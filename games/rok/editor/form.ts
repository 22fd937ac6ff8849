import type { Field, Form, Kind, Place } from '@runatal/look/editor/editor.ts'
import { count, field, row, single } from '@runatal/look/editor/parts.ts'
import type { Said } from '@runatal/look/tutorial.ts'
import type { Position } from '../arrange.ts'
import { COLOURS, type RuneName, SIGNS, STONES } from '../content/stones.ts'
import { messages } from '../messages/index.ts'
import { lying } from './table.ts'
import { words } from './words.ts'

/** What a position of Rök can say, part by part. */
export function form({ players }: Position): Form {
  return {
    kinds: [runes],
    places: [...PLACES, ...players.flatMap((_, seat) => placesOf(seat))],
    fields: FIELDS,
  }
}

const { en, fr } = messages

const runes: Kind = {
  id: 'rune',
  name: words.runes,
  sorts: COLOURS.map(id => ({ id, name: { en: en.colours[id], fr: fr.colours[id] } })),
  things: COLOURS.flatMap(colour =>
    SIGNS.map(sign => {
      const id: RuneName = `${colour}-${sign}`
      return { id, name: { en: en.rune(id), fr: fr.rune(id) }, sorts: [colour] }
    }),
  ),
}

const PLACES: readonly Place[] = [
  { id: 'table:up', name: words.faceUp, spots: ['.rok-felt'], slots: [lying('up', STONES)] },
  { id: 'table:down', name: words.faceDown, slots: [lying('down', STONES)] },
  { id: 'bag', name: words.bag, slots: [row('rune', ['bag'], STONES)] },
]

function placesOf(seat: number): Place[] {
  const of = (name: string) => ['players', seat, name]
  const pile = (id: string, name: Said): Place => ({
    id: `${id}:${seat}`,
    name,
    seat,
    slots: [row('rune', of(id), STONES)],
  })
  return [
    { id: `balance:${seat}`, name: words.balance, seat, slots: [single('rune', of('balance'))] },
    { ...pile('loot', words.loot), spots: [`[data-seat="${seat}"]`] },
    pile('hand', words.hand),
    pile('catches', words.catches),
    pile('claims', words.claims),
  ]
}

const FIELDS: readonly Field[] = [
  field({ id: 'phase', name: words.phase }, ['phase'], {
    a: 'choice',
    options: Object.entries(words.phases).map(([value, name]) => ({ value, name })),
  }),
  count({ id: 'turn', name: words.turn }, ['turn'], 60, 1, 1),
  field({ id: 'first', name: words.first }, ['first'], { a: 'seat' }),
  ...(['variant', 'hardClosing', 'alwaysContest'] as const).map(id => {
    const inEn: { name: string; values: Readonly<Record<string, string>> } = en.choices.table[id]
    const inFr: typeof inEn = fr.choices.table[id]
    return field({ id, name: { en: inEn.name, fr: inFr.name } }, [id], {
      a: 'choice',
      options: Object.keys(inEn.values).map(value => ({
        value,
        name: { en: inEn.values[value]!, fr: inFr.values[value]! },
      })),
      usual: { variant: 'race', hardClosing: 'off', alwaysContest: 'off' }[id],
    })
  }),
]
