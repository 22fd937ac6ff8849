import { createHmac } from 'node:crypto'
import { dayAt, endOfDay, histogram, marksOf, runesOf, standingOf, streakOf } from '@runatal/club'
import { type AnyGame, type AnyTypes, commitment, type Daily, same } from '@runatal/kernel'
import type { Command, PersonId, Refused, Table } from '@runatal/table'
import { houseTime } from '../house-time.ts'
import type { AnyTry, Ended } from '../store/daily.ts'
import { type Person, PositionTaken, type Store } from '../store/store.ts'
import type { Tables } from '../tables.ts'
import { keepTable } from '../parcel.ts'
import { type AwayMove, awayKey, type NotTaken, replayAway } from './away.ts'
import { stopsOf } from './stops.ts'

/**
 * The deals of the day. A deal's seed comes from a secret of the house, so that nobody knows it before its day is over;
 * so does the name of the table that somebody plays it at, so that there is one for each person, whatever breaks down
 * between, and nobody else finds it.
 */
export class Deals {
  private readonly store: Store
  private readonly tables: Tables
  private readonly games: () => Promise<AnyGame[]>
  private readonly secret: string
  private readonly failed: (error: unknown) => void
  private timer: NodeJS.Timeout | undefined
  private readonly ending = new Set<Promise<void>>()

  constructor(
    store: Store,
    tables: Tables,
    games: () => Promise<AnyGame[]>,
    secret: string,
    failed: (error: unknown) => void,
  ) {
    this.store = store
    this.tables = tables
    this.games = games
    this.secret = secret
    this.failed = failed
    tables.onHappened(({ id, status, opening }) => {
      if (status === 'over' && opening.sealedUntil !== undefined && opening.event === undefined)
        this.soon(this.finish(id))
    })
  }

  /** What ended on a process that has gone before it could write it down is written by another. */
  start(): void {
    this.timer = setInterval(() => this.soon(this.remember()), EVERY).unref()
  }

  async close(): Promise<void> {
    clearInterval(this.timer)
    await Promise.all(this.ending)
  }

  /** Begins somebody's try, or goes on with it. Undefined if that game has no deal of the day. */
  async begin({ person, name }: Person, id: string): Promise<{ table: string } | Refused | undefined> {
    const game = await this.dealt(id)
    if (game === undefined) return undefined
    const now = houseTime()
    const day = dayAt(now)
    const table = this.tableOf(day, id, person)
    if (!(await this.store.daily.begin({ day, game: id, person, table, begunAt: now })))
      return { table: this.tableOf(day, awayKey(id), person) }
    const deal = game.daily.deal(day)
    const wish = { game: id, seats: deal.seats, choices: texts(deal.table), clock: NO_CLOCK, open: false }
    const named = { table, seed: this.seedOf(day, id), until: endOfDay(day) }
    const opened = await this.tables.open(person, { ...wish, named }).catch((error: unknown) => {
      if (error instanceof PositionTaken) return undefined
      throw error
    })
    if (opened !== undefined && 'refused' in opened) return opened
    for (const [n, command] of firstOf(deal, name).entries()) {
      const answer = await this.tables.command(table, person, `deal-${n}`, command)
      if ('refused' in answer && answer.refused !== 'started') return answer
    }
    return { table }
  }

  /**
   * Takes in a try that was played without a network: the house plays it again, by its own seed, before it counts. Undefined
   * if that game has no deal that may be taken along.
   */
  async away(
    { person, name }: Person,
    id: string,
    day: number,
    moves: readonly AwayMove[],
  ): Promise<{ table: string } | NotTaken | undefined> {
    const game = await this.dealt(id)
    const now = houseTime()
    if (game === undefined || !isAlone(game, day)) return undefined
    if (day !== dayAt(now)) return { refused: 'day-over', text: 'That day is over: what was played counts no more' }
    const key = awayKey(id)
    const table = this.tableOf(day, key, person)
    const deal = game.daily.deal(day)
    const wish = { game: id, seats: 1, choices: texts(deal.table), clock: NO_CLOCK, open: false, oneScreen: false }
    const sealed = { seed: this.seedOf(day, key), sealedUntil: endOfDay(day), openedAt: now }
    const played = await replayAway(table, game, { do: 'open', ...wish, ...sealed }, person, firstOf(deal, name), moves)
    if ('refused' in played) return played
    if (!(await this.store.daily.begin({ day, game: key, person, table, begunAt: now })))
      return { refused: 'played-already', text: 'You have begun this deal with the network already' }
    // Sent twice, the first one counts.
    await keepTable(this.store, played.table, played.log).catch((error: unknown) => {
      if (!(error instanceof PositionTaken)) throw error
    })
    await this.finish(table)
    return { table }
  }

  /** Whether somebody may look at a table that is not theirs: after their own try, or when the day is over. */
  async maySee(table: string, person: PersonId | undefined): Promise<boolean> {
    const theirs = await this.store.daily.tryAt(table)
    if (theirs === undefined || houseTime() >= endOfDay(theirs.day) || theirs.person === person) return true
    if (person === undefined) return false
    const mine = await this.store.daily.triesOf(person, theirs.day)
    return mine.some(({ game, endedAt }) => game === theirs.game && endedAt !== undefined)
  }

  /** Today, for somebody: each game with its commitment and where they stand, and their streak. */
  async today(person: PersonId | undefined) {
    const now = houseTime()
    const day = dayAt(now)
    const games = await this.all()
    const mine = person === undefined ? [] : await this.store.daily.triesOf(person, day)
    const before = person === undefined ? [] : await this.store.daily.triesOf(person, day - 1)
    const days = person === undefined ? [] : await this.store.daily.daysOf(person)
    const played = new Map(days.map(({ day: on, games: count }) => [on, count]))
    return {
      day,
      now,
      until: endOfDay(day),
      games: await Promise.all(games.map(game => this.glance(game, day, mine))),
      streak: streakOf(played, day, games.length),
      /** What was sealed yesterday, for everybody to check; what came of it, and the best try to look at. */
      yesterday: await Promise.all(games.map(game => this.dayBefore(game, day - 1, before))),
    }
  }

  /** What came of the deal of a day; of today's only to who has ended their own try. Undefined if there is none. */
  async result(person: PersonId | undefined, id: string, on?: number) {
    const game = await this.dealt(id)
    const today = dayAt(houseTime())
    const day = on ?? today
    if (game === undefined || day > today || day < 1) return undefined
    const tries = person === undefined ? [] : await this.store.daily.triesOf(person, day)
    const mine = tries.find(one => isOf(one, id) && one.endedAt !== undefined)
    const key = mine?.game ?? id
    if (mine === undefined && day === today) return 'play-first' as const
    const fewest = game.daily.fewest === true
    const [tallies, best, others] = await Promise.all([
      this.store.daily.tallies(day, key),
      this.store.daily.best(day, key, fewest, LISTED),
      mine === undefined ? [] : this.store.daily.stopsOf(day, key, mine.person),
    ])
    const standing = standingOf(tallies, mine?.score, fewest)
    const marks = mine === undefined ? [] : marksOf(mine.stops ?? [], others)
    return {
      game: id,
      day,
      until: endOfDay(day),
      fewest,
      played: standing.of,
      ...(standing.median !== undefined && { median: standing.median }),
      ...(mine && { mine: { ...own(mine), place: standing.place, better: standing.better } }),
      marks,
      runes: runesOf(marks),
      histogram: histogram(tallies),
      best: best.map(one => ({
        name: one.name,
        table: one.table,
        place: standingOf(tallies, one.score, fewest).place,
        ...(one.score !== undefined && { score: one.score }),
        stops: one.stops,
        mine: one.person === person,
      })),
    }
  }

  /** Sixty-four hexadecimal digits that nobody can work out without the secret. */
  seedOf(day: number, game: string): string {
    return createHmac('sha256', this.secret).update(`seed ${day} ${game}`).digest('hex')
  }

  private tableOf(day: number, game: string, person: PersonId): string {
    const name = createHmac('sha256', this.secret).update(`table ${day} ${game} ${person}`)
    return name.digest().subarray(0, 12).toString('base64url')
  }

  private async glance(game: Dealt, day: number, tries: readonly AnyTry[]) {
    const { id, daily } = game
    const mine = tries.find(one => isOf(one, id))
    const tallies = await this.store.daily.tallies(day, mine?.game ?? id)
    const { place, of } = standingOf(tallies, mine?.score, daily.fewest === true)
    return {
      game: id,
      commitment: commitment(this.seedOf(day, id)),
      fewest: daily.fewest === true,
      played: of,
      ...(isAlone(game, day) && { away: this.awayOf(game, day) }),
      ...(mine && { mine: { ...own(mine), ...(mine.endedAt !== undefined && { place }) } }),
    }
  }

  /** All that a device needs to play it without a network: the seed of another deal than the sealed one. */
  private awayOf({ id, daily }: Dealt, day: number) {
    const { table, seat } = daily.deal(day)
    return { seed: this.seedOf(day, awayKey(id)), choices: texts(table), seatChoices: texts(seat?.[0]) }
  }

  private async dayBefore({ id, daily }: Dealt, day: number, tries: readonly AnyTry[]) {
    const [best] = await this.store.daily.best(day, id, daily.fewest === true, 1)
    const mine = tries.find(one => isOf(one, id) && one.endedAt !== undefined)
    const seed = this.seedOf(day, id)
    return {
      game: id,
      seed,
      commitment: commitment(seed),
      ...(mine && { mine: own(mine) }),
      ...(best?.score !== undefined && { best: { name: best.name, score: best.score, table: best.table } }),
    }
  }

  private async all(): Promise<Dealt[]> {
    return (await this.games()).filter(isDealt)
  }

  private async dealt(id: string): Promise<Dealt | undefined> {
    return (await this.all()).find(game => game.id === id)
  }

  private soon(act: Promise<void>) {
    const done: Promise<void> = act.catch(this.failed).finally(() => this.ending.delete(done))
    this.ending.add(done)
  }

  private async remember(): Promise<void> {
    for (const table of await this.store.daily.forgotten(dayAt(houseTime()))) await this.finish(table)
  }

  /** Writes down what came of a try, unless its day was over before it. */
  private async finish(id: string): Promise<void> {
    const table = await this.tables.look(id, one => one)
    if (table === undefined || table.status !== 'over') return
    const ended = await this.endOf(table)
    if (ended !== undefined) await this.store.daily.end(id, ended)
  }

  private async endOf(table: Table): Promise<Ended | undefined> {
    const { match, opening, clockAt } = table
    const { sealedUntil, openedAt } = opening
    const game = await this.dealt(opening.game)
    const endedAt = openedAt + clockAt
    if (match === undefined || game === undefined || sealedUntil === undefined || endedAt >= sealedUntil)
      return undefined
    const stops = await stopsOf(game, match)
    const score = isAsDealt(table, game, dayAt(openedAt)) ? game.daily.score(match.state) : undefined
    return { endedAt, stops, ...(score !== undefined && { score }) }
  }
}

type Dealt = AnyGame & { daily: Daily<AnyTypes> }

function isDealt(game: AnyGame): game is Dealt {
  return game.daily !== undefined
}

/** Played to its end by the person, at the table that everybody has. */
function isAsDealt({ match, sittings, outcome }: Table, { daily }: Dealt, day: number): boolean {
  const { seats, table, seat, bot } = daily.deal(day)
  const asDealt = same(match?.wish.table ?? {}, texts(table)) && sittings.length === seats
  const [person, ...bots] = sittings
  const seated = bots.every(one => one.bot === bot) && person?.bot === undefined && !person?.forfeited
  const chosen = sittings.every(({ choices }, i) =>
    Object.entries(texts(seat?.[i])).every(([name, value]) => choices[name] === value),
  )
  return asDealt && seated && chosen && outcome?.unfinished === undefined
}

function isOf(one: AnyTry, game: string): boolean {
  return one.game === game || one.game === awayKey(game)
}

/** Against nobody but the deal: then what was played can be played again, move by move. */
function isAlone({ daily }: Dealt, day: number): boolean {
  return daily.deal(day).seats === 1
}

function own({ game, table, endedAt, score, stops }: AnyTry) {
  return {
    table,
    ...(game.endsWith(awayKey('')) && { away: true }),
    over: endedAt !== undefined,
    ...(score !== undefined && { score }),
    ...(stops && { stops }),
  }
}

/** The person in the first seat, bots in the others, as dealt. */
function firstOf({ seats, seat, bot }: ReturnType<Daily<AnyTypes>['deal']>, name: string): Command[] {
  const all = Array.from({ length: seats }, (_, i) => i)
  return [
    { do: 'sit', seat: 0, name },
    ...all.slice(1).map((i): Command => ({ do: 'addBot', seat: i, bot })),
    ...all.flatMap((i): Command[] => {
      const choices = texts(seat?.[i])
      return Object.keys(choices).length === 0 ? [] : [{ do: 'choose', seat: i, choices }]
    }),
    { do: 'start' },
  ]
}

function texts(choices: object = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(choices).map(([name, value]) => [name, String(value)]))
}

const NO_CLOCK = { kind: 'none' } as const
const LISTED = 20
const EVERY = 5000
