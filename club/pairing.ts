import type { Pace } from './finished.ts'
import { poolOf, type Rating } from './rating.ts'

/** Somebody who looks for opponents. */
export interface Seeker {
  person: string
  /** Since when, in milliseconds. */
  since: number
  wants: readonly Want[]
  /** Whether bots may fill the table when nobody else comes. */
  bots: boolean
  /** With whom they were brought together last. */
  last: readonly string[]
}

/** A game and a pace that somebody would play, and how strong they are at it. */
export interface Want {
  game: string
  pace: Pace
  rating: Rating
}

/** Those who are to play together. */
export interface Party {
  game: string
  pace: Pace
  people: string[]
  /** How many bots sit down with them. */
  bots: number
}

/** How many may play a game. */
export interface Sizes {
  min: number
  max: number
}

/** From when on a window widens, and from when on it is as wide as the scale: bots may help then, too. */
export const WIDENS_AFTER = 40_000
export const OPEN_AFTER = 120_000

/** How far away in rating opponents may be, after some time of waiting. */
export function windowOf({ sigma }: Rating, waited: number): number {
  if (waited >= OPEN_AFTER) return Infinity
  return NARROW + sigma + Math.max(0, waited - WIDENS_AFTER) * WIDENING
}

/** How many one hopes to be at a table: as many as may, but no crowd. */
export function usualSize({ min, max }: Sizes): number {
  return Math.min(max, Math.max(min, CROWD))
}

/**
 * Brings together those who wait, the longest first, with those whose rating is nearest. Those who are to be kept apart
 * never meet; those who met last do not meet again while somebody else waits. Pure: the same people give the same parties.
 */
export function pairUp(
  seekers: readonly Seeker[],
  sizesOf: (game: string) => Sizes | undefined,
  apart: (one: string, other: string) => boolean,
  now: number,
): Party[] {
  const waiting = seekers.toSorted((a, b) => a.since - b.since || (a.person < b.person ? -1 : 1))
  const pools = poolsOf(waiting)
  const taken = new Set<string>()
  const parties: Party[] = []
  for (const seeker of waiting) {
    if (taken.has(seeker.person)) continue
    const party = firstParty(seeker)
    if (party === undefined) continue
    for (const person of party.people) taken.add(person)
    parties.push(party)
  }
  return parties

  function firstParty(seeker: Seeker): Party | undefined {
    for (const want of seeker.wants) {
      const sizes = sizesOf(want.game)
      const pool = pools.get(poolOf(want.game, want.pace))
      if (sizes === undefined || pool === undefined) continue
      const party = partyOf(seeker, want, pool, sizes)
      if (party !== undefined) return party
    }
    return undefined
  }

  function partyOf(seeker: Seeker, want: Want, pool: readonly Place[], sizes: Sizes): Party | undefined {
    const size = usualSize(sizes)
    const waited = now - seeker.since
    const party = [{ seeker, rating: want.rating }]
    for (const one of outward(pool, want.rating.mu)) {
      if (party.length === size) break
      if (one.seeker === seeker || taken.has(one.seeker.person)) continue
      if (party.every(member => fits(member, one, pool))) party.push(one)
    }
    const bots = waited >= OPEN_AFTER && party.every(member => member.seeker.bots) ? size - party.length : 0
    const people = party.map(member => member.seeker.person)
    // Somebody who wants bots may be alone with them.
    if (people.length < fewest(size, sizes.min, waited) && bots === 0) return undefined
    return { game: want.game, pace: want.pace, people, bots }
  }

  function fits(a: Place, b: Place, pool: readonly Place[]): boolean {
    const one = a.seeker.person
    const other = b.seeker.person
    const width = (windowOf(a.rating, now - a.seeker.since) + windowOf(b.rating, now - b.seeker.since)) / 2
    if (Math.abs(a.rating.mu - b.rating.mu) > width || apart(one, other)) return false
    return !(a.seeker.last.includes(other) || b.seeker.last.includes(one)) || !othersWait(a.seeker, b.seeker, pool)
  }

  /** Whether somebody else waits whom one of these two may meet. */
  function othersWait(a: Seeker, b: Seeker, pool: readonly Place[]): boolean {
    return pool.some(({ seeker }) => {
      if (seeker === a || seeker === b || taken.has(seeker.person)) return false
      return [a, b].some(one => !one.last.includes(seeker.person) && !apart(one.person, seeker.person))
    })
  }
}

interface Place {
  seeker: Seeker
  rating: Rating
}

/** Everybody who would play in a pool, by rating. */
function poolsOf(seekers: readonly Seeker[]): Map<string, Place[]> {
  const pools = new Map<string, Place[]>()
  for (const seeker of seekers)
    for (const { game, pace, rating } of seeker.wants) {
      const name = poolOf(game, pace)
      const pool = pools.get(name)
      if (pool === undefined) pools.set(name, [{ seeker, rating }])
      else pool.push({ seeker, rating })
    }
  for (const pool of pools.values()) pool.sort((a, b) => a.rating.mu - b.rating.mu)
  return pools
}

/** Those of a pool, the nearest to a rating first. */
function* outward(pool: readonly Place[], mu: number): Generator<Place> {
  let above = firstAbove(pool, mu)
  let below = above - 1
  for (;;) {
    const high = pool[above]
    const low = pool[below]
    if (high === undefined && low === undefined) return
    if (low === undefined || (high !== undefined && high.rating.mu - mu <= mu - low.rating.mu)) {
      if (high !== undefined) yield high
      above++
    } else {
      yield low
      below--
    }
  }
}

function firstAbove(pool: readonly Place[], mu: number): number {
  let low = 0
  let high = pool.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((pool[middle]?.rating.mu ?? 0) < mu) low = middle + 1
    else high = middle
  }
  return low
}

/** How few are enough: at first only a full table; a smaller one is better than none after a while. */
function fewest(size: number, min: number, waited: number): number {
  const least = Math.max(2, min)
  if (waited < WIDENS_AFTER / 2) return size
  return waited < WIDENS_AFTER ? Math.max(least, size - 1) : least
}

const CROWD = 4
/** Points, to which one's own uncertainty is added. */
const NARROW = 100
/** Points a millisecond. */
const WIDENING = 10 / 1000
