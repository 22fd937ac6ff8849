import type { Decision, Seat, Steps, Turn } from '@runatal/kernel'
import { colourOf, colourOfPair, pairName, pairNamed, runeName, stonesOfPair, twinOf } from '../content/stones.ts'
import { PENALTY_TIME } from '../content/times.ts'
import { playOrder } from './seats.ts'
import { isVisible } from './table.ts'
import { ring, rung, tellTime, TIME_UP, wasAway } from './time.ts'
import { NONE, type Rok, type State } from './types.ts'

/** Steps 1 and 2: false pairs and their price, halves, split pairs (ROK-098 to ROK-115). */

/** ROK-102: what a single stone of a catch is once the grabbing is over. Claims lie apart already. */
export function kindOf(s: State, stone: number): 'split' | 'unfinished' | 'orphan' {
  const twin = twinOf(stone)
  if (s.catches.some(caught => caught.includes(twin))) return 'split'
  return isVisible(s, twin) ? 'unfinished' : 'orphan'
}

export const check: Steps<Rok, 'check' | 'payPenalty' | 'split'> = {
  check(s, _, t) {
    s.phase = 'check'
    const order = playOrder(s)
    const kinds = s.catches.map(caught => caught.map(stone => kindOf(s, stone)))
    const stonesOf = (seat: Seat, kind: string) => s.catches[seat]!.filter((_stone, i) => kinds[seat]![i] === kind)
    for (const seat of order) s.penalties[seat] = Math.ceil(stonesOf(seat, 'orphan').length / 2) // ROK-103
    t.emit?.({
      type: 'check.falsePairs',
      faults: order.flatMap(seat => {
        const orphans = stonesOf(seat, 'orphan').map(runeName)
        return orphans.length === 0 ? [] : { seat, orphans, penalties: s.penalties[seat]! }
      }),
    })
    for (const seat of order) {
      for (const stone of stonesOf(seat, 'unfinished')) t.emit?.({ type: 'half.returned', seat, rune: runeName(stone) })
      // ROK-099, ROK-104, ROK-109.
      s.bag.push(...stonesOf(seat, 'orphan'), ...stonesOf(seat, 'unfinished'))
    }
    for (const seat of order) s.catches[seat] = stonesOf(seat, 'split')
    t.next(...order.map(seat => ['payPenalty', seat] as const), 'split') // ROK-106
  },

  // ROK-101, ROK-107: once for each false pair, while there is something to give.
  payPenalty(s, seat, t) {
    if (s.loot[seat]!.length === 0) s.penalties[seat] = 0
    if (s.penalties[seat] === 0) return
    tellTime(s, t)
    t.ask(seat, 'choosePenaltyPair')
    ring(s, t, 'penaltyTime', s.time + PENALTY_TIME)
    t.next(['payPenalty', seat])
  },

  // ROK-112 to ROK-114.
  split(s, _, t) {
    for (const seat of playOrder(s))
      for (const stone of s.catches[seat]!.slice()) {
        const other = s.catches.findIndex(caught => caught.includes(twinOf(stone)))
        drop(s.catches[seat]!, stone)
        drop(s.catches[other]!, twinOf(stone))
        s.bag.push(stone, twinOf(stone))
        t.emit?.({ type: 'pair.split', seats: [seat, other], rune: runeName(stone) })
      }
    t.next('thefts')
  },
}

export const choosePenaltyPair: Decision<Rok, 'choosePenaltyPair'> = {
  rule: 'ROK-105',
  options: (s, seat) => s.loot[seat]!.map(pair => ({ do: 'give', pair: pairName(pair) })),
  take(s, seat, { pair }, t) {
    t.withdraw('penaltyTime')
    t.stand()
    give(s, seat, pairNamed(pair), t)
  },
  late(s, seat, t) {
    t.withdraw('penaltyTime')
    give(s, seat, leastSafe(s, seat), t)
  },
}

/** ROK-105: after a while a pair goes that could be stolen, or else the one gained last. */
export const penaltyTime: Decision<Rok, 'penaltyTime'> = {
  options: () => TIME_UP,
  take(s, _, _move, t) {
    rung(s, t)
    if (wasAway(s)) return ring(s, t, 'penaltyTime', s.time + PENALTY_TIME) // ROK-105
    const seat = s.asks.find(({ kind }) => kind === 'choosePenaltyPair')!.seat
    t.withdraw('choosePenaltyPair')
    give(s, seat, leastSafe(s, seat), t)
  },
}

/** What shares its colour with the rune of Balance goes with it to a thief, perhaps in this very turn. */
export function leastSafe(s: State, seat: Seat): number {
  const loot = s.loot[seat]!
  const balance = s.balance[seat]!
  const open = loot.findLast(pair => balance !== NONE && colourOfPair(pair) === colourOf(balance))
  return open ?? loot.at(-1)!
}

function give(s: State, seat: Seat, pair: number, t: Turn<Rok>) {
  drop(s.loot[seat]!, pair)
  s.bag.push(...stonesOfPair(pair))
  s.penalties[seat]!--
  t.emit?.({ type: 'penalty.paid', seat, rune: pairName(pair) })
}

function drop(numbers: number[], number: number) {
  numbers.splice(numbers.indexOf(number), 1)
}
