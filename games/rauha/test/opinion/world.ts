import { ALL_CELLS, biome, found, TILES, tileOf } from './book.ts'

/** The table as one would see it from above, with names in place of numbers. */
export interface World {
  stop: number
  phase: 'draft' | 'play' | 'activate' | 'confirm' | 'over'
  /** Who still has a go in this turn or scoring: the first has it now. */
  toGo: number[]
  players: Person[]
  /** Entity -> its owner; those on the side modules are not in it. */
  owners: Record<string, number>
  /** Total -> the markers there, bottom to top. */
  track: Record<number, number[]>
  satellites: string[][]
  decks: Record<1 | 2, string[]>
  blackHole: string[]
  covered: string[]
  /** Welcomed in step 3 of the go that is on. */
  welcomed: string[]
  /** Biomes (by cell) and Entities activated in the go that is on. */
  used: (number | string)[]
  told: Told[]
}

export interface Person {
  crystals: number
  points: number
  board: string[]
  spores: number[]
  /** The card picked in step 1, until it is placed or discarded. */
  card: string | undefined
  activateForMe: boolean
  confirmForMe: boolean
}

/** A copy to go back to: it has told nothing yet. */
export function copy(w: World): World {
  return {
    ...w,
    toGo: [...w.toGo],
    players: w.players.map(one => ({ ...one, board: [...one.board], spores: [...one.spores] })),
    owners: { ...w.owners },
    track: { ...w.track },
    satellites: [...w.satellites],
    blackHole: [...w.blackHole],
    covered: [...w.covered],
    welcomed: [...w.welcomed],
    used: [...w.used],
    told: [],
  }
}

export type Told = { type: string } & Record<string, unknown>

export function person(w: World, seat: number): Person {
  return found(w.players[seat], `seat ${seat}`)
}

export function seatsOf(w: World): number[] {
  return w.players.map((_, seat) => seat)
}

/** RAU-158: Sources in sight, and those of VUORI. */
export function sources(w: World, seat: number): number {
  const shown = person(w, seat).board.map(id => biome(id).water)
  const owned = Object.keys(w.owners).filter(id => w.owners[id] === seat)
  return sum([...shown, ...owned.map(id => tileOf(id).water)])
}

/** RAU-043, RAU-044: how often something that points are counted by is there. */
export function count(w: World, seat: number, what: string): number {
  const { board, spores } = person(w, seat)
  if (what === '-') return 1
  if (what === 'spore') return spores.length
  if (what === 'water') return sources(w, seat)
  return board.flatMap(id => biome(id).animals).filter(animal => animal === what).length
}

/** RAU-183 to RAU-186: off its pile, onto the top of another; a gain of 0 moves nothing. */
export function score(w: World, seat: number, points: number): void {
  if (points === 0) return
  const player = person(w, seat)
  w.track[player.points] = (w.track[player.points] ?? []).filter(other => other !== seat)
  player.points += points
  w.track[player.points] = [...(w.track[player.points] ?? []), seat]
}

/** RAU-081 to RAU-083: the furthest marker, the top one of its pile, then clockwise. */
export function order(w: World): number[] {
  const furthest = Math.max(...w.players.map(({ points }) => points))
  const first = found(w.track[furthest]?.at(-1), 'marker in front')
  return seatsOf(w).map(i => (first + i) % w.players.length)
}

/** RAU-105, RAU-106, RAU-112, RAU-113: which lines of a symbol the card just placed is part of. */
function linesThrough(w: World, seat: number, cell: number, symbol: string): string[] {
  const { board } = person(w, seat)
  const shows = (where: number) => biome(found(board[where], `cell ${where}`)).symbols.includes(symbol)
  const row = ALL_CELLS.filter(other => Math.floor(other / 3) === Math.floor(cell / 3))
  const column = ALL_CELLS.filter(other => other % 3 === cell % 3)
  return [...(row.every(shows) ? ['row'] : []), ...(column.every(shows) ? ['column'] : [])]
}

/** Step 3 (RAU-105 to RAU-121). */
export function welcome(w: World, seat: number, cell: number): void {
  for (const { id, symbol } of TILES) {
    const lines = linesThrough(w, seat, cell, symbol)
    const from = w.owners[id]
    if (lines.length === 0 || from === seat) continue
    w.owners[id] = seat
    w.welcomed.push(id)
    w.told.push({ type: 'entity.welcomed', seat, entity: id, lines, ...(from !== undefined && { from }) })
  }
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
