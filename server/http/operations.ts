import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../metrics.ts'
import type { Store } from '../store/store.ts'

/** What those who run the house look at. */
export function operationsRoutes(app: FastifyInstance, { registry }: Metrics, store: Store): void {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    await store.ping()
    return reply.header('cache-control', 'no-store').send({ ok: true })
  })

  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
    return reply.type(registry.contentType).send(await registry.metrics())
  })

  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
}
