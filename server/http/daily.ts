import type { FastifyInstance } from 'fastify'
import { type Static, Type } from 'typebox'
import type { Deals } from '../club/deals.ts'
import { filmOf } from '../club/stops.ts'
import { viewerOf } from '../connection.ts'
import { LONGEST_BROUGHT, TableParameters } from '../messages.ts'
import { DailyResult, Film, NewTableId, Refusal, Today } from './answers.ts'
import { noSuchTable, passOn, personOf, refuse, whoAreYou } from './asking.ts'
import type { House } from './house.ts'

/** The deal of the day: today's, one's own try, and what came of it. */
export function dailyRoutes(app: FastifyInstance, { store, tables, hall, identities }: House, deals: Deals): void {
  app.get(
    '/api/daily',
    {
      schema: {
        tags: ['daily'],
        summary: 'The deals of today with their commitments, my tries and my streak; the seeds of yesterday',
        response: { 200: Today },
      },
    },
    request => deals.today(personOf(request, identities)),
  )

  app.post<{ Params: Static<typeof GameParameters> }>(
    '/api/daily/:game',
    {
      schema: {
        tags: ['daily'],
        summary: 'Begin my one try of today, or go on with it: the same table each time',
        params: GameParameters,
        response: { 200: NewTableId, 401: Refusal, 404: Refusal, 409: Refusal },
      },
    },
    async (request, reply) => {
      const person = personOf(request, identities)
      const me = person === undefined ? undefined : await store.findPerson(person)
      if (me === undefined) return whoAreYou(reply)
      const begun = await deals.begin(me, request.params.game)
      if (begun === undefined) return noDeal(reply)
      return 'refused' in begun ? passOn(reply, begun) : begun
    },
  )

  app.post<{ Params: Static<typeof GameParameters>; Body: Static<typeof AwayBody> }>(
    '/api/daily/:game/away',
    {
      bodyLimit: 2 * LONGEST_BROUGHT,
      schema: {
        tags: ['daily'],
        summary:
          'My try that was played without a network, on the deal that may be taken along; the house plays it again',
        params: GameParameters,
        body: AwayBody,
        response: { 200: NewTableId, 401: Refusal, 404: Refusal, 409: Refusal },
      },
    },
    async (request, reply) => {
      const person = personOf(request, identities)
      const me = person === undefined ? undefined : await store.findPerson(person)
      if (me === undefined) return whoAreYou(reply)
      const { day, moves } = request.body
      const kept = await deals.away(me, request.params.game, day, moves)
      if (kept === undefined) return noDeal(reply)
      return 'refused' in kept ? refuse(reply, 409, kept.refused, kept.text) : kept
    },
  )

  app.get<{ Params: Static<typeof GameParameters>; Querystring: Static<typeof DayQuery> }>(
    '/api/daily/:game',
    {
      schema: {
        tags: ['daily'],
        summary: 'Standing, distribution and the best of a day; of today once my own try is over',
        params: GameParameters,
        querystring: DayQuery,
        response: { 200: DailyResult, 403: Refusal, 404: Refusal },
      },
    },
    async (request, reply) => {
      const { day } = request.query
      const on = day === undefined ? undefined : Number(day)
      const result = await deals.result(personOf(request, identities), request.params.game, on)
      if (result === undefined) return noDeal(reply)
      return result === 'play-first' ? playFirst(reply) : result
    },
  )

  app.get<{ Params: Static<typeof TableParameters> }>(
    '/api/tables/:table/film',
    {
      schema: {
        tags: ['daily'],
        summary: 'A finished game as its player saw it, position by position, without its seed',
        params: TableParameters,
        response: { 200: Film, 403: Refusal, 404: Refusal, 409: Refusal },
      },
    },
    async (request, reply) => {
      const { table: id } = request.params
      const person = personOf(request, identities)
      const table = await tables.look(id, one => one)
      if (table === undefined) return noSuchTable(reply)
      if (!(await hall.maySee(id, person))) return playFirst(reply)
      const { match, status, game } = table
      if (status !== 'over' || match === undefined)
        return refuse(reply, 409, 'not-over', 'A game can be watched again when it is over')
      // Of other games the whole record is shown: here it is only what the player saw.
      const viewer = table.opening.sealedUntil === undefined ? viewerOf(table, person) : 0
      return { frames: await filmOf(game, match, viewer), viewer }
    },
  )
}

const GameParameters = Type.Object({ game: Type.String({ maxLength: 40 }) })
const AwayBody = Type.Object(
  {
    day: Type.Integer({ minimum: 1 }),
    moves: Type.Array(
      Type.Object({ ask: Type.Integer({ minimum: 1 }), move: Type.Unknown() }, { additionalProperties: false }),
      {
        maxItems: 5000,
      },
    ),
  },
  { additionalProperties: false },
)
const DayQuery = Type.Object({ day: Type.Optional(Type.String({ pattern: '^[0-9]{1,6}$' })) })

function noDeal(reply: Parameters<typeof refuse>[0]) {
  return refuse(reply, 404, 'no-such-deal', 'There is no deal of the day of this game, or not of that day')
}

function playFirst(reply: Parameters<typeof refuse>[0]) {
  return refuse(reply, 403, 'play-first', 'This is shown when your own try is over, or the day is')
}
