import { found, twin } from './book.ts'

/** Where every stone is, and what the model was told of chance, physics and the race. */
export interface World {
  calm: boolean
  alwaysContest: boolean
  hardClosing: boolean
  first: number
  turn: number
  bag: number[]
  table: Lying[]
  players: Person[]
  told: Told[]
  outcome: { winners: number[]; places: number[]; scores: number[] } | undefined
  /** What the last move of the real game told, and where its stones lie: only chance and the race are read from it. */
  fed: Fed
}

export interface Person {
  balance: number | undefined
  /** Pairs by name, as they were gained. */
  loot: string[]
  catches: number[]
  claims: number[]
  hand: number[]
  focus: number
}

export interface Lying {
  tag: number
  stone: number
  up: boolean
  x: number
  y: number
}

export type Told = { type: string } & Record<string, unknown>

export interface Fed {
  events: Told[]
  hands: number[][]
  table: Lying[]
  /** Whom the seed chose where a contest stayed level. */
  drawn?: unknown
}

/** Something asked of a seat. No options: anything that its rule lets pass. */
export interface Question {
  seat: number
  kind: string
  options?: unknown[]
}

/** What the model waits for: answers of all these seats (undefined: too late), the clock, or the end of the race. */
export type Wait = { asks: Question[] } | { clock: string } | 'race'
export type Answers = ReadonlyMap<number, unknown>
export type Flow<T = void> = Generator<Wait, T, Answers>

export function person(w: World, seat: number): Person {
  return found(w.players[seat], `seat ${seat}`)
}

/** ROK-028: clockwise from the first player. */
export function playOrder(w: World): number[] {
  return w.players.map((_, i) => (w.first + i) % w.players.length)
}

/** Who has this stone as Balance rune. */
export function ownerOf(w: World, balance: number): number | undefined {
  const seat = w.players.findIndex(player => player.balance === balance)
  return seat < 0 ? undefined : seat
}

export function faceUp(w: World): Lying[] {
  return w.table.filter(({ up }) => up)
}

export function liesUp(w: World, stone: number): boolean {
  return faceUp(w).some(one => one.stone === stone)
}

export function takeOff(w: World, stone: number): void {
  w.table = w.table.filter(one => one.stone !== stone)
}

/** ROK-091: the stones still worth grabbing. */
export function live(w: World): Lying[] {
  return faceUp(w).filter(({ stone }) => {
    const other = twin(stone)
    const inCatch = w.players.some(({ catches }) => catches.includes(other))
    return liesUp(w, other) || ownerOf(w, other) !== undefined || inCatch
  })
}

/** The next event of a type that the real game told in this move: the model reads chance from it. */
export function next(w: World, type: string): Told {
  const at = w.fed.events.findIndex(event => event.type === type)
  const event = found(w.fed.events[at], `reason for '${type}' not to be told now`)
  w.fed.events = w.fed.events.slice(at + 1)
  return event
}

export function wasTold(w: World, type: string): boolean {
  return w.fed.events.some(event => event.type === type)
}
