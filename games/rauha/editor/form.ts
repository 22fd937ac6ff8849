import type { Field, Form, Kind, Option, Place, Thing } from '@runatal/look/editor/editor.ts'
import { count, field, row, single, token } from '@runatal/look/editor/parts.ts'
import type { Said } from '@runatal/look/tutorial.ts'
import type { Position } from '../arrange.ts'
import { BIOME_TYPES } from '../content/biome.ts'
import { ENTITIES } from '../content/entities.ts'
import { STOPS } from '../content/path.ts'
import { ageOfCard, BIOMES, biomeNumber, CARDS_PER_AGE, CELLS, isCard } from '../content/tables.ts'
import { messages } from '../messages/index.ts'
import { START_CRYSTALS } from '../rules/setup.ts'
import { COLOURS } from '../rules/types.ts'
import { words } from './words.ts'

/** What a position of Rauha can say, part by part. */
export function form({ players }: Position): Form {
  const seats = players.map((_, seat) => seat)
  return {
    kinds: [cards, spores, entities, cells, pawns(seats.length)],
    places: [...seats.flatMap(placesOf), ...placesOfAll(seats.length)],
    fields: [...FIELDS, ...seats.flatMap(fieldsOf)],
  }
}

const { en, fr } = messages

const cards: Kind = {
  id: 'card',
  name: words.cards,
  sorts: [
    ...BIOME_TYPES.map(type => ({ id: type, name: { en: en.types[type], fr: fr.types[type] } })),
    { id: 'age1', name: words.age(1) },
    { id: 'age2', name: words.age(2) },
  ],
  things: BIOMES.filter(({ id }) => isCard(biomeNumber(id))).map(biome => ({
    id: biome.id,
    name: { en: en.biome(biome), fr: fr.biome(biome) },
    note: { en: `${en.cost(biome)}, ${en.effect(biome)}`, fr: `${fr.cost(biome)}, ${fr.effect(biome)}` },
    sorts: [...biome.types, `age${ageOfCard(biomeNumber(biome.id))}`],
  })),
}

const spores: Kind = { id: 'spore', name: words.spores, things: [{ id: 'spore', name: words.spore }] }

const entities: Kind = {
  id: 'entity',
  name: words.entities,
  things: ENTITIES.map(entity => ({
    id: entity.id,
    name: { en: en.entities[entity.id], fr: fr.entities[entity.id] },
    note: { en: en.power(entity), fr: fr.power(entity) },
  })),
}

const CELL_NAMES = Array.from({ length: CELLS }, (_, cell): Said => ({ en: en.cells[cell]!, fr: fr.cells[cell]! }))

/** Cells as things: those that have been activated already. */
const cells: Kind = {
  id: 'cell',
  name: words.cells,
  things: CELL_NAMES.map((name, i): Thing => ({ id: String(i), name })),
}

function pawns(seats: number): Kind {
  return {
    id: 'marker',
    name: words.markers,
    things: Array.from({ length: seats }, (_, seat) => ({ id: String(seat), name: words.marker(seat) })),
  }
}

function placesOf(seat: number): Place[] {
  const of = (name: string) => ['players', seat, name]
  return [
    ...CELL_NAMES.map((name, cell) => ({
      id: `cell:${seat}:${cell}`,
      name,
      seat,
      spots: [`.rauha-world [data-cell="${seat}:${cell}"]`, `.rauha-small [data-cell="${seat}:${cell}"]`],
      slots: [single('card', [...of('board'), String(cell)]), token('spore', of('spores'), cell)],
    })),
    { id: `entities:${seat}`, name: words.entities, seat, slots: [row('entity', of('entities'), ENTITIES.length)] },
    { id: `hand:${seat}`, name: words.hand, seat, spots: ['.rauha-draft'], slots: [row('card', of('hand'), 4)] },
    { id: `card:${seat}`, name: words.kept, seat, spots: ['.rauha-holding'], slots: [single('card', of('card'))] },
  ]
}

function placesOfAll(seats: number): Place[] {
  return [
    ...Array.from({ length: seats }, (_, i) => ({
      id: `satellites:${i}`,
      name: words.satellite(i),
      slots: [row('card', ['satellites', i], 4)],
    })),
    { id: 'deck:1', name: words.deck(1), slots: [row('card', ['decks', 'age1'], CARDS_PER_AGE)] },
    { id: 'deck:2', name: words.deck(2), slots: [row('card', ['decks', 'age2'], CARDS_PER_AGE)] },
    { id: 'blackHole', name: words.blackHole, slots: [row('card', ['blackHole'], 2 * CARDS_PER_AGE)] },
    { id: 'covered', name: words.covered, slots: [row('card', ['covered'], 2 * CARDS_PER_AGE)] },
    { id: 'welcomed', name: words.welcomed, slots: [row('entity', ['welcomed'], ENTITIES.length)] },
    {
      id: 'used',
      name: words.used,
      slots: [row('cell', ['used', 'cells'], CELLS, 'number'), row('entity', ['used', 'entities'], ENTITIES.length)],
    },
    { id: 'pile', name: words.pile, slots: [row('marker', ['pile'], seats, 'number')] },
  ]
}

const FIELDS: readonly Field[] = [
  field({ id: 'phase', name: words.phase }, ['phase'], {
    a: 'choice',
    options: (['setUp', 'round', 'draft', 'play', 'activate', 'scoring', 'end'] as const).map(value => ({
      value,
      name: words.phases[value],
    })),
  }),
  field({ id: 'stop', name: words.stop }, ['stop'], {
    a: 'choice',
    options: Array.from({ length: STOPS }, (_, i): Option => ({ value: i + 1, name: words.stops(i + 1) })),
  }),
  field({ id: 'onTurn', name: words.onTurn }, ['onTurn'], { a: 'seat' }),
  choice('side', ['side'], en.choices.table.side, fr.choices.table.side, 'A'),
]

function fieldsOf(seat: number): Field[] {
  const of = (name: string) => ['players', seat, name]
  const mine = (id: string, name: Said) => ({ id: `${id}:${seat}`, name, seat })
  return [
    count(mine('points', words.points), of('points'), 300),
    count(mine('crystals', words.crystals), of('crystals'), 99, START_CRYSTALS),
    { ...choice(`colour:${seat}`, of('colour'), en.choices.seat.colour, fr.choices.seat.colour, COLOURS[seat]!), seat },
    {
      ...choice(
        `activateForMe:${seat}`,
        of('activateForMe'),
        en.choices.seat.activateForMe,
        fr.choices.seat.activateForMe,
        'off',
      ),
      seat,
    },
    {
      ...choice(
        `confirmForMe:${seat}`,
        of('confirmForMe'),
        en.choices.seat.confirmForMe,
        fr.choices.seat.confirmForMe,
        'off',
      ),
      seat,
    },
  ]
}

interface Chosen {
  name: string
  values: Readonly<Record<string, string>>
}

/** What could be chosen before the start, in the words that it had there. */
function choice(id: string, path: (string | number)[], inEn: Chosen, inFr: Chosen, usual: string): Field {
  const options = Object.keys(inEn.values).map(value => ({
    value,
    name: { en: inEn.values[value]!, fr: inFr.values[value]! },
  }))
  return field({ id, name: { en: inEn.name, fr: inFr.name } }, path, { a: 'choice', options, usual })
}
