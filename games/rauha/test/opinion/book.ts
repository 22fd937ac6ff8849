import { content } from '../ledger.ts'

/** What is printed on the material, as the ledger's tables say it: nothing here comes from our own tables. */

/** A Biome, card or printed on a board. Numbers that it does not show are 0, and `per` is '-' for points counted once. */
export interface Printed {
  id: string
  symbols: string[]
  animals: string[]
  cost: number
  /** Where it may go; anywhere if empty. */
  cells: number[]
  water: number
  effect: Effect
}

export interface Effect {
  crystals: number
  points: number
  per: string
  pay: number
  spore: boolean
}

export interface Tile {
  id: string
  symbol: string
  water: number
  effect: Effect
}

export interface Stop {
  round: number
  turn: number
  scoring: boolean
  symbol: string
  cells: number[]
}

type Line = (typeof content.cards.age1)[number]

const num = (value: Line[number] | undefined) => Number(value)
const list = (value: Line[number] | undefined) => value as string[]
const numbers = (value: Line[number] | undefined) => value as number[]

function card(line: Line): Printed {
  const [id, types, animals, cost, cells, crystals, points, per, pay, spore, water] = line
  return {
    id: String(id),
    symbols: [...new Set([...list(types), ...list(animals)])],
    animals: list(animals),
    cost: num(cost),
    cells: numbers(cells),
    water: num(water),
    effect: { crystals: num(crystals), points: num(points), per: String(per), pay: num(pay), spore: num(spore) > 0 },
  }
}

function printed(side: 'A' | 'B', line: Line): Printed {
  const [cell, type, crystals, points, pay, spore, water] = line
  const all = [`${side}:${String(cell)}`, [String(type)], [], 0, [], crystals, points, '-', pay, spore, water]
  return card(all as Line)
}

function tile([id, symbol, crystals, points, per, pay, water]: Line): Tile {
  const effect = { crystals: num(crystals), points: num(points), per: String(per), pay: num(pay), spore: false }
  return { id: String(id), symbol: String(symbol), water: num(water), effect }
}

function stop([, round, phase, , symbol, cells]: Line): Stop {
  const turn = Number(String(phase).replace('turn ', ''))
  return { round: num(round), turn, scoring: phase === 'scoring', symbol: String(symbol), cells: numbers(cells) }
}

const biomes = new Map(
  [
    ...content.cards.age1.map(card),
    ...content.cards.age2.map(card),
    ...content.boards.A.map(line => printed('A', line)),
    ...content.boards.B.map(line => printed('B', line)),
  ].map(one => [one.id, one]),
)

export const CARDS = {
  1: content.cards.age1.map(([id]) => String(id)),
  2: content.cards.age2.map(([id]) => String(id)),
}
export const TILES = content.entities.items.map(tile)
export const ANIMALS = ['air', 'land', 'sea']
export const ALL_CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8]

const stops = content.path.items.map(stop)

export function at(number: number): Stop {
  return found(stops[number - 1], `stop ${number}`)
}

export function biome(id: string): Printed {
  return found(biomes.get(id), id)
}

export function tileOf(id: string): Tile {
  return found(
    TILES.find(one => one.id === id),
    id,
  )
}

export function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The model knows no ${what}`)
  return value
}
