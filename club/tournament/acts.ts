import { roundsOf } from './pairing.ts'
import { type Entrant, type Tournament } from './types.ts'

/** Why something was not done, in one sentence. */
export interface NotDone {
  refused:
    | 'event-over'
    | 'event-full'
    | 'event-late'
    | 'event-joined'
    | 'not-entered'
    | 'not-owner'
    | 'not-going'
    | 'check-in-later'
  text: string
}

export type Done = Tournament | NotDone

export interface Joining {
  person: string
  seed: number
  choices: Record<string, string>
}

/** Somebody enters, or comes back after having left. */
export function enter(before: Tournament, { person, seed, choices }: Joining, now: number): Done {
  if (before.status === 'over') return over()
  const t = structuredClone(before)
  const { plan, round } = t
  const mine = t.entrants.find(one => one.person === person)
  if (mine?.state === 'in') return no('event-joined', 'You are in this tournament already')
  const begun = t.status !== 'open'
  if (begun && !TAKES_LATE.has(plan.format))
    return no('event-late', 'It has begun: a bracket and a round robin take nobody later')
  if (begun && plan.format !== 'arena' && round >= roundsOf(plan.format, plan.rounds, t.field.length))
    return no('event-late', 'The last round is being played: it is too late to enter')
  if (isFull(t, now)) return full(t)
  const checkedIn = begun || isLastCall(t, now)
  if (mine === undefined)
    t.entrants.push({ person, seed, state: 'in', checkedIn, choices, readyUntil: 0, readySince: 0 })
  else Object.assign(mine, { state: 'in', choices, checkedIn: checkedIn || mine.checkedIn })
  return t
}

/** Whether all places are held: by those who are in it, and from the last call on only by those who are there. */
function isFull(t: Tournament, now: number): boolean {
  const held = t.entrants.filter(({ state, checkedIn }) => state === 'in' && (checkedIn || !isLastCall(t, now)))
  return held.length >= t.plan.places
}

/** Shortly before the start; whoever enters then is there. */
function isLastCall({ status, plan }: Tournament, now: number): boolean {
  return status === 'open' && plan.checkIn && now >= plan.startsAt - LAST_CALL
}

/** Somebody leaves: before the start without a trace, later without being paired again. */
export function leave(before: Tournament, person: string): Done {
  if (before.status === 'over') return over()
  const t = structuredClone(before)
  const mine = t.entrants.find(one => one.person === person)
  if (mine === undefined || mine.state === 'out') return notIn()
  if (t.status === 'open') t.entrants = t.entrants.filter(one => one !== mine)
  else mine.state = 'out'
  return t
}

/** Somebody says that they are there: checked in before the start, at their table during a round, ready in an arena. */
export function arrive(before: Tournament, person: string, now: number): Done {
  if (before.status === 'over') return over()
  const t = structuredClone(before)
  const mine = t.entrants.find(one => one.person === person)
  if (mine === undefined || mine.state === 'out') return notIn()
  if (t.status === 'open') {
    if (now < t.plan.startsAt - CHECK_IN)
      return no('check-in-later', 'Check-in begins a quarter of an hour before the start')
    if (isLastCall(t, now) && !mine.checkedIn && isFull(t, now)) return full(t)
    mine.checkedIn = true
    return t
  }
  if (mine.state === 'away' && isFull(t, now)) return full(t)
  mine.state = 'in'
  const bout = t.bouts.findLast(({ people, state }) => state !== 'over' && people.includes(person))
  if (bout !== undefined) {
    if (bout.state === 'waiting' && !bout.here.includes(person)) bout.here.push(person)
  } else if (t.plan.format === 'arena') ready(mine, now)
  return t
}

function ready(mine: Entrant, now: number) {
  if (mine.readyUntil <= now) mine.readySince = now
  mine.readyUntil = now + STAYS_READY
}

/** The owner holds it up: games go on, nobody is paired and nobody is too late. */
export function pause(before: Tournament, person: string, now: number): Done {
  if (before.owner !== person) return notOwner()
  if (before.status !== 'going') return no('not-going', 'Only what is going on can be paused')
  return { ...structuredClone(before), status: 'paused', pausedAt: now }
}

/** And lets it go on: all have as much time as they had. */
export function resume(before: Tournament, person: string, now: number): Done {
  if (before.owner !== person) return notOwner()
  if (before.status !== 'paused') return no('not-going', 'It is not paused')
  const { pausedAt = now, ...t } = structuredClone(before)
  const gone = now - pausedAt
  for (const bout of t.bouts) if (bout.state === 'waiting') bout.until += gone
  if (t.nextAt !== undefined) t.nextAt += gone
  if (t.plan.format === 'arena') t.plan.lasts += gone
  return { ...t, status: 'going' }
}

/** The owner calls it off: what was played stays played. */
export function callOff(before: Tournament, person: string, now: number): Done {
  if (before.owner !== person) return notOwner()
  if (before.status === 'over') return over()
  return { ...structuredClone(before), status: 'over', endedAt: now, off: 'owner' }
}

function no(refused: NotDone['refused'], text: string): NotDone {
  return { refused, text }
}

function full({ plan }: Tournament): NotDone {
  return no('event-full', `All ${plan.places} places are taken`)
}

function over(): NotDone {
  return no('event-over', 'This tournament is over')
}

function notIn(): NotDone {
  return no('not-entered', 'You are not in this tournament')
}

function notOwner(): NotDone {
  return no('not-owner', 'Only whoever opened it may do that')
}

/** How long before the start one may check in. */
export const CHECK_IN = 15 * 60 * 1000
/** From then on places are held by those only who are there. */
const LAST_CALL = 5 * 60 * 1000
/** The page says again and again that one is there: who closes it waits for nobody. */
const STAYS_READY = 20_000
const TAKES_LATE: ReadonlySet<string> = new Set(['swiss', 'arena', 'race'])
