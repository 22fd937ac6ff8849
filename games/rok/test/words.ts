import type { Arranged } from '@runatal/kernel/arrange'
import { FastChance } from '@runatal/kernel'
import {
  arrange,
  type AtTable,
  type Event,
  NONE,
  pairName,
  type Player,
  type Position,
  type Rok,
  type Theft,
} from '../index.ts'
import { runeName, stonesOfPair } from '../content/stones.ts'
import type { RuneName, State } from '../index.ts'

/** Words that several of these tests use. */

export const SEATS = [2, 3, 4, 5] as const

export function players(seats: number, each: Player = {}): Player[] {
  return Array.from({ length: seats }, () => ({ ...each }))
}

/** Two who rob each other in black, with nothing else to lose. */
export const MUTUAL: readonly Player[] = [
  { balance: 'black-fehu', claims: ['black-raido'] },
  { balance: 'black-raido', claims: ['black-fehu'] },
]

/** An order of thefts, each as thief and victim. */
export function robs(...thefts: [thief: number, victim: number][]): { thefts: Theft[] } {
  return { thefts }
}

/** Loots by name, as they were gained. */
export function loot({ state }: Arranged<Rok>, seat: number): RuneName[] {
  return state.loot[seat]!.map(pairName)
}

/** Loot sizes in single runes. */
export function runes({ state }: Arranged<Rok>): number[] {
  return state.loot.map(pairs => 2 * pairs.length)
}

export function balance({ state }: Arranged<Rok>): (RuneName | undefined)[] {
  return state.balance.map(stone => (stone === NONE ? undefined : runeName(stone)))
}

export function onTable({ state }: Arranged<Rok>): RuneName[] {
  return state.table.stone.map(runeName)
}

export function bag({ state }: Arranged<Rok>): RuneName[] {
  return state.bag.map(runeName)
}

/** How many of the two stones of a rune are in the bag. */
export function inBag(table: Arranged<Rok>, rune: RuneName): number {
  return bag(table).filter(one => one === rune).length
}

export function types(events: readonly Event[], ...wanted: Event['type'][]): Event['type'][] {
  return events.map(event => event.type).filter(type => wanted.includes(type))
}

/** Every stone, wherever it is. */
export function allStones(s: State): number[] {
  return [
    ...s.bag,
    ...s.hands.flat(),
    ...s.table.stone,
    ...s.catches.flat(),
    ...s.claims.flat(),
    ...s.balance.filter(stone => stone !== NONE),
    ...s.loot.flat().flatMap(stonesOfPair),
  ].toSorted((a, b) => a - b)
}

/** A grabbing that is open at 5000, the stones being numbered from 1. */
export function open(position: Omit<Position, 'players'> & { players?: readonly Player[] }): AtTable {
  return arrange({ players: players(3), phase: 'grab', ...position })
}

/** Until it is over: a game that has not ended after so many moves never will. */
export function isGoingOn({ match }: AtTable): boolean {
  if (match.log.length > 5000) throw new Error('This game does not end')
  return match.outcome === undefined
}

/** Plays whole games, everybody grabbing by chance: each grab a while after the last. */
export function lively(
  seats: number,
  seed: number,
  table: Partial<Position> = {},
  watch?: (t: AtTable) => void,
): AtTable {
  const t = arrange({ players: players(seats), seed, ...table })
  const chance = new FastChance(seed, 99)
  while (isGoingOn(t)) {
    const { state } = t
    watch?.(t)
    const grabs = state.asks.filter(ask => ask.kind === 'grab')
    const live = state.phase === 'grab' && chance.int(4) > 0 ? grabs : []
    const ask = live[chance.int(Math.max(1, live.length))]
    const options = ask === undefined ? [] : t.match.options(ask)
    if (ask !== undefined && options.length > 0)
      t.match.submit(ask.seat, ask.id, options[chance.int(options.length)], state.time + chance.int(400))
    else
      t.playOn(
        one => one !== state,
        (_, moves) => moves[chance.int(moves.length)]!,
      )
  }
  return t
}
