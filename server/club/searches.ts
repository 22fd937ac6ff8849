import { OPEN_AFTER, type Pace, poolOf, windowOf } from '@runatal/club'
import type { PersonId } from '@runatal/table'
import { houseTime } from '../house-time.ts'
import type { Seek } from '../store/pairing.ts'
import type { Store } from '../store/store.ts'

/** What people may know of searches: of their own, all; of others', how many there are. */
export class Searches {
  private readonly store: Store
  private crowd: { at: number; seeks: Promise<Seek[]> } | undefined

  constructor(store: Store) {
    this.store = store
  }

  /** Somebody has come or gone. */
  changed(): void {
    this.crowd = undefined
  }

  /** What somebody may know of it: how many look for what, their own search, and where they have been called. */
  async stateOf(person: PersonId | undefined) {
    const now = houseTime()
    if (person === undefined) return { now, pools: await this.pools(now) }
    const [[mine], last, pools] = await Promise.all([
      this.store.pairing.seeksOf([person]),
      this.store.pairing.lastOf(person),
      this.pools(now),
    ])
    const call = mine?.called === undefined ? undefined : await this.callOf(person, mine.called)
    return {
      now,
      pools,
      ...(mine && { mine: searchOf(mine, now) }),
      ...(call && { call }),
      ...(mine === undefined && last?.open && now - last.at < JUST_NOW && { table: last.table }),
    }
  }

  private async callOf(person: PersonId, table: string) {
    const call = await this.store.pairing.callAt(table)
    if (call === undefined) return undefined
    const { game, pace, until, people, bots } = call
    const all = people.map(one => one.person)
    const [seeks, kept] = await Promise.all([this.store.pairing.seeksOf(all), this.store.club.keptOf(all)])
    return {
      table,
      game,
      pace,
      until,
      bots,
      seats: people.map(one => {
        const theirs = seeks.find(seek => seek.person === one.person)
        const rating = theirs?.wants.find(want => want.game === game && want.pace === pace)?.rating
        const known = kept.some(({ person: who }) => who === one.person)
        return {
          name: one.name,
          me: one.person === person,
          came: theirs?.came ?? true,
          ...(known && rating && { rating: Math.round(rating.mu) }),
        }
      }),
    }
  }

  /** Where people look, and how long it took lately. Read once a second for all who ask. */
  private async pools(now: number) {
    if (this.crowd === undefined || now - this.crowd.at > EVERY)
      this.crowd = { at: now, seeks: this.store.pairing.seeking(now) }
    const seeks = (await this.crowd.seeks).map(seek => present(seek, now))
    const pools = new Map<string, { game: string; pace: Pace; seeking: number }>()
    for (const { wants } of seeks)
      for (const { game, pace } of wants) {
        const name = poolOf(game, pace)
        pools.set(name, { game, pace, seeking: (pools.get(name)?.seeking ?? 0) + 1 })
      }
    return Promise.all(
      [...pools].map(async ([name, pool]) => {
        const wait = median(await this.store.pairing.waits(name, LATEST))
        return { ...pool, ...(wait !== undefined && { wait }) }
      }),
    )
  }
}

/** What they would play now: who is not here plays by letter only. */
export function present(seek: Seek, now: number): Seek {
  return seek.hereUntil >= now ? seek : { ...seek, wants: seek.wants.filter(({ pace }) => pace === 'letter') }
}

function searchOf({ since, wants, bots }: Seek, now: number) {
  const waited = now - since
  return {
    since,
    bots,
    wants: wants.map(({ game, pace, rating }) => {
      const width = windowOf(rating, waited)
      const window = { from: Math.round(rating.mu - width), to: Math.round(rating.mu + width) }
      return { game, pace, ...(waited < OPEN_AFTER && window) }
    }),
  }
}

function median(waits: readonly number[]): number | undefined {
  return waits.toSorted((a, b) => a - b)[Math.floor((waits.length - 1) / 2)]
}

/** How long a count of those who look is good enough. */
const EVERY = 1000
const JUST_NOW = 60_000
const LATEST = 50
