import type { Emit, Turn } from '@runatal/kernel'
import { AFTER_LAST_GRAB, ARBITRATION, BUSY_LOST, BUSY_WON, CAP, LEAST_OPEN, SILENCE } from '../content/times.ts'
import { runeName } from '../content/stones.ts'
import { gain } from './catch.ts'
import { decidedAt, firstOf } from './dating.ts'
import { liveStones, pickUp } from './table.ts'
import { ring, rung, tellTime, TIME_UP, wasAway } from './time.ts'
import type { CloseReason, Event } from './events.ts'
import { NONE, type Request, type Rok, type State } from './types.ts'
import type { Decision } from '@runatal/kernel'

/** The race: who gets which stone, and when it is over (ROK-079 to ROK-097, ROK-208 to ROK-211). */

export function openRace(s: State, t: Turn<Rok>): void {
  for (const seat of s.hands.keys()) t.offer(seat, 'nothingLeft')
  rewind(s, t)
}

/** ROK-079: nobody saw a sign while the house was away, and the race begins when they do. */
export function moveOpening(s: State): void {
  if (wasAway(s)) s.race.lastWon = s.race.opening = s.time
}

/** Whether grabs are still taken or decided. */
export function isRacing({ variant, phase }: State): boolean {
  return variant === 'race' && (phase === 'grab' || phase === 'closing')
}

export const raceClock: Decision<Rok, 'raceClock'> = {
  options: () => TIME_UP,
  take(s, _, _move, t) {
    rung(s, t)
    catchUp(s, t)
    rewind(s, t)
  },
}

/** Sets the alarm for what is due next; when nothing is, the hands go down. */
export function rewind(s: State, t: Turn<Rok>): void {
  t.withdraw('raceClock')
  const next = dueNext(s)
  if (next !== undefined) return ring(s, t, 'raceClock', next)
  t.withdraw('grab')
  t.withdraw('nothingLeft')
}

/** Everything that is due by now, in its order. Needs no chance: the order of ties was drawn at the throw. */
export function runRace(s: State, emit: Emit<Event> | undefined): void {
  if (isRacing(s) && wasAway(s)) standStill(s, s.time - s.due)
  for (;;) {
    const next = dueNext(s)
    if (next === undefined || next > s.time) return
    const tag = s.race.requests.find(({ tag: one }) => decisionOf(s, one) === next)?.tag
    if (tag !== undefined) award(s, tag, emit)
    else if (s.race.closing === NONE) close(s, next, closingOf(s).reason, emit)
    else finish(s, emit)
  }
}

/** The next moment at which something happens by itself; undefined when the race is over. */
export function dueNext(s: State): number | undefined {
  if (!isRacing(s)) return undefined
  const waiting = pending(s)
  const decision = Math.min(...waiting.map(({ tag }) => decisionOf(s, tag)))
  if (s.race.closing === NONE) return Math.min(decision, closingOf(s).at)
  return waiting.length > 0 ? decision : s.race.closing + ARBITRATION // ROK-210
}

/** ROK-093: everybody who is here says that nothing is left. */
export function closeIfAgreed(s: State, emit: Emit<Event> | undefined): void {
  if (s.phase !== 'grab') return
  const here = [...s.awaySince.keys()].filter(seat => s.awaySince[seat] === 0)
  if (here.length > 0 && here.every(seat => s.race.pressed[seat])) close(s, s.time, 'vote', emit)
}

/** Time has come to here: what is due happens first. */
export function catchUp(s: State, t: Turn<Rok>): void {
  tellTime(s, t)
  runRace(s, t.emit)
}

export function loseGrab(s: State, request: Request, emit: Emit<Event> | undefined): void {
  request.result = 'lost'
  busy(s, request.seat, request.dated + BUSY_LOST)
  emit?.({ type: 'grab.lost', seat: request.seat, stone: request.tag }, { to: request.seat })
}

/** ROK-061: the hand is busy from the time of the grab, not of its decision. */
export function busy({ race }: State, seat: number, until: number): void {
  race.busyUntil[seat] = until
}

export function pending({ race }: State): Request[] {
  return race.requests.filter(({ result }) => result === 'pending')
}

/** ROK-211: the time that the house was away does not count in this race, and the silence begins anew. */
function standStill(s: State, away: number) {
  const { race } = s
  if (race.closing !== NONE) return
  race.opening += away
  race.lastWon = s.time
  for (const request of race.requests) {
    request.arrived += away
    request.dated += away
  }
}

function decisionOf(s: State, tag: number): number {
  return decidedAt(pending(s).filter(request => request.tag === tag))
}

/** ROK-083 to ROK-085. */
function award(s: State, tag: number, emit: Emit<Event> | undefined) {
  const { race } = s
  const rivals = pending(s).filter(request => request.tag === tag)
  const winner = firstOf(rivals, race.order)
  const { seat } = winner
  winner.result = 'won'
  busy(s, seat, winner.dated + BUSY_WON)
  race.gone.push(tag)
  race.lastWon = Math.max(race.lastWon, winner.dated) // ROK-211
  const stone = pickUp(s.table, s.table.tag.indexOf(tag))
  emit?.({ type: 'grab.awarded', seat, stone: tag, rune: runeName(stone), at: winner.dated })
  for (const request of rivals) if (request !== winner) loseGrab(s, request, emit)
  if (race.pressed[seat]) {
    race.pressed[seat] = false // ROK-094
    emit?.({ type: 'vote.nothingLeft', seat, on: false })
  }
  gain(s, seat, stone, winner.dated, emit)
}

/** When it closes as things are, and why (ROK-092, ROK-095, ROK-096, ROK-204). */
function closingOf(s: State): { at: number; reason: CloseReason } {
  const { opening, lastWon } = s.race
  const cap = opening + CAP
  const silence = lastWon + SILENCE
  const first: { at: number; reason: CloseReason } =
    silence < cap ? { at: silence, reason: 'silence' } : { at: cap, reason: 'cap' }
  if (s.hardClosing || liveStones(s).length > 0) return first
  const noLive = Math.max(opening + LEAST_OPEN, lastWon + AFTER_LAST_GRAB)
  return noLive <= first.at ? { at: noLive, reason: 'noLive' } : first
}

function close(s: State, at: number, reason: CloseReason, emit: Emit<Event> | undefined) {
  s.phase = 'closing'
  s.race.closing = at
  emit?.({ type: 'grab.closed', reason, at })
  // ROK-210: what is dated later, by a head start, comes too late.
  for (const request of pending(s))
    if (request.dated >= at) {
      request.result = 'closed'
      emit?.({ type: 'grab.refused', seat: request.seat, stone: request.tag, reason: 'closed' }, { to: request.seat })
    }
}

/** ROK-089: now everybody may see what the arbiter saw. */
function finish(s: State, emit: Emit<Event> | undefined) {
  s.phase = 'check'
  const { opening, order, requests } = s.race
  emit?.({ type: 'grab.report', opening, order: order.slice(), requests: requests.map(request => ({ ...request })) })
}
