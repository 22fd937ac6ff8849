import type { FastifyServerOptions } from 'fastify'

/** Structured logs. No cookie, no token and no link to an identity is ever written. */
export function logging(level: string): FastifyServerOptions['logger'] {
  return {
    level,
    redact: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]', '*.token', '*.privateKey'],
    serializers: {
      req: ({ method, url, ip }) => ({ method, url: withoutSecrets(url), ip }),
    },
  }
}

export function withoutSecrets(url: string): string {
  return url.replace(/([?&]token=)[^&]*/g, '$1…').replace(/^\/link\/[^?]*/, '/link/…')
}
