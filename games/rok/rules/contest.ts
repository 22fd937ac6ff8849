import { type Chance, type Decision, type Refusal, type Seat, type Steps, type Turn } from '@runatal/kernel'
import {
  EQUAL_GAP,
  FRICTIONS,
  GHOST_POWER,
  LEAST_FRICTION,
  MORE_ROUNDS,
  MOST_AIM,
  MOST_POWER,
} from '../content/lane.ts'
import { NERVE, NERVE_LIMIT } from '../content/lane.ts'
import { COLOURS } from '../content/stones.ts'
import { SLIDE_TIME } from '../content/times.ts'
import { numbersIn } from './read.ts'
import { NO_SHOT, type Slide, slide, slideLength, slideTime as slidesFor } from './slide.ts'
import { ring, rung, tellTime, TIME_UP, wasAway } from './time.ts'
import type { Shot } from './moves.ts'
import { NONE, PASS, type Rok, type State } from './types.ts'

/** The slide contest, and the test of nerve in its place (ROK-136 to ROK-142, ROK-195, ROK-196, ROK-215, ROK-216). */

/** Who contends, for the thefts of a colour or (NONE) for the game. Its winner is then the only one left in it. */
export function enterContest(s: State, colour: number, seats: Seat[]): void {
  s.contest = { colour, seats, round: 0, friction: 0, ghost: 0, power: [], aim: [], nerve: [] }
}

export const contest: Steps<Rok, 'round' | 'shoot' | 'judge'> = {
  round(s, _, t) {
    const { contest: it } = s
    s.phase = 'contest'
    tellTime(s, t)
    it.round++
    it.nerve = it.seats.map(() => NONE)
    it.power = it.seats.map(() => NONE)
    it.aim = it.seats.map(() => 0)
    const about = {
      ...(it.colour !== NONE && { colour: COLOURS[it.colour]! }),
      seats: it.seats.slice(),
      round: it.round,
    }
    if (s.variant === 'calm') {
      t.emit?.({ type: 'nerve.opened', ...about })
      for (const seat of it.seats) t.ask(seat, 'nervePick')
      t.next('judge')
      return
    }
    // ROK-142, ROK-215: a new friction each round, which only the ghost shows.
    it.friction = newFriction(it.friction, t.chance)
    it.ghost = Math.round(10 * slideLength(GHOST_POWER, it.friction)) / 10
    t.emit?.({ type: 'contest.opened', ...about, ghost: it.ghost })
    ring(s, t, 'ghost', s.time + slidesFor(GHOST_POWER, it.friction))
    t.next('shoot')
  },

  // ROK-137: all at the same time.
  shoot(s, _, t) {
    for (const seat of s.contest.seats) t.ask(seat, s.contest.colour === NONE ? 'finalSlide' : 'slideShot')
    ring(s, t, 'slideTime', s.time + SLIDE_TIME)
    t.next('judge')
  },

  judge(s, _, t) {
    const { contest: it } = s
    const best = s.variant === 'calm' ? judgeNerve(s, t) : judgeSlides(s, t)
    // ROK-140, ROK-196: those who are level go on among themselves; after three more rounds chance decides.
    it.seats = best
    if (best.length > 1) t.next('round')
  },
}

export const ghost: Decision<Rok, 'ghost'> = {
  options: () => TIME_UP,
  take(s, _, _move, t) {
    rung(s, t)
  },
}

const shooting = {
  options: () => SAMPLES,
  accepts: readShot,
  take: takeShot,
  late(s: State, seat: Seat, t: Turn<Rok>) {
    takeShot(s, seat, { do: 'shoot', power: PASS, aim: 0 }, t)
  },
}

export const slideShot: Decision<Rok, 'slideShot'> = shooting
export const finalSlide: Decision<Rok, 'finalSlide'> = shooting // ROK-171

/** ROK-141: who has not shot stays at the start line. */
export const slideTime: Decision<Rok, 'slideTime'> = {
  options: () => TIME_UP,
  take(s, _, _move, t) {
    rung(s, t)
    if (wasAway(s)) return ring(s, t, 'slideTime', s.time + SLIDE_TIME) // ROK-141
    t.withdraw('slideShot')
    t.withdraw('finalSlide')
  },
}

export const nervePick: Decision<Rok, 'nervePick'> = {
  rule: 'ROK-195',
  options: () =>
    Array.from({ length: NERVE.most - NERVE.least + 1 }, (_, i) => ({ do: 'pick', number: NERVE.least + i })),
  take(s, seat, { number }, t) {
    tellTime(s, t)
    s.contest.nerve[s.contest.seats.indexOf(seat)] = number
  },
  // The highest number that no limit is under.
  late: () => ({ do: 'pick', number: NERVE_LIMIT.least }),
}

/** How each contestant's shot ends. */
function slidesOf({ contest: { power, aim, friction } }: State): Slide[] {
  return power.map((one, i) => (one < 0 ? NO_SHOT : slide(one, aim[i]!, friction)))
}

/** ROK-138 to ROK-141: the contestants that are level at the front; one, if somebody has won. */
export function frontRunners(slides: readonly Slide[]): number[] {
  const places = [...slides.keys()]
  const clean = places.filter(i => slides[i]!.shot && !slides[i]!.touched)
  if (clean.length > 0) {
    const best = Math.min(...clean.map(i => slides[i]!.gap))
    return clean.filter(i => slides[i]!.gap < best + EQUAL_GAP)
  }
  const untouched = places.filter(i => !slides[i]!.touched)
  return untouched.length > 0 ? untouched : places
}

function takeShot(s: State, seat: Seat, { power, aim }: Shot, t: Turn<Rok>) {
  tellTime(s, t)
  const { contest: it } = s
  const i = it.seats.indexOf(seat)
  it.power[i] = power
  it.aim[i] = aim
  t.stand()
  t.emit?.({ type: 'slide.played', seat })
  if (!it.power.includes(NONE)) t.withdraw('slideTime')
}

function readShot(_: State, _seat: Seat, sent: unknown): Shot | Refusal {
  const [power = NONE, aim = 0] = numbersIn(sent, 'shoot', ['power', 'aim']) ?? []
  if (power >= 0 && power <= MOST_POWER && Math.abs(aim) <= MOST_AIM)
    return { do: 'shoot', power: tenth(power), aim: tenth(aim) }
  const text = `A shot has a power of 0 to ${MOST_POWER} and an aim of -${MOST_AIM} to ${MOST_AIM} degrees`
  return { refused: 'not-an-option', text, rule: 'ROK-216' }
}

const SAMPLES: Shot[] = [0, 50, 70, 72, 74, 76, 78, 80, 100].map(power => ({ do: 'shoot', power, aim: 0 }))

function newFriction(last: number, chance: Chance): number {
  if (last === 0) return LEAST_FRICTION + chance.int(FRICTIONS)
  const other = LEAST_FRICTION + chance.int(FRICTIONS - 1)
  return other < last ? other : other + 1
}

function judgeSlides(s: State, t: Turn<Rok>): Seat[] {
  const { contest: it } = s
  const slides = slidesOf(s)
  const { best, drawn } = decide(frontRunners(slides), it.round, t.chance)
  t.emit?.({
    type: 'contest.result',
    results: it.seats.map((seat, i) => {
      const { gap, touched, shot, along } = slides[i]!
      return { seat, gap, touched, shot, along: tenth(along) }
    }),
    friction: it.friction / 10_000,
    ...(best.length === 1 && { winner: it.seats[best[0]!]! }),
    ...(drawn && { drawn }),
  })
  return best.map(i => it.seats[i]!)
}

/** ROK-195: the highest number that is not above the limit. */
function judgeNerve({ contest: it }: State, t: Turn<Rok>): Seat[] {
  const limit = NERVE_LIMIT.least + t.chance.int(NERVE_LIMIT.most - NERVE_LIMIT.least + 1)
  const within = [...it.nerve.keys()].filter(i => it.nerve[i]! <= limit)
  const highest = Math.max(...within.map(i => it.nerve[i]!))
  const level = within.length === 0 ? [...it.nerve.keys()] : within.filter(i => it.nerve[i] === highest)
  const { best, drawn } = decide(level, it.round, t.chance)
  t.emit?.({
    type: 'nerve.result',
    limit,
    picks: it.seats.map((seat, i) => ({ seat, number: it.nerve[i]!, touched: it.nerve[i]! > limit })),
    ...(best.length === 1 && { winner: it.seats[best[0]!]! }),
    ...(drawn && { drawn }),
  })
  return best.map(i => it.seats[i]!)
}

function decide(level: number[], round: number, chance: Chance): { best: number[]; drawn: boolean } {
  if (level.length === 1 || round <= MORE_ROUNDS) return { best: level, drawn: false }
  return { best: [level[chance.int(level.length)]!], drawn: true }
}

function tenth(value: number): number {
  return Math.round(10 * value) / 10 + 0
}
