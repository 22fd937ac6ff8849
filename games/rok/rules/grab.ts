import { type Barred, type Decision, type Moment, type Refusal, type Seat } from '@runatal/kernel'
import { DESTINY } from '../content/stones.ts'
import { FALSE_START_BUSY, MOST_REQUESTS, RATE_WINDOW } from '../content/times.ts'
import { dateOf } from './dating.ts'
import { busy, catchUp, closeIfAgreed, isRacing, loseGrab, moveOpening, pending, rewind, runRace } from './race.ts'
import { numbersIn } from './read.ts'
import { clone } from './clone.ts'
import type { Grab } from './moves.ts'
import { NONE, type Request, type Rok, type State } from './types.ts'

/** Grabbing one stone with one hand, and saying that nothing is left (ROK-058 to ROK-071, ROK-080, ROK-093). */

export const grab: Decision<Rok, 'grab'> = {
  rule: 'ROK-058',
  // ROK-069: any face-up stone, whether it has a twin in sight or not.
  options(s, seat) {
    const now = { now: s.time }
    const then = ahead(s, now)
    const refusal = absent(then, seat) ?? tooLate(then, seat, now) ?? handBusy(then, seat, now)
    return refusal === undefined ? tagsWhere(then, true).map(stone => ({ do: 'grab', stone })) : []
  },

  accepts(s, seat, sent, moment): Grab | Refusal {
    const [stone] = numbersIn(sent, 'grab', ['stone']) ?? []
    if (stone === undefined)
      return no('not-an-option', 'notGrabbable', 'A grab is { do: grab, stone: its tag }', 'ROK-065')
    const then = ahead(s, moment)
    return (
      cannotBeGrabbed(then, stone) ??
      absent(then, seat) ??
      tooLate(then, seat, moment) ??
      handBusy(then, seat, moment) ?? { do: 'grab', stone }
    )
  },

  take(s, seat, { stone }, t) {
    catchUp(s, t)
    if (s.phase === 'flight') moveOpening(s)
    t.keep()
    t.stand()
    const moment = momentOf(s, t)
    const request: Request = { seat, tag: stone, arrived: s.time, dated: dateOf(s, seat, moment), result: 'pending' }
    s.race.requests.push(request)
    if (request.dated < s.race.opening) {
      // ROK-080: too early; the hand needs a moment.
      request.result = 'falseStart'
      busy(s, seat, request.dated + FALSE_START_BUSY)
      t.emit?.({ type: 'grab.refused', seat, stone, reason: 'falseStart' }, { to: seat })
    } else if (s.race.gone.includes(stone)) {
      loseGrab(s, request, t.emit) // ROK-085
    } else {
      if (s.phase === 'flight') t.withdraw('opening') // it is due, and nobody waits for its alarm
      t.emit?.({ type: 'grab.requested', seat, stone }, { to: seat })
    }
    if (s.phase !== 'flight') rewind(s, t)
  },

  barred: (s): Barred<Grab>[] => [
    ...tagsWhere(s, false).map(stone => ({ move: { do: 'grab', stone } as const, rule: 'ROK-063' })),
    ...s.balance.flatMap((stone, owner) =>
      stone === NONE ? [] : { move: { do: 'grab', stone: balanceTag(owner) } as const, rule: 'ROK-064' },
    ),
    { move: { do: 'grab', stone: DESTINY }, rule: 'ROK-065' },
  ],
}

export const nothingLeft: Decision<Rok, 'nothingLeft'> = {
  rule: 'ROK-093',
  options: (s, seat) => [s.race.pressed[seat] ? { do: 'takeBack' } : { do: 'press' }],
  take(s, seat, move, t) {
    catchUp(s, t)
    t.keep()
    t.stand()
    if (s.phase === 'grab') {
      const on = move.do === 'press'
      s.race.pressed[seat] = on
      t.emit?.({ type: 'vote.nothingLeft', seat, on })
      closeIfAgreed(s, t.emit)
    }
    rewind(s, t)
  },
}

/** What a Balance rune is called by somebody who tries to grab it. */
function balanceTag(owner: Seat): number {
  return -1 - owner
}

/** The state as it is when the move comes in: something may be due that no alarm has told yet. */
function ahead(s: State, { now }: Moment): State {
  if (now < s.due || !isRacing(s)) return s
  const then = clone(s)
  then.time = now
  runRace(then, undefined)
  return then
}

function momentOf(s: State, { sent }: { sent: Moment['sent'] }): Moment {
  return sent === undefined ? { now: s.time } : { now: s.time, sent }
}

function tagsWhere({ table }: State, up: boolean): number[] {
  return table.tag.filter((_, i) => table.up[i] === up)
}

/** ROK-087: not in the throw in which the line was lost; from the next one on somebody may play in their place (ROK-203). */
function absent(s: State, seat: Seat): Refusal | undefined {
  return s.awaySince[seat] === s.turn ? no('not-now', 'away', 'Who is away grabs nothing', 'ROK-087') : undefined
}

/** ROK-062 to ROK-065. */
function cannotBeGrabbed(s: State, stone: number): Refusal | undefined {
  const i = s.table.tag.indexOf(stone)
  if (i >= 0) return s.table.up[i] ? undefined : no('not-an-option', 'faceDown', 'That stone lies face down', 'ROK-063')
  if (s.race.gone.includes(stone)) return undefined
  if (s.balance.some((held, owner) => held !== NONE && stone === balanceTag(owner)))
    return no('not-an-option', 'notGrabbable', 'A Balance rune cannot be grabbed', 'ROK-064')
  return no('not-an-option', 'notGrabbable', 'Only stones on the table can be grabbed', 'ROK-065')
}

/** ROK-210: what is dated before the closing has come in within 160 ms of it, as ROK-081 dates it. */
function tooLate(s: State, seat: Seat, moment: Moment): Refusal | undefined {
  if (s.phase === 'flight' || s.phase === 'grab') return undefined
  const { closing } = s.race
  const now = Math.max(s.time, moment.now)
  const intime = s.phase === 'closing' && dateOf(s, seat, { ...moment, now }) < closing
  return intime ? undefined : no('not-now', 'closed', 'The grabbing is closed', 'ROK-210')
}

/** ROK-059, ROK-061, ROK-086, ROK-208. */
function handBusy(s: State, seat: Seat, moment: Moment): Refusal | undefined {
  const now = Math.max(s.time, moment.now)
  const lately = s.race.requests.filter(one => one.seat === seat && one.arrived > now - RATE_WINDOW)
  if (lately.length >= MOST_REQUESTS) return no('not-now', 'rate', `At most ${MOST_REQUESTS} grabs a second`, 'ROK-086')
  if (pending(s).some(one => one.seat === seat) || dateOf(s, seat, { ...moment, now }) < s.race.busyUntil[seat]!)
    return no('not-now', 'handBusy', 'One hand, one stone at a time', 'ROK-059')
  return undefined
}

function no(refused: 'not-an-option' | 'not-now', reason: string, text: string, rule: string): Refusal {
  return { refused, text, reason, rule }
}
