import webPush from 'web-push'
import type { Store } from '../store/store.ts'

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

/** We post only where browsers' own subscriptions point, never to an address of somebody's choice. */
export function isPushService(endpoint: string): boolean {
  const { protocol, hostname, port } = URL.parse(endpoint) ?? {}
  if (protocol !== 'https:' || port !== '' || hostname === undefined) return false
  return PUSH_SERVICES.some(host => hostname === host || hostname.endsWith(`.${host}`))
}

const PUSH_SERVICES = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com']
/** A push service that answers so has dropped the subscription. */
export const GONE: ReadonlySet<number> = new Set([404, 410])

export function endpointOf(subscription: string): string {
  const { endpoint }: { endpoint: string } = JSON.parse(subscription)
  return endpoint
}
