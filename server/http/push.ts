import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import { SubscriptionBody } from '../messages.ts'
import { endpointOf, isPushService } from '../notices/push.ts'
import { PushKey, Refusal } from './answers.ts'
import { personOf, refuse, whoAreYou } from './asking.ts'
import type { House } from './house.ts'

/** Where turn notices of correspondence tables are to go. */
export function pushRoutes(app: FastifyInstance, { store, identities, limits, pushKey }: House): void {
  app.get(
    '/api/push/key',
    { schema: { tags: ['notices'], summary: 'Our public key for Web Push', response: { 200: PushKey } } },
    () => ({ key: pushKey }),
  )

  app.post<{ Body: Static<typeof SubscriptionBody> }>(
    '/api/push',
    {
      schema: {
        tags: ['notices'],
        summary: 'Where notices of my turn are to go',
        body: SubscriptionBody,
        response: { 400: Refusal, 401: Refusal, 429: Refusal },
      },
    },
    async (request, reply) => {
      const person = personOf(request, identities)
      if (person === undefined) return whoAreYou(reply)
      const { endpoint, keys } = request.body
      if (!isPushService(endpoint))
        return refuse(reply, 400, 'bad-request', 'Notices are sent through the push services of browsers only')
      const others = (await store.subscriptionsOf(person)).filter(one => endpointOf(one) !== endpoint)
      if (others.length >= limits.devices)
        return refuse(reply, 429, 'too-many', `Notices go to at most ${limits.devices} devices of one person`)
      await store.saveSubscription(person, endpoint, JSON.stringify({ endpoint, keys }))
      return {}
    },
  )
}
