import {
  ASIDE,
  HELD,
  type Hero,
  HEROES,
  historyOf,
  ITEMS,
  PLACES,
  REGION_CARDS,
  type Rune,
  RUNES,
  type Sign,
  SIGNS,
} from '../../index.ts'
import { type State, UNLINKED, USED } from '../../index.ts'
import { found } from './book.ts'
import type { Shown, Table } from './world.ts'

/** What lies on the table of the real game, in the model's words. A number below 0 where something must be is `?`. */
export function read(s: State): Table {
  const { results, hints } = historyOf(s)
  return {
    seats: s.hands.length,
    team: s.team,
    master: s.master < 0 ? undefined : s.master,
    fillIn: s.fillIn,
    difficulty: s.difficulty,
    shuffled: s.shuffled,
    openHands: s.openHands,
    turn: s.turn,
    active: s.active,
    hands: s.hands.map(hand => hand.map(hero)),
    reserve: s.support.map(hero),
    pile: s.pile.toReversed().map(i => (i === HEROES.length ? 'moon' : hero(i))),
    moonWaiting: s.moonWaiting,
    moonsGone: s.moonsGone,
    discard: s.discard.map(hero),
    at: named(HEROES, i => PLACES[found(s.at[i], 'hero')] ?? 'portrait'),
    places: named(PLACES, i => cardId(found(s.places[i], 'place'))),
    regionPiles: {
      I: regionPile(s, 0),
      II: regionPile(s, 1),
      III: regionPile(s, 2),
    },
    removed: s.removed.map(cardId),
    items: named(ITEMS, i => (s.items[i] === HELD ? 'held' : s.items[i] === USED ? 'used' : 'away')),
    artefacts: s.artefactPile.toReversed().map(i => ITEMS[i] ?? ('?' as 'orb')),
    altars: s.altars,
    eclipse: s.eclipse,
    runes: s.runes.map(rune),
    solution: s.solution.map(rune),
    links: s.links.map(sign),
    results: results.map(({ portal, states }) => ({ portal: portal.map(rune), signs: states.flatMap(shown) })),
    hints: hints.map(hint => ({ rune: rune(hint.rune), sign: sign(hint.sign) })),
    notes: named(SIGNS, i => notePlace(found(s.notes[i], 'sign'))),
  }
}

function hero(i: number): Hero {
  return HEROES[i] ?? ('?' as Hero)
}

function regionPile(s: State, region: number): string[] {
  return found(s.regionPiles[region], 'region').toReversed().map(cardId)
}

function cardId(i: number): string {
  return i === -1 ? '?' : (REGION_CARDS[i]?.id ?? 'empty')
}

function rune(i: number): Rune {
  return RUNES[i] ?? ('?' as Rune)
}

function sign(i: number): Sign {
  return SIGNS[i] ?? ('?' as Sign)
}

function shown(state: number, i: number): Shown[] {
  const states = [undefined, 'dark', 'bright', 'golden'] as const
  const seen = states[state]
  return seen === undefined ? [] : [{ sign: sign(i), state: seen }]
}

function notePlace(i: number): string {
  return i === UNLINKED ? 'unlinked' : i === ASIDE ? 'aside' : rune(i)
}

function named<N extends string, V>(names: readonly N[], value: (i: number) => V): Record<N, V> {
  return Object.fromEntries(names.map((name, i) => [name, value(i)])) as Record<N, V>
}
