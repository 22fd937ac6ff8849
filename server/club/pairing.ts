import { randomBytes, randomUUID } from 'node:crypto'
import { aged, NEW_RATING, type Pace, pairUp, type Party, poolOf, type Rating, type Sizes } from '@runatal/club'
import type { AnyGame } from '@runatal/kernel'
import { type PersonId, shapeOf } from '@runatal/table'
import { houseTime } from '../house-time.ts'
import type { Call, Seek } from '../store/pairing.ts'
import type { Person, Store } from '../store/store.ts'
import type { Tables } from '../tables.ts'
import { NAME_KEPT } from './name-kept.ts'
import { present, Searches } from './searches.ts'
import { botsNear, seatAll, shuffled } from './seating.ts'

/** Why something was not done. */
export interface No {
  refused: string
  text: string
}

/** What somebody wants to play, of whom they look for. */
export interface Wish {
  wants: { game: string; pace: Pace }[]
  bots: boolean
}

/**
 * Matchmaking: those who look for opponents are called to a table, and sit there when all have come. One process at a
 * time pairs, by a lease in the store; whoever it is, a row of the store decides who is called where, and a table's name
 * is written before the table is opened. So what dies in the middle is taken up by the next one, and nobody sits twice.
 */
export class Pairing {
  private readonly store: Store
  private readonly tables: Tables
  private readonly games: (id: string) => Promise<AnyGame | undefined>
  private readonly keeper: string
  private readonly failed: (error: unknown) => void
  private readonly sizes = new Map<string, Sizes>()
  private cry: (people?: readonly PersonId[]) => void = () => {}
  private looking: Promise<void> | undefined
  private timer: NodeJS.Timeout | undefined
  readonly searches: Searches
  private swept = 0

  constructor(
    store: Store,
    tables: Tables,
    games: (id: string) => Promise<AnyGame | undefined>,
    keeper: string,
    failed: (error: unknown) => void,
  ) {
    this.store = store
    this.tables = tables
    this.games = games
    this.keeper = keeper
    this.failed = failed
    this.searches = new Searches(store)
  }

  /** Who tells people that something is new to them: to these, or to all who look on. */
  criedBy(cry: (people?: readonly PersonId[]) => void): void {
    this.cry = cry
  }

  start(): void {
    const again = () => {
      this.timer = setTimeout(() => void this.look().finally(again), EVERY).unref()
    }
    again()
  }

  async close(): Promise<void> {
    clearTimeout(this.timer)
    await this.looking
  }

  /** Begins to look for opponents. */
  async seek({ person, name }: Person, { wants, bots }: Wish): Promise<No | undefined> {
    const keeper = await this.store.club.keeperOf(shapeOf(name))
    if (keeper !== undefined && keeper.person !== person) return NAME_KEPT
    for (const { game } of wants) if ((await this.sizesOf(game)) === undefined) return noSuchGame(game)
    const now = houseTime()
    const program = keeper?.program ?? false
    const rated = await Promise.all(
      wants.map(async want => ({ ...want, rating: await this.ratingOf(person, want, program, now) })),
    )
    const last = await this.store.pairing.lastOf(person)
    const hereUntil = now + HERE_FOR
    const letter = wants.some(({ pace }) => pace === 'letter')
    const written = await this.store.pairing.seek({
      person,
      ticket: randomUUID(),
      name,
      since: now,
      until: letter ? now + LANTERN : hereUntil + HERE_FOR,
      hereUntil,
      wants: rated,
      bots,
      program,
      last: last?.others ?? [],
      came: false,
    })
    if (!written)
      return {
        refused: 'seeking',
        text: 'You are looking for opponents already: stop that search first to begin another',
      }
    this.searches.changed()
    this.cry()
    return undefined
  }

  /** Stops looking. */
  async unseek(person: PersonId): Promise<No | undefined> {
    if (!(await this.store.pairing.unseek(person)))
      return { refused: 'not-seeking', text: 'You are not looking for opponents, or a table has been found already' }
    this.searches.changed()
    this.cry()
    return undefined
  }

  /** Comes to the table that one was called to. */
  async come(person: PersonId, table: string): Promise<No | undefined> {
    const call = await this.store.pairing.callAt(table)
    const mine = call?.people.some(one => one.person === person)
    if (call === undefined || !mine || !(await this.store.pairing.come(person, table, houseTime())))
      // Who says it twice, and sits there by now, has done nothing wrong.
      return (await this.store.pairing.lastOf(person))?.table === table
        ? undefined
        : { refused: 'expired', text: 'This table waits for you no more: look for opponents again' }
    await this.settle(table)
    this.cry(call.people.map(one => one.person))
    return undefined
  }

  /** These people are at their lines. */
  here(people: readonly PersonId[]): Promise<void> {
    return this.store.pairing.here(people, houseTime() + HERE_FOR)
  }

  /** A round that begins from now on; whoever asks during one waits for the next. */
  look(): Promise<void> {
    const mine = (this.looking ?? Promise.resolve()).then(() => this.round()).catch(this.failed)
    this.looking = mine
    return mine
  }

  private async round() {
    const { pairing } = this.store
    if (!(await pairing.lead('pairing', this.keeper))) return
    for (const table of await pairing.unsettled()) await this.settle(table)
    const now = houseTime()
    if (now - this.swept > SWEPT_EVERY) {
      this.swept = now
      await pairing.sweep(now)
    }
    const seeks = (await pairing.seeking(now)).map(seek => present(seek, now)).filter(({ wants }) => wants.length > 0)
    if (seeks.length === 0) return
    for (const { wants } of seeks) for (const { game } of wants) await this.sizesOf(game)
    for (const party of await this.parties(seeks, now)) await this.call(party, seeks, now)
  }

  private async parties(seeks: readonly Seek[], now: number): Promise<Party[]> {
    const apart = new Set<string>()
    for (const [one, other] of await this.store.pairing.apartAmong(seeks.map(({ person }) => person)))
      apart.add(`${one} ${other}`).add(`${other} ${one}`)
    const programs = new Map(seeks.map(seek => [seek.person, seek]))
    // Programs play each other, and people who welcome bots.
    const unwelcome = (a: string, b: string) =>
      programs.get(a)?.program === true && programs.get(b)?.program === false && programs.get(b)?.bots === false
    return pairUp(
      seeks,
      game => this.sizes.get(game),
      (a, b) => apart.has(`${a} ${b}`) || unwelcome(a, b) || unwelcome(b, a),
      now,
    )
  }

  private async call(party: Party, seeks: readonly Seek[], now: number) {
    const people = shuffled(party.people.flatMap(person => seeks.find(seek => seek.person === person) ?? []))
    const call: Call = {
      table: randomBytes(12).toString('base64url'),
      game: party.game,
      pace: party.pace,
      people: people.map(({ person, name, ticket }) => ({ person, name, ticket })),
      bots: await this.botsFor(party, people),
      at: now,
      until: now + TO_COME,
      waited: now - Math.min(...people.map(({ since }) => since)),
    }
    // By letter nobody need be here: they sit at once.
    const seated = party.pace === 'letter'
    if (!(await this.store.pairing.call(call, seated))) return
    if (seated) await this.settle(call.table)
    this.searches.changed()
    this.cry()
  }

  /** All have come: the table is opened, once whoever does it. */
  private async settle(table: string) {
    const { pairing } = this.store
    const before = await pairing.callAt(table)
    const call = await pairing.settle(table, houseTime())
    if (call === undefined) {
      // Some have not come in time.
      if (before !== undefined && before.until <= houseTime()) this.cry(before.people.map(({ person }) => person))
      return
    }
    await seatAll(this.tables, call, this.failed)
    await pairing.opened(table)
    this.cry(call.people.map(({ person }) => person))
  }

  private async botsFor({ game: id, bots }: Party, people: readonly Seek[]): Promise<string[]> {
    const game = bots === 0 ? undefined : await this.games(id)
    const strengths = people.flatMap(({ wants }) => wants.filter(want => want.game === id).map(want => want.rating.mu))
    return game === undefined ? [] : botsNear(game, bots, strengths)
  }

  private async sizesOf(id: string): Promise<Sizes | undefined> {
    const known = this.sizes.get(id)
    if (known !== undefined) return known
    const game = await this.games(id)
    // Nobody can be met where one plays alone.
    if (game === undefined || game.seats.max < 2) return undefined
    this.sizes.set(id, game.seats)
    return game.seats
  }

  private async ratingOf(
    person: PersonId,
    { game, pace }: Wish['wants'][number],
    program: boolean,
    now: number,
  ): Promise<Rating> {
    const [kept] = await this.store.club.ratingsIn(poolOf(game, pace, program), [person])
    if (kept === undefined) return NEW_RATING
    const { mu, sigma } = aged(kept, kept.at, now)
    return { mu, sigma }
  }
}

function noSuchGame(game: string): No {
  return { refused: 'no-such-game', text: `Nobody can be met at '${game}': choose one of the games of /api/games` }
}

const EVERY = 1000
/** How long somebody counts as here after a sign of life. */
const HERE_FOR = 10_000
/** How long a seat by letter is kept open for whoever comes. */
const LANTERN = 24 * 60 * 60 * 1000
/** How long those who are called have to sit down. */
const TO_COME = 15_000
const SWEPT_EVERY = 60_000
