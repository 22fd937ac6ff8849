import type { Outcome, Steps } from '@runatal/kernel'
import { LAST_THROW } from '../content/box.ts'
import { pairOf, runeName } from '../content/stones.ts'
import { enterContest } from './contest.ts'
import { playOrder, runesOf, seatCount } from './seats.ts'
import { distance, nearestFirst, pickUp } from './table.ts'
import { tellTime } from './time.ts'
import { NONE, type Rok, type State } from './types.ts'

/** Steps 5 to 7 and the end (ROK-143 to ROK-176, ROK-217). */

export const finish: Steps<Rok, 'replace' | 'clear' | 'passBag' | 'crown'> = {
  // ROK-143 to ROK-151: nobody is asked.
  replace(s, _, t) {
    for (const seat of playOrder(s)) {
      if (s.balance[seat] !== NONE) continue
      const held = s.balance.map(pairOf)
      const i = nearestFirst(s.table).find(at => !held.includes(pairOf(s.table.stone[at]!))) // ROK-149
      if (i === undefined) {
        t.emit?.({ type: 'balance.unserved', seat }) // ROK-147, ROK-150
        continue
      }
      const far = distance(s.table, i)
      s.balance[seat] = pickUp(s.table, i)
      t.emit?.({ type: 'balance.replaced', seat, rune: runeName(s.balance[seat]), distance: far })
    }
    t.next('clear')
  },

  // ROK-154, ROK-155; ROK-165, ROK-166, ROK-174: the end is looked for before the bag goes on.
  clear(s, _, t) {
    const before = s.bag.length
    for (let i = s.table.stone.length - 1; i >= 0; i--) if (!s.table.up[i]) s.bag.push(pickUp(s.table, i))
    t.emit?.({ type: 'table.cleared', count: s.bag.length - before, bag: s.bag.length })
    const reason = s.bag.length <= seatCount(s) ? 'bag' : s.turn >= LAST_THROW ? 'cap' : undefined
    if (reason === undefined) return t.next('passBag')
    const loots = [...s.loot.keys()].map(seat => runesOf(s, seat))
    t.emit?.({ type: 'game.ended', reason, bag: s.bag.length, loots })
    const leaders = playOrder(s).filter(seat => loots[seat] === Math.max(...loots))
    enterContest(s, NONE, leaders)
    if (leaders.length === 1) return t.next('crown')
    t.emit?.({ type: 'tie.contest', seats: leaders }) // ROK-169, ROK-170
    t.next('round', 'crown')
  },

  // ROK-156.
  passBag(s, _, t) {
    s.phase = 'pass'
    const to = (s.first + 1) % seatCount(s)
    t.emit?.({ type: 'bag.passed', from: s.first, to })
    s.first = to
    t.next('pause', 'turn')
  },

  // ROK-004.
  crown(s, _, t) {
    tellTime(s, t)
    s.phase = 'over'
    s.winner = s.contest.seats[0]!
    t.emit?.({ type: 'game.won', seat: s.winner, runes: runesOf(s, s.winner) })
    t.end()
  },
}

/** ROK-217: who lost the last challenge is second; the others by their loot. */
export function outcome(s: State): Outcome | undefined {
  if (s.winner === NONE) return undefined
  const scores = [...s.loot.keys()].map(seat => runesOf(s, seat))
  const places = scores.map((mine, seat) =>
    seat === s.winner ? 1 : 1 + scores.filter((other, i) => other > mine || i === s.winner).length,
  )
  return { winners: [s.winner], places, scores }
}
