import { core, type Setting, type Steps } from '@runatal/kernel'
import { USUAL_THROW } from '../content/disc.ts'
import { pairOf, runeName, STONES } from '../content/stones.ts'
import { playOrder, seatCount } from './seats.ts'
import { NONE, type Rok, type State } from './types.ts'

/** Set-up (ROK-017 to ROK-027). */

export function create({ seats, table, seat }: Setting<Rok>): State {
  const perSeat = <V>(value: V) => Array<V>(seats).fill(value)
  const lists = (): number[][] => Array.from({ length: seats }, () => [])
  const { agenda, asks, nextAsk } = core('setUp')
  return {
    agenda,
    asks,
    nextAsk,
    variant: table.variant,
    hardClosing: table.hardClosing === 'on',
    alwaysContest: table.alwaysContest === 'on',
    youngest: table.first === 'chance' ? NONE : seatNamed(table.first),
    headStart: seat.map(({ headStart }) => Number(headStart)),
    phase: 'setUp',
    turn: 0,
    first: 0,
    time: 0,
    due: 0,
    bag: Array.from({ length: STONES }, (_, i) => i + 1), // ROK-018
    hands: lists(),
    aims: perSeat<number>(USUAL_THROW.aim),
    strengths: perSeat<number>(USUAL_THROW.strength),
    table: { tag: [], stone: [], colour: [], x: [], y: [], yaw: [], up: [], flying: [] },
    nextTag: 1,
    balance: perSeat<number>(NONE),
    loot: lists(), // ROK-024
    catches: lists(),
    claims: lists(),
    race: {
      launch: 0,
      opening: 0,
      closing: NONE,
      lastWon: 0,
      order: [],
      requests: [],
      busyUntil: perSeat(0),
      pressed: perSeat(false),
      gone: [],
    },
    penalties: perSeat(0),
    contest: { colour: NONE, seats: [], round: 0, friction: 0, ghost: 0, power: [], aim: [], nerve: [] },
    wave: 0,
    focus: perSeat(0),
    picks: perSeat<number>(NONE),
    spent: perSeat(0),
    awaySince: perSeat(0),
    pausedBy: NONE,
    winner: NONE,
  }
}

/** ROK-027: whoever is named as the youngest sits at the table. */
export function unfit({ seats, table: { first } }: Setting<Rok>) {
  if (first === 'chance' || seatNamed(first) < seats) return undefined
  return { text: `There is no seat ${seatNamed(first) + 1} to begin at a table for ${seats}`, rule: 'ROK-027' }
}

export const setup: Steps<Rok, 'setUp'> = {
  setUp(s, _, t) {
    t.emit?.({ type: 'game.created', seats: seatCount(s), variant: s.variant })
    // ROK-026, ROK-027.
    s.first = s.youngest === NONE ? t.chance.int(seatCount(s)) : s.youngest
    // ROK-019 to ROK-023: all draw, then those with identical runes put them back and draw again.
    for (let drawing = playOrder(s); drawing.length > 0; drawing = returned(s)) {
      t.chance.shuffle(s.bag)
      for (const seat of drawing) {
        s.balance[seat] = s.bag.shift()!
        t.emit?.({ type: 'balance.drawn', seat, rune: runeName(s.balance[seat]) })
      }
      for (const [a, b] of equals(s))
        t.emit?.({ type: 'balance.redrawn', seats: [a, b], rune: runeName(s.balance[a]!) })
    }
    for (const seat of s.hands.keys()) {
      t.offer(seat, 'presence')
      t.offer(seat, 'pause')
    }
    t.next('turn')
  },
}

function seatNamed(first: Exclude<Rok['table']['first'], 'chance'>): number {
  return Number(first.slice('seat'.length)) - 1
}

/** The pairs of seats with identical Balance runes, in play order. */
function equals(s: State): [number, number][] {
  const order = playOrder(s)
  return order.flatMap((a, i) =>
    order
      .slice(i + 1)
      .filter(b => pairOf(s.balance[a]!) === pairOf(s.balance[b]!))
      .map((b): [number, number] => [a, b]),
  )
}

function returned(s: State): number[] {
  const concerned = equals(s).flat()
  for (const seat of concerned) {
    s.bag.push(s.balance[seat]!)
    s.balance[seat] = NONE
  }
  return playOrder(s).filter(seat => concerned.includes(seat))
}
