import type { Hero, Item, Place, Region, Rune, Sign } from '../../index.ts'
import { ALL_HEROES, ALL_PLACES, card, found, handLimit, isMonster, LAST_SPACES, RESERVE_LIMIT } from './book.ts'

/** What lies on the table, with names in place of numbers: read from the real game once, and compared with it ever after. */
export interface Table {
  seats: number
  team: number[]
  master: number | undefined
  fillIn: boolean
  difficulty: 'beginner' | 'standard' | 'heroic'
  shuffled: boolean
  openHands: boolean
  turn: number
  active: number
  hands: Hero[][]
  /** Of a team of one (R5-359). */
  reserve: Hero[]
  /** Top first. */
  pile: (Hero | 'moon')[]
  moonWaiting: boolean
  moonsGone: number
  discard: Hero[]
  at: Record<Hero, Place | 'portrait'>
  places: Record<Place, string>
  /** Top first. */
  regionPiles: Record<Region, string[]>
  removed: string[]
  items: Record<Item, 'away' | 'held' | 'used'>
  /** Top first. */
  artefacts: Item[]
  altars: number
  eclipse: number
  /** Spaces 1 to 4 of the Portal, then the reserve. */
  runes: Rune[]
  solution: Rune[]
  /** Signs in the order of the runes. */
  links: Sign[]
  results: Result[]
  hints: { rune: Rune; sign: Sign }[]
  notes: Record<Sign, string>
}

export interface Shown {
  sign: Sign
  state: 'dark' | 'bright' | 'golden'
}

export interface Result {
  portal: Rune[]
  signs: Shown[]
}

/** A fight or a surprise attack that is on. */
export interface Fight {
  place: Place
  surprise: boolean
  /** Cards given, by seat; in solo from the reserve. */
  given: number[]
  face: number | undefined
}

/** What is still to be done, the last one first: questions to somebody, and steps that nobody is asked about. */
export type Duty =
  | { kind: Question; seat: number }
  | { kind: 'hint' | 'relic' | 'bladeTarget' | 'giveSupport'; seat: number }
  | { kind: 'slashReward'; seat: number; card: string }
  | { kind: 'gmHint'; seat: number; rune: Rune; by: number }
  | { kind: 'supporters'; seats: number[] }
  | { kind: 'draw'; cards: number }
  | { kind: 'roll' | 'beforeDraw' | 'endTurn' | 'startTurn' | 'answer' | 'gmReady' }

/** What somebody has to answer. */
export type Asked = Extract<Duty, { seat: number }>

type Question =
  | 'activate'
  | 'skill'
  | 'skillOrakl'
  | 'skillNova'
  | 'skillEkho'
  | 'skillHal'
  | 'action'
  | 'move'
  | 'sealConfirm'
  | 'askSupport'
  | 'afterRoll'
  | 'crisisConfirm'
  | 'drawCount'
  | 'redMoonReaction'
  | 'discardDown'
  | 'gmSolution'
  | 'gmLinks'
  | 'gmResult'

export interface World {
  table: Table
  duties: Duty[]
  /** Who was activated, and the actions left. */
  hero: Hero | undefined
  actions: number
  /** Whose skill is being used: Hal's may be another's. */
  skillOf: Hero | undefined
  fight: Fight | undefined
  over: 'won' | 'eclipse' | 'deck' | undefined
  told: Told[]
  /** What chance said in the real game, in order. */
  faces: number[]
  /** Whether the last move showed something that was hidden: then it is not taken back. */
  learnt: boolean
}

/** What was told; `secret` is only for its seat, the others hear `others`. */
export interface Told {
  event: Happening
  secret?: { seat: number; others: Happening }
}

export type Happening = { type: string } & Record<string, unknown>

export function tell(w: World, type: string, fields: Record<string, unknown> = {}): void {
  w.told.push({ event: { type, ...fields } })
}

/** A copy to go back to. */
export function copy(w: World): World {
  return structuredClone(w)
}

/** The question on top. */
export function asked(w: World): Asked {
  const duty = w.duties.at(-1)
  if (duty === undefined || !('seat' in duty)) throw new Error('The model asks nobody')
  return duty
}

export function handOf(t: Table, seat: number): Hero[] {
  return found(t.hands[seat], `hand of seat ${seat}`)
}

export function count<T>(list: readonly T[], wanted: T): number {
  return list.filter(one => one === wanted).length
}

export function discard(t: Table, from: Hero[], hero: Hero): void {
  const i = from.indexOf(hero)
  if (i < 0) throw new Error(`The model has no ${hero} to discard`)
  from.splice(i, 1)
  t.discard.push(hero)
}

/** Face-up monsters, in board order. */
export function monsters(t: Table): Place[] {
  return ALL_PLACES.filter(place => isMonster(t.places[place]))
}

export function remove(t: Table, place: Place): string {
  const id = t.places[place]
  t.places[place] = 'empty'
  t.removed.push(id)
  return id
}

export function companions(t: Table, hero: Hero): Hero[] {
  const place = t.at[hero]
  return place === 'portrait' ? [] : ALL_HEROES.filter(other => other !== hero && t.at[other] === place)
}

/** Free places in the hand, and in solo in the reserve too. */
export function freePlaces(t: Table): number {
  const hand = Math.max(0, handLimit(t.team.length) - handOf(t, t.active).length)
  return isSolo(t) ? hand + RESERVE_LIMIT - t.reserve.length : hand
}

export function isSolo(t: Table): boolean {
  return t.team.length === 1
}

export function holds(t: Table, item: Item): boolean {
  return t.items[item] === 'held'
}

/** Down is positive. R5-130, R5-202, R5-294. */
export function moveMarker(w: World, spaces: number, cause: string): void {
  const last = LAST_SPACES[w.table.difficulty][w.table.team.length - 1]!
  const from = w.table.eclipse
  const to = Math.min(last, Math.max(1, from + spaces))
  w.table.eclipse = to
  if (to !== from) tell(w, 'marker_moved', { from, to, cause })
  if (to === last) end(w, 'eclipse')
}

/** R5-292 to R5-294, R5-299, R5-300, R5-414. */
export function end(w: World, how: 'won' | 'eclipse' | 'deck'): void {
  const { table } = w
  w.over = how
  w.duties = []
  tell(w, how === 'won' ? 'game_won' : 'game_lost', {
    ...(how !== 'won' && { reason: how }),
    solution: table.solution,
    links: table.links,
    turns: table.turn,
    attempts: table.results.length - 1,
    hints: table.hints.length,
    cardsLeft: table.pile.filter(one => one !== 'moon').length,
    eclipse: table.eclipse,
  })
}

export function moonsOf(id: string): number {
  return card(id).moons
}
