import type { Field, Form, Kind, Option, Place } from '@runatal/look/editor/editor.ts'
import { count, field, row, single, standing } from '@runatal/look/editor/parts.ts'
import type { Said } from '@runatal/look/tutorial.ts'
import type { Position } from '../arrange.ts'
import { ALTARS, BOX, TRACK } from '../content/box.ts'
import { ARTEFACTS, HEROES, ITEMS, PLACES, REGIONS } from '../content/names.ts'
import { REGION_CARDS } from '../content/regions.ts'
import { messages } from '../messages/index.ts'
import { RUNES, SIGNS, SPACES } from '../rules/puzzle.ts'
import { words } from './words.ts'

/** What a position of Rising 5 can say, part by part. */
export function form({ players }: Position): Form {
  const seats = players.map((_, seat) => seat)
  return {
    kinds: KINDS,
    places: [...seats.map(handOf), ...PLACES_OF_ALL],
    fields: FIELDS,
  }
}

const { en, fr } = messages
/** The length of a pile with every card and Red Moon of the box. */
const DECK = HEROES.length * BOX.cardsPerHero + BOX.redMoons
/** More attempts are in no game. */
const ATTEMPTS = 8

const rune = (id: (typeof RUNES)[number]): Said => ({ en: en.runes[id], fr: fr.runes[id] })
const sign = (id: (typeof SIGNS)[number]): Said => ({ en: en.signs[id], fr: fr.signs[id] })

const KINDS: readonly Kind[] = [
  {
    id: 'card',
    name: words.cards,
    things: [
      ...HEROES.map(id => ({ id, name: { en: en.heroes[id], fr: fr.heroes[id] } })),
      { id: 'moon', name: words.moon },
    ],
  },
  {
    id: 'pawn',
    name: words.pawns,
    things: HEROES.map(id => ({ id, name: { en: en.heroes[id], fr: fr.heroes[id] } })),
  },
  {
    id: 'region',
    name: words.regionCards,
    sorts: REGIONS.map(id => ({ id, name: { en: en.regions[id], fr: fr.regions[id] } })),
    things: [
      ...REGION_CARDS.map(({ id, region, kind, ...card }) => ({
        id,
        name: { en: en.cards[id], fr: fr.cards[id] },
        note: 'strength' in card ? words.strength(card.strength) : { en: en.kinds[kind], fr: fr.kinds[kind] },
        sorts: [region],
      })),
      { id: 'empty', name: words.noCard },
    ],
  },
  {
    id: 'item',
    name: words.items,
    things: ITEMS.map(id => ({
      id,
      name: { en: en.items[id].name, fr: fr.items[id].name },
      note: { en: en.items[id].does, fr: fr.items[id].does },
    })),
  },
  { id: 'rune', name: words.runes, things: RUNES.map(id => ({ id, name: rune(id) })) },
  { id: 'sign', name: words.signs, things: SIGNS.map(id => ({ id, name: sign(id) })) },
]

function handOf(seat: number): Place {
  return {
    id: `hand:${seat}`,
    name: words.hand,
    seat,
    spots: [`[data-seat="${seat}"]`],
    slots: [row('card', ['players', seat, 'hand'], DECK)],
  }
}

const pile = (id: string, name: Said, kind: string, most: number, spot?: string): Place => ({
  id,
  name,
  ...(spot !== undefined && { spots: [`[data-spot="${spot}"]`] }),
  slots: [row(kind, [id], most)],
})

const PLACES_OF_ALL: readonly Place[] = [
  ...PLACES.map(id => ({
    id: `place:${id}`,
    name: { en: en.places[id], fr: fr.places[id] },
    spots: [`[data-place="${id}"]`],
    slots: [single('region', ['places', id]), standing('pawn', ['at'], id)],
  })),
  pile('portal', words.portal, 'rune', SPACES, 'rune-0'),
  pile('reserve', words.reserve, 'rune', RUNES.length - SPACES, 'reserve'),
  pile('items', words.pool, 'item', ITEMS.length, 'items'),
  pile('discard', words.discard, 'card', DECK, 'discard'),
  pile('next', words.next, 'card', DECK, 'pile'),
  pile('support', words.support, 'card', DECK),
  pile('pile', words.pile, 'card', DECK),
  pile('used', words.used, 'item', ITEMS.length),
  pile('artefacts', words.artefacts, 'item', ARTEFACTS.length, 'artefacts'),
  ...REGIONS.map(id => ({
    id: `regionPile:${id}`,
    name: words.regionPile(id),
    spots: [`[data-spot="pile-${id}"]`],
    slots: [row('region', ['regionPiles', id], REGION_CARDS.length)],
  })),
  pile('solution', words.solution, 'rune', SPACES),
  ...RUNES.map(id => ({
    id: `links:${id}`,
    name: words.link(rune(id)),
    slots: [single('sign', ['links', id])],
  })),
  ...Array.from({ length: ATTEMPTS }, (_, i) => ({
    id: `tested:${i}`,
    name: words.tested(i),
    slots: [row('rune', ['tested', i], SPACES)],
  })),
  pile('hints', words.hints, 'rune', RUNES.length),
]

const FIELDS: readonly Field[] = [
  choice('phase', words.phase, named(words.phases)),
  field({ id: 'onTurn', name: words.onTurn }, ['onTurn'], { a: 'seat' }),
  count({ id: 'turn', name: words.turn }, ['turn'], 60, 1, 1),
  choice(
    'hero',
    words.hero,
    HEROES.map(value => ({ value, name: { en: en.heroes[value], fr: fr.heroes[value] } })),
  ),
  count({ id: 'actions', name: words.actions }, ['actions'], BOX.cardsPerHero, 1),
  toggle('skill', words.skill),
  toggle('moonWaiting', words.moonWaiting),
  count({ id: 'altars', name: words.altars }, ['altars'], ALTARS),
  count({ id: 'eclipse', name: words.eclipse }, ['eclipse'], TRACK.total, TRACK.start, TRACK.top),
  ...SIGNS.map(id =>
    field({ id: `notes:${id}`, name: words.note(sign(id)) }, ['notes', id], {
      a: 'choice',
      options: [
        { value: 'aside', name: words.aside },
        { value: 'unlinked', name: words.unlinked },
        ...RUNES.map(value => ({ value, name: rune(value) })),
      ],
      usual: 'aside',
    }),
  ),
  choice(
    'difficulty',
    { en: en.choices.table.difficulty.name, fr: fr.choices.table.difficulty.name },
    (['beginner', 'standard', 'heroic'] as const).map(value => ({
      value,
      name: { en: en.choices.table.difficulty.values[value], fr: fr.choices.table.difficulty.values[value] },
    })),
    'standard',
  ),
  field({ id: 'master', name: words.master }, ['master'], { a: 'seat' }),
  toggle('fillIn', words.fillIn),
  toggle('shuffled', words.shuffled),
  toggle('privateHands', words.privateHands),
  toggle('assistant', words.assistant),
]

function choice(id: string, name: Said, options: readonly Option[], usual?: string): Field {
  return field({ id, name }, [id], { a: 'choice', options, ...(usual !== undefined && { usual }) })
}

function toggle(id: string, name: Said): Field {
  return field({ id, name }, [id], { a: 'switch' })
}

function named(all: Readonly<Record<string, Said>>): Option[] {
  return Object.entries(all).map(([value, name]) => ({ value, name }))
}
