import type { Place, Spec } from '../conform/index.ts'
import {
  type Core,
  core,
  type Decision,
  type Decisions,
  type Game,
  type Seat,
  type Steps,
  UNKNOWN,
  type Viewer,
} from '../index.ts'

/**
 * Lanterns, the toy that the kit is tried on: as small as a game can be that has a hand, a deck, secret picks at the
 * same time that may be changed, an offer, a nested question, an alarm, a free answer and a barred move.
 *
 * Everybody names a lantern, gets three cards, and in each of two rounds lights one of them in secret. The highest
 * card wins the round; its owner claims a point, or dares: says heads or tails, and wins two or nothing, while the
 * others clap. Once in the game one may swap an even card for one from the deck. When the bell rings, whoever has not
 * lit a card lights the lowest.
 */
export interface Lanterns {
  state: State
  table: { rounds: 1 | 2 }
  seat: { colour: 'red' | 'green' | 'blue' }
  steps: { deal: undefined; round: undefined; light: undefined; reveal: undefined; prize: { seat: Seat }; flip: Seat }
  asks: { name: Name; light: Light; swap: Swap; bell: Ring; claim: Claim; clap: Clap; call: Call }
  event: LanternEvent
}

export interface State extends Core {
  deck: number[]
  hands: number[][]
  /** The card lit by each seat, face down until all are: a list of one or none. */
  lit: number[][]
  discard: number[]
  names: string[]
  colours: string[]
  swapped: boolean[]
  points: number[]
  roundsLeft: number
  called: string
}

export interface Name {
  do: 'name'
  name: string
}
export interface Light {
  do: 'light'
  card: number
}
export interface Swap {
  do: 'swap'
  card: number
}
export interface Ring {
  do: 'ring'
}
export interface Claim {
  do: 'claim' | 'dare'
}
export interface Clap {
  do: 'clap'
}
export interface Call {
  do: 'call'
  side: 'heads' | 'tails'
}

export type LanternEvent =
  | { type: 'dealt'; seat: Seat; cards: number[] }
  | { type: 'handed'; seat: Seat; count: number }
  | { type: 'lit'; seat: Seat; card?: number }
  | { type: 'swapped'; seat: Seat; cards?: number[] }
  | { type: 'revealed'; cards: number[] }
  | { type: 'scored'; seat: Seat; points: number }

const CARDS = 14
/** What is printed on each card. */
export const STRENGTH: readonly number[] = [3, 9, 1, 12, 7, 5, 14, 2, 11, 6, 10, 4, 13, 8]

export const steps: Steps<Lanterns> = {
  deal(s, _, t) {
    t.chance.shuffle(s.deck)
    for (const [seat, hand] of s.hands.entries()) {
      hand.push(...s.deck.splice(-3))
      t.emit?.({ type: 'dealt', seat, cards: [...hand] }, { to: seat, others: { type: 'handed', seat, count: 3 } })
      t.ask(seat, 'name')
    }
    t.next('round')
  },
  round(s, _, t) {
    if (s.roundsLeft === 0) return t.end()
    s.roundsLeft--
    t.next('light', 'reveal', 'round')
  },
  light(s, _, t) {
    t.alarm('bell', 30_000)
    for (const seat of s.hands.keys()) {
      t.ask(seat, 'light')
      if (!s.swapped[seat]) t.offer(seat, 'swap')
    }
  },
  reveal(s, _, t) {
    t.stand()
    t.withdraw('light')
    t.withdraw('swap')
    const cards = s.lit.flat()
    t.emit?.({ type: 'revealed', cards })
    const strengths = cards.map(strength)
    t.next(['prize', { seat: strengths.indexOf(Math.max(...strengths)) }])
    for (const lit of s.lit) s.discard.push(...lit.splice(0))
  },
  prize(s, { seat }, t) {
    t.ask(seat, 'claim')
    for (const other of s.hands.keys()) if (other !== seat) t.ask(other, 'clap')
  },
  flip(s, seat, t) {
    const side = t.chance.int(2) === 0 ? 'heads' : 'tails'
    score(s, seat, side === s.called ? 2 : 0, t.emit)
    s.called = ''
  },
}

export const name: Decision<Lanterns, 'name'> = {
  options: () => [
    { do: 'name', name: 'Ember' },
    { do: 'name', name: 'Glow' },
  ],
  accepts(_, __, sent) {
    const given: unknown = typeof sent === 'object' && sent !== null ? Reflect.get(sent, 'name') : undefined
    if (typeof given !== 'string' || !/^[A-Za-z]{1,12}$/.test(given))
      return { refused: 'not-an-option', text: 'A lantern has a name of 1 to 12 letters', rule: 'TOY-1' }
    return { do: 'name', name: given }
  },
  take(s, seat, move) {
    s.names[seat] = move.name
  },
  late: () => ({ do: 'name', name: 'Ember' }),
}

export const light: Decision<Lanterns, 'light'> = {
  rule: 'TOY-2',
  options: (s, seat) => s.hands[seat]!.map(card => ({ do: 'light', card })),
  take(s, seat, { card }, t) {
    const changed = s.lit[seat]!.length > 0
    setAlight(s, seat, card)
    // The others hear of it once, whatever the changes.
    const others = changed ? {} : { others: { type: 'lit', seat } as const }
    t.emit?.({ type: 'lit', seat, card }, { to: seat, ...others })
    t.keep()
    if (s.lit.every(lit => lit.length > 0)) t.withdraw('bell')
  },
  late(s, seat, t) {
    setAlight(s, seat, lowest(s.hands[seat]!))
    t.emit?.({ type: 'lit', seat })
    if (s.lit.every(lit => lit.length > 0)) t.withdraw('bell')
  },
}

export const bell: Decision<Lanterns, 'bell'> = {
  options: () => [{ do: 'ring' }],
  take(s, _, __, t) {
    t.withdraw('light')
    for (const [seat, lit] of s.lit.entries()) if (lit.length === 0) setAlight(s, seat, lowest(s.hands[seat]!))
  },
}

export const swap: Decision<Lanterns, 'swap'> = {
  rule: 'TOY-6',
  options: (s, seat) => s.hands[seat]!.filter(isEven).map(card => ({ do: 'swap', card })),
  barred: (s, seat) =>
    s.hands[seat]!.filter(card => !isEven(card)).map(card => ({ move: { do: 'swap', card }, rule: 'TOY-7' })),
  take(s, seat, { card }, t) {
    const drawn = s.deck.pop()!
    s.hands[seat]!.splice(s.hands[seat]!.indexOf(card), 1, drawn)
    s.deck.unshift(card)
    t.chance.shuffle(s.deck)
    s.swapped[seat] = true
    t.emit?.({ type: 'swapped', seat, cards: [card, drawn] }, { to: seat, others: { type: 'swapped', seat } })
  },
}

export const claim: Decision<Lanterns, 'claim'> = {
  rule: 'TOY-3',
  options: () => [{ do: 'claim' }, { do: 'dare' }],
  take(s, seat, move, t) {
    if (move.do === 'claim') return score(s, seat, 1, t.emit)
    t.ask(seat, 'call')
    t.next(['flip', seat])
  },
  late: () => ({ do: 'claim' }),
}

export const clap: Decision<Lanterns, 'clap'> = { rule: 'TOY-4', options: () => [{ do: 'clap' }], take() {} }

export const call: Decision<Lanterns, 'call'> = {
  rule: 'TOY-5',
  options: () => [
    { do: 'call', side: 'heads' },
    { do: 'call', side: 'tails' },
  ],
  take(s, _, { side }) {
    s.called = side
  },
  late: () => ({ do: 'call', side: 'heads' }),
}

export const lanterns: Game<Lanterns> = {
  id: 'lanterns',
  seats: { min: 2, max: 3 },
  choices: {
    table: { rounds: { values: [1, 2], first: 2 } },
    seat: { colour: { values: ['red', 'green', 'blue'], first: 'red', distinct: true } },
  },
  create: ({ seats, table, seat }) => ({
    ...core('deal'),
    deck: Array.from({ length: CARDS }, (_, card) => card),
    hands: Array.from({ length: seats }, () => []),
    lit: Array.from({ length: seats }, () => []),
    discard: [],
    names: Array<string>(seats).fill(''),
    colours: seat.map(mine => mine.colour),
    swapped: Array<boolean>(seats).fill(false),
    points: Array<number>(seats).fill(0),
    roundsLeft: table.rounds,
    called: '',
  }),
  steps,
  decisions: { name, light, bell, swap, claim, clap, call },
  clone,
  mask(state, viewer) {
    const s = clone(state)
    s.deck.fill(UNKNOWN)
    for (const zones of [s.hands, s.lit])
      for (const [seat, zone] of zones.entries()) if (seat !== viewer) zone.fill(UNKNOWN)
    return s
  },
  imagine(masked, _, chance) {
    const s = clone(masked)
    const zones = [s.deck, ...s.hands, ...s.lit]
    const seen = new Set([...zones.flat(), ...s.discard])
    const unseen = Array.from({ length: CARDS }, (__, card) => card).filter(card => !seen.has(card))
    chance.shuffle(unseen)
    for (const zone of zones) for (const [i, card] of zone.entries()) if (card === UNKNOWN) zone[i] = unseen.pop()!
    return s
  },
  outcome(s) {
    if (s.agenda.length + s.asks.length > 0) return undefined
    const places = s.points.map(points => 1 + s.points.filter(other => other > points).length)
    return { winners: [...places.keys()].filter(seat => places[seat] === 1), places, scores: [...s.points] }
  },
}

/** The same with another step or decision. */
export function withSteps(other: Partial<Game<Lanterns>['steps']>): Game<Lanterns> {
  return { ...lanterns, steps: { ...steps, ...other } }
}

export function withDecisions(other: Partial<Decisions<Lanterns>>): Game<Lanterns> {
  return { ...lanterns, decisions: { ...lanterns.decisions, ...other } }
}

/** From the rules above: nobody sees the deck, and nobody but the owner a hand or a card that is lit. */
function secrets(s: State, viewer: Viewer): Place[][] {
  const others = s.hands.flatMap((hand, seat) => (seat === viewer ? [] : [hand, s.lit[seat]!]))
  return [[s.deck, ...others].flatMap(zone => zone.map((_, index): Place => [zone, index]))]
}

export const spec: Spec<Lanterns> = {
  // A name each, and in each round a card each, the bell, a claim, a call and the claps.
  bound: wish => wish.seats + 2 * (2 * wish.seats + 3),
  secrets,
  perSeat: ({ hands, lit, names, colours, swapped, points }) => ({ hands, lit, names, colours, swapped, points }),
  // Who has no card left could light none.
  out: s => [...s.hands.keys()].filter(seat => s.hands[seat]!.length + s.lit[seat]!.length === 0),
  cards: s => ({ cards: [...s.deck, ...s.hands.flat(), ...s.lit.flat(), ...s.discard] }),
  rules: new Set([1, 2, 3, 4, 5, 6, 7].map(number => `TOY-${number}`)),
  care: {
    worth: (s, seat) => s.points[seat]! + s.hands[seat]!.reduce((sum, card) => sum + strength(card), 0) / 100,
    harmless: (_, __, move) => move.do !== 'dare',
  },
  games: 80,
}

export function clone(s: State): State {
  return {
    agenda: s.agenda.slice(),
    asks: s.asks.slice(),
    nextAsk: s.nextAsk,
    deck: s.deck.slice(),
    hands: s.hands.map(hand => hand.slice()),
    lit: s.lit.map(lit => lit.slice()),
    discard: s.discard.slice(),
    names: s.names.slice(),
    colours: s.colours.slice(),
    swapped: s.swapped.slice(),
    points: s.points.slice(),
    roundsLeft: s.roundsLeft,
    called: s.called,
  }
}

export function setAlight(s: State, seat: Seat, card: number) {
  const hand = s.hands[seat]!
  const at = hand.indexOf(card)
  if (at < 0) throw new Error(`Card ${card} is not in the hand of seat ${seat}`)
  hand.splice(at, 1, ...s.lit[seat]!.splice(0))
  s.lit[seat]!.push(card)
}

function score(s: State, seat: Seat, points: number, emit: ((event: LanternEvent) => void) | undefined) {
  s.points[seat]! += points
  emit?.({ type: 'scored', seat, points })
}

function strength(card: number): number {
  const printed = STRENGTH[card]
  if (printed === undefined) throw new Error(`There is no card ${card}`)
  return printed
}

function lowest(hand: readonly number[]): number {
  return hand.toSorted((a, b) => strength(a) - strength(b))[0]!
}

function isEven(card: number): boolean {
  return strength(card) % 2 === 0
}
