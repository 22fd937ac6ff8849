import type { Decision, Seat, Steps, Turn } from '@runatal/kernel'
import { FOCUS, WAVES } from '../content/lane.ts'
import { runeName, twinOf } from '../content/stones.ts'
import { gain, gainPair } from './catch.ts'
import { ownerOf } from './seats.ts'
import { isVisible, pickUp } from './table.ts'
import { tellTime } from './time.ts'
import type { CalmChoice } from './events.ts'
import type { CalmTarget } from './moves.ts'
import { NONE, PASS, type Rok, type State } from './types.ts'
import { pairOf } from '../content/stones.ts'

/** The calm variant: secret choices in waves in place of the race (ROK-187 to ROK-194, ROK-198). */

export const calm: Steps<Rok, 'wave' | 'reveal'> = {
  // ROK-189, ROK-193.
  wave(s, _, t) {
    if (s.wave === 0) s.focus.fill(FOCUS) // ROK-188
    if (s.wave === WAVES || targets(s).length === 0) return close(s, t)
    s.wave++
    t.emit?.({ type: 'calm.wave', wave: s.wave, focus: s.focus.slice() })
    for (const seat of s.hands.keys()) t.ask(seat, 'calmTarget')
    t.next('reveal')
  },

  // ROK-190 to ROK-192: all at once, whatever the order in which they chose.
  reveal(s, _, t) {
    const seats = [...s.hands.keys()]
    const choices: CalmChoice[] = seats.map(seat => ({ seat, focus: s.spent[seat]!, result: 'passed' }))
    for (const seat of seats) s.focus[seat]! -= s.spent[seat]!
    const runes = new Map(targets(s).map(tag => [tag, s.table.stone[s.table.tag.indexOf(tag)]!]))
    const won: { seat: Seat; stone: number }[] = []
    const split: { seats: Seat[]; stone: number }[] = []
    for (const [tag, stone] of runes) {
      const rivals = seats.filter(seat => s.picks[seat] === tag)
      if (rivals.length === 0) continue
      const most = Math.max(...rivals.map(seat => s.spent[seat]!))
      const level = rivals.filter(seat => s.spent[seat] === most)
      const owner = ownerOf(s, twinOf(stone))
      const winner = level.length === 1 ? level[0] : level.find(seat => seat === owner)
      const tied = owner >= 0 ? 'stays' : 'split'
      for (const seat of rivals) {
        const isLevel = level.includes(seat)
        const result = seat === winner ? 'won' : winner === undefined && isLevel ? tied : 'lost'
        choices[seat] = { seat, rune: runeName(stone), focus: s.spent[seat]!, result }
      }
      if (winner !== undefined) won.push({ seat: winner, stone })
      else if (owner < 0) split.push({ seats: level, stone })
    }
    t.stand()
    t.emit?.({ type: 'calm.revealed', wave: s.wave, choices })
    for (const { seat, stone } of won) award(s, seat, stone, t)
    for (const { seats: level, stone } of split) {
      s.bag.push(lift(s, stone), lift(s, twinOf(stone))) // ROK-191
      t.emit?.({ type: 'pair.split', seats: level, rune: runeName(stone) })
    }
    const allPassed = s.picks.every(pick => pick === PASS)
    s.picks.fill(NONE)
    s.spent.fill(0)
    if (allPassed) close(s, t)
    else t.next('wave')
  },
}

export const calmTarget: Decision<Rok, 'calmTarget'> = {
  rule: 'ROK-189',
  options(s, seat) {
    const amounts = Array.from({ length: s.focus[seat]! + 1 }, (_, focus) => focus)
    return [
      { do: 'pass' },
      ...targets(s).flatMap(stone => amounts.map((focus): CalmTarget => ({ do: 'target', stone, focus }))),
    ]
  },
  take(s, seat, move, t) {
    tellTime(s, t)
    s.picks[seat] = move.do === 'pass' ? PASS : move.stone
    s.spent[seat] = move.do === 'pass' ? 0 : move.focus
  },
  // What is not spent can be spent in the next wave.
  late: () => ({ do: 'pass' }),
}

/** ROK-189: the visible pairs, each by its lower tag, and the twins of Balance runes; by tag. */
export function targets(s: State): number[] {
  const { table } = s
  return table.tag
    .filter((tag, i) => {
      if (!table.up[i]) return false
      const twin = twinOf(table.stone[i]!)
      if (ownerOf(s, twin) >= 0) return true
      return isVisible(s, twin) && tag < table.tag[table.stone.indexOf(twin)]!
    })
    .toSorted((a, b) => a - b)
}

function award(s: State, seat: Seat, stone: number, t: Turn<Rok>) {
  lift(s, stone)
  if (ownerOf(s, twinOf(stone)) >= 0) return gain(s, seat, stone, s.time, t.emit)
  lift(s, twinOf(stone))
  gainPair(s, seat, pairOf(stone), t.emit)
}

function lift(s: State, stone: number): number {
  return pickUp(s.table, s.table.stone.indexOf(stone))
}

function close(s: State, t: Turn<Rok>) {
  s.wave = 0
  s.focus.fill(0)
  t.emit?.({ type: 'grab.closed', reason: 'calm', at: s.time })
}
