import { begin, FastChance, isRefusal, settle } from '@runatal/kernel'
import type { Arranged, Chooser } from '@runatal/kernel/arrange'
import { arrange, type Event, HEROES, type Hero, type Player, type Position, type Rising5, rising5 } from '../index.ts'
import type { State } from '../index.ts'

/** Words that several of these tests use. */

export type Table = Arranged<Rising5>
export const SEATS = [1, 2, 3, 4, 5] as const

export function players(seats: number, each: Player = {}): Player[] {
  return Array.from({ length: seats }, () => ({ ...each }))
}

/** A fresh table, set up by a plain number: quick enough for thousands. */
export function setUp(seats: number, seed: number, table: Partial<Rising5['table']> = {}): State {
  const setting = settle(rising5, { seats, table })
  if (isRefusal(setting)) throw new Error(setting.text)
  return begin(rising5, rising5.create(setting), new FastChance(seed)).state
}

/** Plays a whole game at random, as a plain number says. */
export function randomGame(seats: number, seed: number, more: Partial<Position> = {}): Table {
  return arrange({ players: players(seats), seed, ...more }).playOn(() => false, byChance(seed))
}

export function byChance(number: number): Chooser<Rising5> {
  const chance = new FastChance(number)
  return (_, options) => options[chance.int(options.length)]!
}

/** Two players: seat 0 is on turn with this hand, seat 1 holds nothing that is named. */
export function turnOf(cards: readonly Hero[], more: Partial<Position> = {}): Table {
  return arrange({ players: [{ hand: cards }, { hand: [] }], ...more })
}

/** Seat 0 has activated a hero and is about to act; nobody else holds a card, so that nobody is asked for support. */
export function acting(hero: Hero, actions: number, more: Partial<Position> = {}): Table {
  return arrange({ players: [{ hand: [] }, { hand: [] }], hero, actions, ...more })
}

export function hand({ state }: Table, seat: number): Hero[] {
  return state.hands[seat]!.map(hero => HEROES[hero]!)
}

/** The types of these events, in the order they happened. */
export function types(events: readonly Event[], ...wanted: Event['type'][]): Event['type'][] {
  return events.map(event => event.type).filter(type => wanted.length === 0 || wanted.includes(type))
}

/** The options of a question as words. */
export function dos(options: readonly { do: string }[]): string[] {
  return options.map(option => option.do)
}

/** All ways to put four of the seven runes on the four spaces. */
export function arrangements(): number[][] {
  const all: number[][] = []
  const runes = [0, 1, 2, 3, 4, 5, 6]
  for (const a of runes)
    for (const b of runes)
      for (const c of runes) for (const d of runes) if (new Set([a, b, c, d]).size === 4) all.push([a, b, c, d])
  return all
}

/** The worked example of Kevin and Gary (R5-166). */
export const EXAMPLE = {
  portal: ['blue', 'red', 'yellow', 'orange'],
  solution: ['red', 'blue', 'black', 'green'],
  links: {
    blue: 'sage',
    red: 'gobel',
    yellow: 'spider',
    orange: 'snake',
    green: 'monkey',
    violet: 'phoenix',
    black: 'whale',
  },
} as const satisfies Partial<Position>

export function sorted(numbers: readonly number[]): number[] {
  return numbers.toSorted((a, b) => a - b)
}
