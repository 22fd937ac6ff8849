import type { PersonId, Table } from '@runatal/table'
import webPush from 'web-push'
import type { Store } from './store/store.ts'

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

/** Tells people who play by letter, and are not here, that it is their turn. */
export class Notices {
  private readonly store: Store
  private readonly post: Post
  private readonly isHere: (person: PersonId) => boolean
  /** Per table: who was told of the turn that they still owe. */
  private readonly told = new Map<string, Set<PersonId>>()

  constructor(store: Store, post: Post, isHere: (person: PersonId) => boolean) {
    this.store = store
    this.post = post
    this.isHere = isHere
  }

  async happened(table: Table): Promise<void> {
    if (table.clocks.rule.kind !== 'days') return
    const owing = new Set(table.waitingFor().flatMap(seat => table.sittings[seat]?.person ?? []))
    const before = this.told.get(table.id) ?? new Set()
    if (owing.size === 0) this.told.delete(table.id)
    else this.told.set(table.id, owing)
    const fresh = [...owing].filter(person => !before.has(person) && !this.isHere(person))
    await Promise.all(fresh.map(person => this.tell(person, table)))
  }

  private async tell(person: PersonId, table: Table) {
    const title = table.game.id
    const others = table.sittings.filter(sitting => sitting.person !== person).map(({ name }) => name)
    const text = JSON.stringify({
      title,
      text: `Your turn (${others.join(', ')})`,
      table: table.id,
      game: table.game.id,
    })
    for (const subscription of await this.store.subscriptionsOf(person)) {
      const status = await this.post(subscription, text)
      if (GONE.has(status)) await this.store.dropSubscription(endpointOf(subscription))
    }
  }
}

/** We post only where browsers' own subscriptions point, never to an address of somebody's choice. */
export function isPushService(endpoint: string): boolean {
  const { protocol, hostname, port } = URL.parse(endpoint) ?? {}
  if (protocol !== 'https:' || port !== '' || hostname === undefined) return false
  return PUSH_SERVICES.some(host => hostname === host || hostname.endsWith(`.${host}`))
}

const PUSH_SERVICES = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com']
const GONE: ReadonlySet<number> = new Set([404, 410])

function endpointOf(subscription: string): string {
  const { endpoint }: { endpoint: string } = JSON.parse(subscription)
  return endpoint
}
