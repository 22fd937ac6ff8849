import { CHECK_IN } from './acts.ts'
import { bracket, roundRobin, roundsOf, swissPairs, swissTables, tableSizes } from './pairing.ts'
import { metIn, pointsOf, shares } from './standings.ts'
import { type Bout, type Entrant, isBye, type Tournament, WIN } from './types.ts'

/** What the time has made of a tournament: it begins, somebody was not there, a round is over, the next is paired. */
export function advance(before: Tournament, now: number): Tournament {
  const t = structuredClone(before)
  if (t.status === 'open' && now >= t.plan.startsAt - CHECK_IN) t.called = true
  if (t.status === 'open' && now >= t.plan.startsAt) begin(t, now)
  if (t.status !== 'going') return t
  for (const bout of t.bouts) if (bout.state === 'waiting') settleWaiting(t, bout, now)
  scoreRace(t)
  if (t.plan.format === 'arena') return arena(t, now)
  if (t.bouts.some(({ state }) => state !== 'over')) return t
  if (t.round >= roundsOf(t.plan.format, t.plan.rounds, t.field.length)) return end(t, now)
  t.nextAt ??= now + (t.round === 0 ? 0 : t.plan.pause)
  if (now >= t.nextAt) pairNext(t, now)
  return t
}

/** When somebody must look at it again, at the latest; undefined if never. */
export function dueOf(t: Tournament, now: number): number | undefined {
  if (t.status === 'over') return undefined
  if (t.status === 'open') return t.called ? t.plan.startsAt : t.plan.startsAt - CHECK_IN
  const times = t.bouts.flatMap(bout => {
    if (bout.state === 'opening') return [now]
    // Whoever played there may have played on a process that is gone: the store is asked now and then.
    if (bout.state === 'playing') return [now + LOOKED_AT]
    return bout.state === 'waiting' && t.status === 'going' ? [bout.until] : []
  })
  if (t.status === 'going') {
    if (t.nextAt !== undefined) times.push(t.nextAt)
    if (t.plan.format === 'arena') times.push(now + ARENA_LOOKED_AT)
  }
  return times.length === 0 ? undefined : Math.min(...times)
}

/** A table of the house's was opened for those who are there. */
export function opened(before: Tournament, bout: Pick<Bout, 'round' | 'number'>, table: string): Tournament {
  return withBout(before, bout, one => {
    if (one.state === 'opening') Object.assign(one, { state: 'playing', table })
  })
}

/** What came of a table: the places of those who played there; or for a party, how well it did. A second time changes nothing. */
export function ended(
  before: Tournament,
  bout: Pick<Bout, 'round' | 'number'>,
  result: { places?: ReadonlyMap<string, number>; score?: number | undefined },
): Tournament {
  return withBout(before, bout, (one, t) => {
    if (one.state !== 'playing' && one.state !== 'opening') return
    one.state = 'over'
    one.how = 'game'
    if (t.plan.format === 'race') {
      if (result.score !== undefined) one.score = result.score
      return
    }
    // Who was not there stands behind all who were.
    one.points = shares(one.people.map(person => result.places?.get(person) ?? ABSENT))
    for (const [i, person] of one.people.entries()) if (!one.here.includes(person)) one.points[i] = 0
  })
}

/** The house could not open a table: nobody is punished for it, but for who left their seat before it began. */
export function failed(
  before: Tournament,
  bout: Pick<Bout, 'round' | 'number'>,
  seated: readonly string[] = [],
): Tournament {
  return withBout(before, bout, one => {
    if (one.state !== 'opening') return
    const stayed = one.here.filter(person => seated.includes(person))
    if (stayed.length > 0 && stayed.length < one.here.length) {
      const points = one.people.map(person => (stayed.includes(person) ? WIN : 0))
      Object.assign(one, { state: 'over', how: 'walkover', here: stayed, points })
    } else Object.assign(one, { state: 'over', how: 'void', points: one.people.map(() => WIN / 2) })
  })
}

function withBout(
  before: Tournament,
  { round, number }: Pick<Bout, 'round' | 'number'>,
  act: (bout: Bout, t: Tournament) => void,
): Tournament {
  const t = structuredClone(before)
  const bout = t.bouts.find(one => one.round === round && one.number === number)
  if (bout !== undefined) act(bout, t)
  return t
}

function begin(t: Tournament, now: number) {
  for (const entrant of t.entrants)
    if (t.plan.checkIn && entrant.state === 'in' && !entrant.checkedIn) entrant.state = 'away'
  const there = t.entrants.filter(({ state }) => state === 'in')
  const fewest = t.plan.format === 'race' ? 1 : 2
  if (there.length < fewest) {
    Object.assign(t, { status: 'over', endedAt: now, off: 'too-few' })
    return
  }
  t.status = 'going'
  t.field = there.toSorted(bySeed).map(({ person }) => person)
}

function bySeed(one: Entrant, other: Entrant): number {
  return other.seed - one.seed || (one.person < other.person ? -1 : 1)
}

function end(t: Tournament, now: number): Tournament {
  t.status = 'over'
  t.endedAt = now
  delete t.nextAt
  return t
}

/** All are there who come; or those who are not have been waited for long enough. */
function settleWaiting(t: Tournament, bout: Bout, now: number) {
  const gone = (person: string) => stateOf(t, person) === 'out'
  const coming = bout.people.filter(person => !bout.here.includes(person) && !gone(person))
  if (coming.length > 0 && now < bout.until) return
  for (const person of bout.people)
    if (!bout.here.includes(person)) {
      const entrant = t.entrants.find(one => one.person === person)
      if (entrant?.state === 'in') entrant.state = 'away'
    }
  const fewest = t.plan.format === 'race' ? 1 : 2
  if (bout.here.length >= Math.min(fewest, bout.people.length)) {
    bout.state = 'opening'
    return
  }
  Object.assign(bout, { state: 'over', how: 'walkover' })
  if (t.plan.format !== 'race') bout.points = bout.people.map(person => (bout.here.includes(person) ? WIN : 0))
}

function stateOf(t: Tournament, person: string): Entrant['state'] {
  return t.entrants.find(one => one.person === person)?.state ?? 'out'
}

function pairNext(t: Tournament, now: number) {
  t.round += 1
  delete t.nextAt
  const tables = tablesOf(t)
  for (const [i, people] of tables.entries()) addBout(t, i + 1, people, now)
  // Nobody is left to play.
  if (tables.every(({ length }) => length < 2) && t.plan.format !== 'race') end(t, now)
}

function addBout(t: Tournament, number: number, paired: readonly string[], now: number) {
  const people = seatsFor(t, paired)
  const [only] = people
  const { round, plan } = t
  if (only !== undefined && people.length === 1 && plan.format !== 'race') {
    // To sit out is a whole point only for who was there from the first round on: else one would leave to get it.
    const points = plan.format === 'round' ? 0 : plan.format === 'knockout' || wasAlwaysThere(t, only) ? WIN : WIN / 2
    t.bouts.push({ round, number, people, state: 'over', here: [...people], until: now, how: 'bye', points: [points] })
    return
  }
  const { clock, patience } = plan
  // By letter nobody need be there at once, and in an arena all have just said that they are.
  const there = clock.kind === 'days' || plan.format === 'arena'
  const here = there ? people.filter(person => stateOf(t, person) === 'in') : []
  const isReady = there && here.length === people.length
  const state = isReady ? 'opening' : 'waiting'
  t.bouts.push({ round, number, people, state, here, until: there ? now : now + patience })
}

/** Who has begun less often sits first; in a bracket the better seed does. */
function seatsFor({ bouts, plan }: Tournament, paired: readonly string[]): string[] {
  if (plan.format === 'knockout' || plan.format === 'round') return [...paired]
  const begun = (person: string) => bouts.filter(({ people }) => people.length > 1 && people[0] === person).length
  return paired.toSorted((one, other) => begun(one) - begun(other))
}

function wasAlwaysThere({ bouts, round }: Tournament, person: string): boolean {
  return Array.from({ length: round - 1 }, (_, i) => i + 1).every(n =>
    bouts.some(one => one.round === n && one.people.includes(person) && one.here.includes(person)),
  )
}

function tablesOf(t: Tournament): string[][] {
  const { format, size } = t.plan
  if (format === 'round') return roundRobin(t.field, t.round)
  if (format === 'knockout') return t.round === 1 ? bracket(t.field) : nextOfBracket(t)
  const points = pointsOf(t)
  const free = t.entrants
    .filter(({ state }) => state === 'in')
    .map(({ person, seed }) => ({
      person,
      seed,
      points: points.get(person) ?? 0,
      noBye: t.bouts.some(bout => isBye(bout) && bout.people.includes(person)) || !wasAlwaysThere(t, person),
    }))
  if (free.length === 0) return []
  const met = metIn(t)
  if (format === 'race' && size === 1) return free.map(({ person }) => [person])
  return size === 2 ? swissPairs(free, met) : swissTables(free, size, met)
}

/** Winners of neighbouring bouts meet. Who came to none because nobody was there leaves a free way. */
function nextOfBracket(t: Tournament): string[][] {
  const last = t.bouts.filter(({ round }) => round === t.round - 1).toSorted((a, b) => a.number - b.number)
  return Array.from({ length: Math.ceil(last.length / 2) }, (_, i) =>
    last.slice(2 * i, 2 * i + 2).flatMap(bout => winnerOf(bout) ?? []),
  )
}

/** Who goes on: a draw is for the one who sits second, since the better seed begins. */
export function winnerOf({ people, points, here }: Bout): string | undefined {
  if (points === undefined) return undefined
  const [a = 0, b = -1] = points
  const winner = people[a > b ? 0 : 1]
  return winner !== undefined && here.includes(winner) ? winner : undefined
}

/** A round of parties is compared when all have ended: beaten first, then how well. */
function scoreRace(t: Tournament) {
  if (t.plan.format !== 'race') return
  const round = t.bouts.filter(bout => bout.round === t.round)
  if (round.some(({ state, points }) => state !== 'over' || points !== undefined)) return
  const parts = round.length === 1 ? round.map(one => (one.score === undefined ? 0 : WIN)) : shares(round.map(raceRank))
  for (const [i, bout] of round.entries()) {
    const won = bout.score === undefined ? 0 : Math.round(parts[i] ?? 0)
    bout.points = bout.people.map(person => (bout.here.includes(person) ? won : 0))
  }
}

function raceRank({ score, how }: Bout): number {
  return how === 'game' ? (score ?? LOST) : ABSENT
}

/** Whoever waits is paired, by points; nobody twice in a row with the same while others may come. */
function arena(t: Tournament, now: number): Tournament {
  const { plan } = t
  const until = plan.startsAt + plan.lasts
  const busy = new Set(t.bouts.filter(({ state }) => state !== 'over').flatMap(({ people }) => people))
  if (now >= until) {
    for (const bout of t.bouts) if (bout.state === 'waiting') Object.assign(bout, { state: 'over', how: 'void' })
    return busy.size === 0 ? end(t, now) : t
  }
  const waiting = t.entrants.filter(one => one.state === 'in' && one.readyUntil > now && !busy.has(one.person))
  const points = pointsOf(t)
  const last = (person: string) => t.bouts.findLast(({ people }) => people.includes(person))?.people ?? []
  const met = (one: string, other: string) => Number(last(one).includes(other)) + Number(last(other).includes(one))
  const free = waiting.map(({ person, seed }) => ({ person, seed, points: points.get(person) ?? 0, noBye: false }))
  const since = new Map(waiting.map(({ person, readySince }) => [person, readySince]))
  const tables = plan.size === 2 ? swissPairs(free, met) : swissTables(free, plan.size, met)
  const fits = tables.filter(people => isReadyTable(people, plan.size, met, person => now - (since.get(person) ?? now)))
  if (fits.length === 0) return t
  t.round += 1
  for (const [i, people] of fits.entries()) addBout(t, i + 1, people, now)
  for (const entrant of t.entrants) if (fits.some(people => people.includes(entrant.person))) entrant.readyUntil = 0
  return t
}

function isReadyTable(
  people: string[],
  size: number,
  met: (a: string, b: string) => number,
  waited: (person: string) => number,
): boolean {
  if (people.length < 2) return false
  const long = people.every(person => waited(person) >= WAITED_LONG)
  const again = people.some((one, i) => people.slice(i + 1).some(other => met(one, other) > 0))
  return long || (!again && people.length === Math.max(...tableSizes(size, size)))
}

const LOOKED_AT = 4000
const ARENA_LOOKED_AT = 2000
/** In an arena: after that one plays whoever is there, or at a smaller table. */
const WAITED_LONG = 15_000
const LOST = 1e9
const ABSENT = 1e10
