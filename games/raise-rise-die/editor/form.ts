import type { Field, Form, Kind, Option, Place } from '@runatal/look/editor/editor.ts'
import { among, count, field, row } from '@runatal/look/editor/parts.ts'
import type { Said } from '@runatal/look/tutorial.ts'
import type { Position } from '../arrange.ts'
import { SLOTS, TYPES } from '../content/language.ts'
import { cardSet } from '../content/printed.ts'
import { STARTER } from '../content/starter.ts'
import { messages } from '../messages/words.ts'
import { words } from './words.ts'

/** What a position of a duel can say, part by part: with our own card set. */
export function form(_position: Position): Form {
  return FORM
}

const { en, fr } = messages
const DECK = 60

const cards: Kind = {
  id: 'card',
  name: words.cards,
  sorts: [
    ...TYPES.map(type => ({ id: type, name: words.types[type] })),
    ...[...new Set(STARTER.cards.map(({ arch }) => arch))].map(arch => ({ id: arch, name: { en: arch, fr: arch } })),
  ],
  things: cardSet(undefined).cards.map(({ id, card, cost, va }) => ({
    id,
    name: { en: `${card.name.en} (${id})`, fr: `${card.name.fr} (${id})` },
    note: words.printed(cost, va),
    sorts: [card.type, card.arch],
  })),
}

const weapons: Kind = {
  id: 'weapon',
  name: words.weapons,
  things: STARTER.weapons.map(({ id, name }) => ({ id, name })),
}

const turned: Kind = {
  id: 'turned',
  name: words.turned,
  things: [0, 1, 2].map(i => ({ id: String(i), name: words.object(i) })),
}

const PHASES = ['setUp', 'bout', 'draws', 'upkeep', 'clash', 'play', 'consolidation'] as const
const NEXT = ['damage', 'shake', 'block', 'amplitude', 'cost'] as const

const FORM: Form = {
  kinds: [cards, weapons, turned],
  places: [0, 1].flatMap(placesOf),
  fields: [
    choice(
      'phase',
      words.phase,
      PHASES.map(value => ({ value, name: words.phases[value] })),
      'play',
    ),
    field({ id: 'first', name: words.first }, ['first'], { a: 'seat' }),
    field({ id: 'firstPasser', name: words.firstPasser }, ['firstPasser'], { a: 'seat' }),
    count({ id: 'bout', name: words.bout }, ['bout'], 60, 1, 1),
    count({ id: 'stillBouts', name: words.stillBouts }, ['stillBouts'], 2),
    ...(['windows', 'hands', 'handLimit'] as const).map(id =>
      choice(
        id,
        { en: en.choices.table[id].name, fr: fr.choices.table[id].name },
        Object.keys(en.choices.table[id].values).map(value => ({
          value,
          name: { en: en.choices.table[id].values[value]!, fr: fr.choices.table[id].values[value]! },
        })),
        { windows: 'quick', hands: 'closed', handLimit: 'none' }[id],
      ),
    ),
    ...[0, 1].flatMap(fieldsOf),
  ],
}

function placesOf(seat: number): Place[] {
  const of = (name: string) => ['players', seat, name]
  const mine = (
    id: string,
    name: Said,
    spots: string[],
    most: number,
    kind = 'card',
    as: 'text' | 'number' = 'text',
  ) => ({
    id: `${id}:${seat}`,
    name,
    seat,
    spots,
    slots: [row(kind, of(id), most, as)],
  })
  return [
    mine('hand', words.hand, [`.rrd-hand[data-hand="${seat}"]`, `[data-hand="${seat}"]`], DECK),
    mine('deck', words.deck, [`[data-deck="${seat}"]`], DECK),
    mine('discard', words.discard, [`[data-discard="${seat}"]`], DECK),
    mine('void', words.void, [`[data-void="${seat}"]`], DECK),
    ...SLOTS.map(slot => ({
      id: `slot:${seat}:${slot}`,
      name: words.slots[slot],
      seat,
      slots: [among('card', ['slots'], 'card', { by: seat, slot, sideways: undefined })],
    })),
    ...SLOTS.map(slot => ({
      id: `sideways:${seat}:${slot}`,
      name: words.sideways(slot),
      seat,
      slots: [among('card', ['slots'], 'card', { by: seat, slot, sideways: true })],
    })),
    mine('infusions', words.infusions, [`[data-socket="${seat}:0"]`], 3),
    mine('objects', words.objects, [`[data-object="${seat}:0"]`], 3),
    mine('used', words.turned, [], 3, 'turned', 'number'),
    mine('weapons', words.weapons, [], 2, 'weapon'),
  ]
}

function fieldsOf(seat: number): Field[] {
  const of = (name: string, part?: string) => ['players', seat, name, ...(part === undefined ? [] : [part])]
  const mine = (id: string, name: Said) => ({ id: `${id}:${seat}`, name, seat })
  const usual = STARTER.decks[0]!
  return [
    field(mine('from', words.from), of('from'), { a: 'choice', options: options(STARTER.decks), usual: usual.id }),
    field(mine('character', words.character), of('character'), { a: 'choice', options: options(STARTER.characters) }),
    count(
      mine('hp', words.hp),
      of('hp'),
      60,
      STARTER.characters.find(({ id }) => id === usual.character)?.ether ?? 0,
      1,
    ),
    count(mine('reserve', words.reserve), of('reserve'), 60),
    count(
      mine('latent', words.latent),
      of('latent'),
      12,
      STARTER.characters.find(({ id }) => id === usual.character)?.latent ?? 0,
    ),
    count(mine('bleed', words.bleed), of('bleed'), 30),
    count(mine('poison', words.poison), of('poison'), 30),
    field(mine('stunned', words.stunned), of('stunned'), { a: 'switch' }),
    count(mine('played', words.played), of('played'), 30),
    field(mine('last', words.last), of('last'), {
      a: 'choice',
      options: TYPES.map(value => ({ value, name: words.types[value] })),
    }),
    count(mine('passes', words.passes), of('passes'), 2),
    ...SLOTS.map(slot => count(mine(`weak-${slot}`, words.weak(slot)), of('weak', slot), 9)),
    ...NEXT.map(what => count(mine(`next-${what}`, words.next[what]), of('next', what), 20)),
  ]
}

function choice(id: string, name: Said, all: Option[], usual: string): Field {
  return field({ id, name }, [id], { a: 'choice', options: all, usual })
}

function options(all: readonly { id: string; name: Said }[]): Option[] {
  return all.map(({ id, name }) => ({ value: id, name }))
}
