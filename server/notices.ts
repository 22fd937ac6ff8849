import { leaveOut, type PersonId, type Table } from '@runatal/table'
import webPush from 'web-push'
import type { Notice, Store } from './store/store.ts'
import type { Tables } from './tables.ts'

/** The keys that push services know us by, made at the first start. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

export async function pushKeys(store: Store): Promise<PushKeys> {
  return JSON.parse(await store.secret('push-keys', JSON.stringify(webPush.generateVAPIDKeys())))
}

/** Sends one notice to one subscription. Gives the status code of the push service. */
export type Post = (subscription: string, text: string) => Promise<number>

export function postWith({ publicKey, privateKey }: PushKeys): Post {
  const vapidDetails = { subject: 'mailto:nobody@runatal.invalid', publicKey, privateKey }
  return async (subscription, text) => {
    try {
      const sent = await webPush.sendNotification(JSON.parse(subscription), text, {
        vapidDetails,
        TTL: 86_400,
        timeout: 10_000,
      })
      return sent.statusCode
    } catch (error) {
      if (error instanceof webPush.WebPushError) return error.statusCode
      throw error
    }
  }
}

/** Who is here anyway, and who has not been told too much lately: games can be begun and given up again and again. */
export interface Reach {
  isHere(person: PersonId): boolean
  may(person: PersonId): boolean
}

/**
 * Push notifications: people who play by letter (correspondence), and are not here, are told that it is their turn.
 * What is to be told is kept in the store with the entry that made it so; of several processes one tells it, and
 * another if that one dies before.
 */
export class Notices {
  private readonly store: Store
  private readonly tables: Tables
  private readonly keeper: string
  private readonly post: Post
  private readonly people: Reach
  private waking: NodeJS.Timeout | undefined

  constructor(store: Store, tables: Tables, keeper: string, post: Post, people: Reach) {
    this.store = store
    this.tables = tables
    this.keeper = keeper
    this.post = post
    this.people = people
  }

  /** Looks now and then for what others have left. */
  start(failed: (error: unknown) => void): void {
    this.tables.onHappened(({ clocks }) => {
      if (clocks.rule.kind === 'days') void this.sendAll().catch(failed)
    })
    const again = () => {
      this.waking = setTimeout(() => void this.sendAll().catch(failed).finally(again), NOW_AND_THEN).unref()
    }
    again()
  }

  close(): void {
    clearTimeout(this.waking)
  }

  private async sendAll() {
    const notices = await this.store.takeNotices(this.keeper)
    await Promise.all(notices.map(notice => this.send(notice)))
  }

  private async send(notice: Notice) {
    const { person } = notice
    const look = this.tables.look(notice.table, table => {
      const owes = table.waitingFor().some(seat => table.sittings[seat]?.person === person)
      return owes && !this.people.isHere(person) ? noticeFor(person, table) : undefined
    })
    const text = await look.catch(leaveOut)
    if (text !== undefined && this.people.may(person)) await this.tell(person, text)
    await this.store.dropNotice(notice)
  }

  private async tell(person: PersonId, text: string) {
    for (const subscription of await this.store.subscriptionsOf(person)) {
      const status = await this.post(subscription, text)
      if (GONE.has(status)) await this.store.dropSubscription(endpointOf(subscription))
    }
  }
}

const NOW_AND_THEN = 5000

/** Who else sits there, and at which table of which game: the words are the reader's own browser's. */
function noticeFor(person: PersonId, { id: table, game, sittings }: Table): string {
  const others = sittings.filter(sitting => sitting.person !== person).map(({ name }) => name)
  return JSON.stringify({ title: game.id, table, game: game.id, others })
}

/** We post only where browsers' own subscriptions point, never to an address of somebody's choice. */
export function isPushService(endpoint: string): boolean {
  const { protocol, hostname, port } = URL.parse(endpoint) ?? {}
  if (protocol !== 'https:' || port !== '' || hostname === undefined) return false
  return PUSH_SERVICES.some(host => hostname === host || hostname.endsWith(`.${host}`))
}

const PUSH_SERVICES = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com']
const GONE: ReadonlySet<number> = new Set([404, 410])

export function endpointOf(subscription: string): string {
  const { endpoint }: { endpoint: string } = JSON.parse(subscription)
  return endpoint
}
