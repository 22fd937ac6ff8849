import type { Refused } from '@runatal/table'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { COOKIE, type Identities } from '../identity.ts'

/** Who asks: by their cookie, or by a token in the Authorization header, as bots do. */
export function personOf(request: FastifyRequest, identities: Identities): string | undefined {
  const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
  return identities.person(bearer ?? request.cookies[COOKIE])
}

export function setCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: A_YEAR,
  })
}

/** A page of somebody else's must not play with our cookie. Programs send no origin. */
export function isFromHere({ headers: { origin }, host }: FastifyRequest): boolean {
  return origin === undefined || URL.parse(origin)?.host === host
}

/** Every refusal has the same shape, over HTTP as over the socket. */
export function refuse(reply: FastifyReply, status: number, refused: string, text: string) {
  return reply.code(status).send({ refused, text })
}

export function whoAreYou(reply: FastifyReply) {
  return refuse(reply, 401, 'no-identity', 'Choose a name first (POST /api/me)')
}

export function noSuchTable(reply: FastifyReply) {
  return refuse(reply, 404, 'no-such-table', 'There is no such table')
}

/** What the table refused, as an answer. */
export function passOn(reply: FastifyReply, refused: Refused) {
  return reply.code(409).send(refused)
}

const A_YEAR = 365 * 24 * 60 * 60
