import { advance, type Bout, type Done, dueOf, ended, failed, opened, toldOf, type Tournament } from '@runatal/club'
import { type AnyGame, same } from '@runatal/kernel'
import { HOUSE, type PersonId } from '@runatal/table'
import { houseTime } from '../house-time.ts'
import type { Store } from '../store/store.ts'
import type { Tables } from '../tables.ts'
import type { EventTables } from './event-tables.ts'
import { eveningOf } from './weekly.ts'

/**
 * Looks after tournaments. A tournament is a document with a version: whatever is done to it is worked out from the last
 * one and written only if nobody has written since, so a round is paired once however many processes try. What is written
 * is done afterwards, by whoever lives: tables that are to be opened have names of their own and are opened once.
 */
export class Events {
  private readonly store: Store
  private readonly eventTables: EventTables
  private readonly keeper: string
  private readonly failed: (error: unknown) => void
  private timer: NodeJS.Timeout | undefined
  private closed = false
  private readonly queues = new Map<string, Promise<unknown>>()

  constructor(
    store: Store,
    tables: Tables,
    eventTables: EventTables,
    keeper: string,
    report: (error: unknown) => void,
  ) {
    this.store = store
    this.eventTables = eventTables
    this.keeper = keeper
    this.failed = report
    tables.onHappened(({ status, opening: { event } }) => {
      if (status === 'over' && event !== undefined) this.soon(event)
    })
  }

  /** Plans the evenings of the house, once for all processes and all starts: each is followed by the next. */
  async plan(games: readonly AnyGame[]): Promise<void> {
    for (const [nth, game] of games.entries()) {
      const id = this.eventTables.signed(`evening ${game.id}`, 'base64url').slice(0, 16)
      await this.create(newTournament(id, HOUSE, eveningOf(game, nth, houseTime())), Number.MAX_SAFE_INTEGER)
    }
  }

  /** Looks now and then for those that are due, also those of processes that are gone. */
  start(): void {
    const again = () => {
      this.timer = setTimeout(() => void this.look().catch(this.failed).finally(again), EVERY).unref()
    }
    if (!this.closed) again()
  }

  async close(): Promise<void> {
    this.closed = true
    clearTimeout(this.timer)
    await Promise.allSettled(this.queues.values())
  }

  async look(): Promise<void> {
    for (const id of await this.store.events.takeUp(this.keeper)) await this.step(id)
  }

  /** Whether a new one was opened: of its owner there may be so many. */
  create(tournament: Tournament, most: number): Promise<boolean> {
    return this.store.events.create(tournament, dueOf(tournament, houseTime()), most)
  }

  /** Does something to one; what it leads to is done at once. Undefined if there is none of this id. */
  async act(id: string, act: (tournament: Tournament, now: number) => Done): Promise<Done | undefined> {
    const answer = await this.inTurn(id, () => this.change(id, async t => act(t, houseTime())))
    if (answer !== undefined && !('refused' in answer)) this.soon(id)
    return answer
  }

  /** Whether somebody may look at a table whose deal others play too: those who play there, and all once the round is over. */
  async maySee(event: string, table: string, person: PersonId | undefined): Promise<boolean> {
    const bouts = (await this.store.events.read(event))?.tournament.bouts ?? []
    const bout = bouts.find(one => one.table === table)
    if (bout === undefined) return false
    const isMine = person !== undefined && bout.people.includes(person)
    return isMine || bouts.every(({ round, state }) => round !== bout.round || state === 'over')
  }

  /** Brings one up to date: results, the clock, the next round; and opens its tables. */
  step(id: string): Promise<void> {
    return this.inTurn(id, async () => {
      for (let again = true; again && !this.closed;) {
        const t = await this.change(id, before => this.upToDate(before))
        again = t !== undefined && !('refused' in t) && t.bouts.some(({ state }) => state === 'opening')
        if (t !== undefined && !('refused' in t)) await this.again(t)
      }
    })
  }

  private async upToDate(before: Tournament): Promise<Tournament> {
    let t = before
    for (const bout of before.bouts) {
      // Only what is durably paired is opened.
      if (bout.state === 'opening') t = await this.open(t, bout)
      if (bout.state === 'playing') {
        const result = await this.eventTables.resultOf(before, bout)
        if (result !== undefined) t = ended(t, bout, result)
      }
    }
    // A round that is over is followed by a pause, and that by the next: each is one step.
    for (let next = advance(t, houseTime()); ; t = next, next = advance(t, houseTime())) if (same(next, t)) return t
  }

  private async open(t: Tournament, bout: Bout): Promise<Tournament> {
    const answer = await this.eventTables.open(t, bout)
    return 'table' in answer ? opened(t, bout, answer.table) : failed(t, bout, answer.seated)
  }

  /** From the last version to the next; once more if another process was first. */
  private async change(id: string, act: (tournament: Tournament) => Promise<Done>): Promise<Done | undefined> {
    for (;;) {
      const kept = await this.store.events.read(id)
      if (kept === undefined) return undefined
      const next = await act(kept.tournament)
      if ('refused' in next) return next
      const notices = toldOf(kept.tournament, next).map(told => ({ ...told, about: id }))
      if (await this.store.events.write(next, kept.version, dueOf(next, houseTime()), notices)) return next
    }
  }

  /** The same again a week later, once. */
  private async again({ id, plan, owner, status, off }: Tournament): Promise<void> {
    if (status !== 'over' || !plan.weekly || off === 'owner') return
    const startsAt = plan.startsAt + Math.ceil((houseTime() - plan.startsAt) / A_WEEK) * A_WEEK
    const next = newTournament(this.eventTables.signed(`after ${id}`, 'base64url').slice(0, 16), owner, {
      ...plan,
      startsAt,
    })
    await this.create(next, Number.MAX_SAFE_INTEGER)
  }

  private soon(id: string) {
    void this.step(id).catch(this.failed)
  }

  private inTurn<T>(id: string, act: () => Promise<T>): Promise<T> {
    const before = this.queues.get(id) ?? Promise.resolve()
    const mine = before.then(act, act)
    this.queues.set(id, mine)
    const forget = () => {
      if (this.queues.get(id) === mine) this.queues.delete(id)
    }
    mine.then(forget, forget)
    return mine
  }
}

export function newTournament(id: string, owner: string, plan: Tournament['plan']): Tournament {
  return { id, owner, plan, status: 'open', round: 0, entrants: [], field: [], bouts: [] }
}

const EVERY = 1000
const A_WEEK = 7 * 24 * 60 * 60 * 1000
