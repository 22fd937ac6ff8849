import type { Decision, Seat, Steps, Turn } from '@runatal/kernel'
import { COLOURS, colourOf, colourOfPair, pairOf, runeName, twinOf } from '../content/stones.ts'
import { ORDER_TIME } from '../content/times.ts'
import { enterContest } from './contest.ts'
import { playOrder } from './seats.ts'
import { ring, rung, tellTime, TIME_UP, wasAway } from './time.ts'
import { clone } from './clone.ts'
import type { OrderThefts, Theft } from './moves.ts'
import { NONE, type Rok, type State } from './types.ts'

/** Steps 3 and 4: thefts, colour by colour, and their order (ROK-116 to ROK-135, ROK-212 to ROK-214). */

export const thefts: Steps<Rok, 'thefts' | 'theftsOf' | 'orderThefts' | 'rob'> = {
  // ROK-124, ROK-132: black, grey, white.
  thefts(s, _, t) {
    t.next(...COLOURS.map((_colour, i) => ['theftsOf', i] as const), 'replace')
  },

  theftsOf(s, colour, t) {
    const all = theftsIn(s, colour)
    const thieves = playOrder(s).filter(seat => all.some(([thief]) => thief === seat))
    const matters = thieves.some(thief => all.some(([, victim]) => victim === thief))
    // ROK-126, ROK-130, ROK-131, ROK-213.
    if (thieves.length > 1 && (matters || s.alwaysContest)) {
      enterContest(s, colour, thieves)
      t.next('round', 'orderThefts')
      return
    }
    if (all.length > 1) t.emit?.({ type: 'theft.ordered', colour: COLOURS[colour]!, order: all })
    t.next(['rob', all])
  },

  // ROK-128, ROK-129: the winner orders them all.
  orderThefts(s, _, t) {
    s.phase = 'order'
    tellTime(s, t)
    t.ask(s.contest.seats[0]!, 'orderThefts')
    if (s.variant === 'race') ring(s, t, 'orderTime', s.time + ORDER_TIME)
  },

  rob(s, order, t) {
    for (const theft of order) steal(s, theft, t.emit)
  },
}

export const orderThefts: Decision<Rok, 'orderThefts'> = {
  rule: 'ROK-129',
  options: s => permutations(theftsIn(s, s.contest.colour)).map(order => ({ do: 'order', thefts: order })),
  take(s, seat, move, t) {
    t.withdraw('orderTime')
    t.stand()
    decide(s, seat, move, t)
  },
  late(s, seat, t) {
    t.withdraw('orderTime')
    decide(s, seat, bestOrder(s, seat), t)
  },
}

/** ROK-133. */
export const orderTime: Decision<Rok, 'orderTime'> = {
  options: () => TIME_UP,
  take(s, _, _move, t) {
    rung(s, t)
    if (wasAway(s)) return ring(s, t, 'orderTime', s.time + ORDER_TIME) // ROK-133
    t.withdraw('orderThefts')
    const winner = s.contest.seats[0]!
    decide(s, winner, bestOrder(s, winner), t)
  },
}

/** The thefts of a colour, by thief and then victim in play order (ROK-214). */
function theftsIn(s: State, colour: number): Theft[] {
  const order = playOrder(s)
  return order.flatMap(thief =>
    order.flatMap((victim): Theft[] => {
      const balance = s.balance[victim]!
      const claimed = colourOf(balance) === colour && s.claims[thief]!.includes(twinOf(balance))
      return claimed ? [[thief, victim]] : []
    }),
  )
}

/** ROK-116 to ROK-121, ROK-212. */
function steal(s: State, [thief, victim]: Theft, emit?: Turn<Rok>['emit']): void {
  const balance = s.balance[victim]!
  const colour = colourOf(balance)
  const taken = s.loot[victim]!.filter(pair => colourOfPair(pair) === colour)
  s.loot[victim] = s.loot[victim]!.filter(pair => colourOfPair(pair) !== colour)
  s.loot[thief]!.push(...taken, pairOf(balance))
  s.balance[victim] = NONE
  s.claims[thief] = s.claims[thief]!.filter(stone => stone !== twinOf(balance))
  const count = 2 * taken.length
  emit?.({ type: 'theft.resolved', thief, victim, rune: runeName(balance), colour: COLOURS[colour]!, count })
}

/** ROK-133: the first of those that leave the seat with most; options come in the order that breaks ties. */
export function bestOrder(s: State, seat: Seat): OrderThefts {
  let best: OrderThefts | undefined
  let most = -1
  for (const move of orderThefts.options(s, seat)) {
    const then = clone(s)
    for (const theft of move.thefts) steal(then, theft)
    if (then.loot[seat]!.length <= most) continue
    most = then.loot[seat]!.length
    best = move
  }
  return best!
}

function decide(s: State, by: Seat, { thefts: order }: OrderThefts, t: Turn<Rok>) {
  t.emit?.({ type: 'theft.ordered', colour: COLOURS[s.contest.colour]!, order, by })
  s.contest.seats = []
  t.next(['rob', order])
}

/** In lexicographic order of the thefts as given. */
function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((first, i) => permutations(items.toSpliced(i, 1)).map(rest => [first, ...rest]))
}
