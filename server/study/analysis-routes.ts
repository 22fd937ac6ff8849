import type { AnyTypes, MatchRecord } from '@runatal/kernel'
import { isSealed } from '@runatal/table'
import type { FastifyInstance } from 'fastify'
import { type Static, Type } from 'typebox'
import { addressOf } from '../address.ts'
import { houseTime } from '../house-time.ts'
import { Refusal } from '../http/answers.ts'
import { noSuchTable, personOf, refuse, whoAreYou } from '../http/asking.ts'
import type { House } from '../http/house.ts'
import { TableParameters } from '../messages.ts'
import { tableTime } from '../tables.ts'
import type { Analyses } from './analyses.ts'

/** The analysis of a finished game: looked at by everybody, and worked out once. */
export function analysisRoutes(app: FastifyInstance, { tables, identities }: House, analyses: Analyses): void {
  const response = { 200: Progress, 401: Refusal, 404: Refusal, 409: Refusal, 429: Refusal }
  for (const method of ['GET', 'POST'] as const)
    app.route<{ Params: Static<typeof TableParameters> }>({
      method,
      url: '/api/tables/:table/analysis',
      schema: {
        tags: ['studies'],
        summary: method === 'GET' ? 'What was judged of a finished game so far' : 'Have a finished game judged',
        params: TableParameters,
        response,
      },
      async handler(request, reply) {
        const { table: id } = request.params
        const person = personOf(request, identities)
        if (method === 'POST' && person === undefined) return whoAreYou(reply)
        const found = await tables.look(id, (table): Looked | 'not-over' => {
          const { status, match, game } = table
          if (status !== 'over' || match === undefined || isSealed(table, tableTime(table, houseTime())))
            return 'not-over'
          return { game: game.id, record: () => match.record() }
        })
        if (found === undefined) return noSuchTable(reply)
        if (found === 'not-over') return refuse(reply, 409, 'not-over', 'A game is judged when it is over for all')
        const progress =
          method === 'POST' && person !== undefined
            ? await analyses.want(id, { person, address: addressOf(request.ip) }, found.record())
            : await analyses.look(id, found.game)
        if (progress === undefined) return refuse(reply, 409, 'nothing-to-judge', 'There is nothing to weigh here')
        if (!('refused' in progress)) return progress
        return refuse(reply, progress.refused === 'analyses-waiting' ? 429 : 409, progress.refused, progress.text)
      },
    })
}

interface Looked {
  game: string
  /** Put together only where it is needed. */
  record(): MatchRecord<AnyTypes>
}

const Progress = Type.Object({
  judged: Type.Array(Type.Unknown()),
  whole: Type.Boolean(),
  beside: Type.Optional(Type.Integer({ description: 'So many others are worked out in turns with it' })),
})
