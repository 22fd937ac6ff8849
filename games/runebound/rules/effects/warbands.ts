import { distance, hexOf } from '../../content/map.ts'
import { enemies } from '../../content/tables.ts'
import { anyOf } from '../places.ts'
import { quantity } from '../quantities.ts'
import { addUnits, flipWarband, mayUnscorch, reinforce, scorch, unscorch, warbandsUp } from '../scenarios/locust.ts'
import { NONE, type State, type T } from '../types.ts'
import { hexesMeant } from '../where.ts'
import { ask, type Deeds, more } from './deeds.ts'

/** Warbands, their units and the earth that they scorch. */
export const warbands: Deeds<
  'flip_warband' | 'add_unit' | 'kill_unit' | 'scorch' | 'unscorch' | 'move_warbands' | 'hold_warbands' | 'look_warband'
> = {
  flip_warband: (s, { effect: [, hex] }, t) => flipWarband(s, hexOf(hex), t),
  add_unit(s, doing, t) {
    const [, which, n] = doing.effect
    if (which === 'all') return reinforce(s, t)
    const slots = which === 'up' ? warbandsUp(s) : nearestBand(s, s.at[doing.seat]!, t)
    for (const slot of slots) addUnits(s, slot, quantity(s, n, doing), t)
  },
  kill_unit: {
    // RB-501
    ask(s, doing, t) {
      const manned = warbandsUp(s).filter(slot => s.units[slot]! > 0)
      ask(s, doing, 'slot', manned, t)
    },
    chosen(s, doing, t) {
      addUnits(s, s.picked, -1, t)
      more(s, doing, quantity(s, doing.effect[1], doing) - 1, left => ['kill_unit', left], t)
    },
  },
  scorch(s, { effect: [, where], seat }, t) {
    for (const hex of hexesMeant(s, where, seat, t)) scorch(s, hex, t)
  },
  unscorch: {
    ask: (s, doing, t) => ask(s, doing, 'hex', mayUnscorch(s), t),
    chosen: (s, _, t) => unscorch(s, s.picked, t),
  },
  move_warbands(s, doing, t) {
    for (let i = quantity(s, doing.effect[1], doing); i > 0; i--) t.next(['bands', 0])
  },
  hold_warbands(s) {
    s.held = true
  },
  look_warband: {
    ask(s, doing, t) {
      const hidden = s.bands.flatMap((band, slot) => (band !== NONE && s.bandsUp[slot] === 0 ? slot : []))
      ask(s, doing, 'slot', hidden, t)
    },
    chosen(s, { seat }, t) {
      const slot = s.picked
      t.stand()
      s.bandsSeen[slot]! |= 1 << seat
      t.emit?.(
        { type: 'warband_looked_at', seat, slot, card: enemies[s.bands[slot]!]!.id },
        { to: seat, others: { type: 'warband_looked_at', seat, slot } },
      )
    },
  },
}

/** None, where no warband is face up. */
function nearestBand(s: State, from: number, t: T): number[] {
  const up = warbandsUp(s)
  const least = Math.min(...up.map(slot => distance(s.bandsAt[slot]!, from)))
  const nearest = up.filter(slot => distance(s.bandsAt[slot]!, from) === least)
  return nearest.length === 0 ? [] : [anyOf(nearest, t.chance)]
}
