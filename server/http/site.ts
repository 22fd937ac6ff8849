import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { refuse } from './asking.ts'

/** The hall itself: files of web/dist. A link into the hall is answered with its page; files with a hash never change. */
export async function site(app: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(`${folder}/index.html`)
  if (built)
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      cacheControl: false,
      // As built: brotli for whoever takes it, gzip, or plain.
      preCompressed: true,
      setHeaders: (reply, path) => {
        const forever = path.includes('/assets/')
        void reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  app.setNotFoundHandler((request, reply) => {
    const page = request.method === 'GET' && !/^\/(api|ws|assets)(\/|$|\?)/.test(request.url)
    if (!page) return refuse(reply, 404, 'not-found', 'There is nothing here')
    if (!built)
      return reply.code(503).type('text/plain').send('The hall is not built yet: run npm start, which builds it.\n')
    return reply.sendFile('index.html')
  })
}

export const DIST = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** Only what we serve ourselves may run or be loaded, and nobody may frame us. */
export const SECURITY_HEADERS = {
  'content-security-policy': [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    // React and the pieces' animations set styles on elements.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
}
