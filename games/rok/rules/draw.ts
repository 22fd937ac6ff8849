import { type Decision, type Refusal, type Seat, type Steps, type Turn } from '@runatal/kernel'
import { HAND } from '../content/box.ts'
import { MOST_STRENGTH, MOST_TURN, USUAL_THROW } from '../content/disc.ts'
import { COUNTDOWN, SIGNAL_TIME } from '../content/times.ts'
import { numbersIn } from './read.ts'
import { playOrder, seatCount } from './seats.ts'
import { ring, rung, tellTime, TIME_UP } from './time.ts'
import type { SetThrow } from './moves.ts'
import type { Rok, State } from './types.ts'

/** The draw and the signal (ROK-028 to ROK-043, ROK-161 to ROK-163). */

export const draw: Steps<Rok, 'turn' | 'countdown'> = {
  turn(s, _, t) {
    tellTime(s, t)
    s.turn++
    s.phase = 'draw'
    const order = playOrder(s)
    t.emit?.({ type: 'turn.started', turn: s.turn, first: s.first, order })
    t.chance.shuffle(s.bag) // ROK-034, ROK-158
    // ROK-037, ROK-161: a whole hand each, as long as there are stones.
    for (const seat of order) {
      s.hands[seat] = s.bag.splice(0, HAND[seatCount(s)])
      s.aims[seat] = USUAL_THROW.aim
      s.strengths[seat] = USUAL_THROW.strength
      const count = s.hands[seat].length
      t.emit?.({ type: 'hand.drawn', seat, count, bag: s.bag.length })
      if (count > 0) t.offer(seat, 'setThrow')
    }
    t.ask(s.first, 'giveSignal') // ROK-038
    if (s.variant === 'race') ring(s, t, 'signalTime', s.time + SIGNAL_TIME) // ROK-041
    t.next('countdown')
  },

  // ROK-042: everybody is equally ready.
  countdown(s, _, t) {
    s.phase = 'countdown'
    ring(s, t, 'launch', s.time + COUNTDOWN)
    t.next('flight')
  },
}

export const giveSignal: Decision<Rok, 'giveSignal'> = {
  rule: 'ROK-038',
  options: () => [{ do: 'throw' }],
  take(s, seat, _, t) {
    t.withdraw('signalTime')
    t.stand()
    signal(s, seat, t)
  },
  late(s, _, t) {
    t.withdraw('signalTime')
    signal(s, 'server', t)
  },
}

export const signalTime: Decision<Rok, 'signalTime'> = {
  options: () => TIME_UP,
  take(s, _, _move, t) {
    rung(s, t)
    t.withdraw('giveSignal')
    signal(s, 'server', t)
  },
}

export const setThrow: Decision<Rok, 'setThrow'> = {
  rule: 'ROK-043',
  options: s => (hasFlown(s, s.time) ? [] : THROWS),

  // ROK-043: what is too much counts as the most; once the stones fly it is too late.
  accepts(s, _, sent, { now }): SetThrow | Refusal {
    const [aim, strength] = numbersIn(sent, 'aim', ['aim', 'strength']) ?? []
    if (aim === undefined || strength === undefined)
      return {
        refused: 'not-an-option',
        text: 'A throw is { do: aim, aim: -20 to 20, strength: 0 to 100 }',
        rule: 'ROK-043',
      }
    if (hasFlown(s, now))
      return { refused: 'not-now', text: 'The stones are flying already', rule: 'ROK-043', reason: 'launched' }
    return { do: 'aim', aim: clamp(aim, -MOST_TURN, MOST_TURN), strength: clamp(strength, 0, MOST_STRENGTH) }
  },

  take(s, seat, { aim, strength }, t) {
    tellTime(s, t)
    s.aims[seat] = aim
    s.strengths[seat] = strength
    t.emit?.({ type: 'throw.armed', seat })
    t.keep()
    t.stand()
  },
}

const THROWS: SetThrow[] = [
  { do: 'aim', ...USUAL_THROW },
  { do: 'aim', aim: -MOST_TURN, strength: 0 },
  { do: 'aim', aim: MOST_TURN, strength: MOST_STRENGTH },
]

function hasFlown(s: State, now: number): boolean {
  return s.phase === 'countdown' && Math.max(now, s.time) >= s.due
}

function signal(s: State, by: Seat | 'server', t: Turn<Rok>) {
  tellTime(s, t)
  t.emit?.({ type: 'throw.signalled', by, launchAt: s.time + COUNTDOWN })
}

/** To a tenth, and never -0. */
function clamp(value: number, least: number, most: number): number {
  return Math.round(10 * Math.min(most, Math.max(least, value))) / 10 + 0
}
