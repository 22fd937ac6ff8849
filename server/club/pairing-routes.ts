import type { FastifyInstance } from 'fastify'
import { type Static, Type } from 'typebox'
import { Refusal } from '../http/answers.ts'
import { personOf, refuse, whoAreYou } from '../http/asking.ts'
import type { House } from '../http/house.ts'
import { TableParameters } from '../messages.ts'
import type { Pairing } from './pairing.ts'

/** Finding opponents: say what you would play, be called to a table, and sit down. */
export function pairingRoutes(app: FastifyInstance, { store, identities }: House, pairing: Pairing): void {
  const tags = ['club']
  const refused = { 401: Refusal, 409: Refusal }

  app.get(
    '/api/seek',
    {
      schema: {
        tags,
        summary: 'My search for opponents: how many look for what, where I am called. Asking is a sign that I am here',
        response: { 200: SeekState },
      },
    },
    request => {
      const person = personOf(request, identities)
      const here = person === undefined ? Promise.resolve() : pairing.here([person])
      return here.then(() => pairing.searches.stateOf(person))
    },
  )

  app.post<{ Body: Static<typeof SeekBody> }>(
    '/api/seek',
    {
      schema: {
        tags,
        summary: 'Look for opponents, at several games and paces at once; guests may, too',
        body: SeekBody,
        response: { 200: SeekState, ...refused },
      },
    },
    async (request, reply) => {
      const person = personOf(request, identities)
      const me = person === undefined ? undefined : await store.findPerson(person)
      if (me === undefined) return whoAreYou(reply)
      const { wants, bots = false } = request.body
      if (new Set(wants.map(({ game, pace }) => `${game} ${pace}`)).size < wants.length)
        return refuse(reply, 400, 'bad-request', 'A game and a pace are named twice: once is enough')
      const no = await pairing.seek(me, { wants, bots })
      return no === undefined ? pairing.searches.stateOf(me.person) : refuse(reply, 409, no.refused, no.text)
    },
  )

  app.delete(
    '/api/seek',
    { schema: { tags, summary: 'Stop looking', response: { 200: SeekState, ...refused } } },
    async (request, reply) => {
      const person = personOf(request, identities)
      if (person === undefined) return whoAreYou(reply)
      const no = await pairing.unseek(person)
      return no === undefined ? pairing.searches.stateOf(person) : refuse(reply, 409, no.refused, no.text)
    },
  )

  app.post<{ Params: Static<typeof TableParameters> }>(
    '/api/seek/:table',
    {
      schema: {
        tags,
        summary: 'Sit down at the table that I have been called to, within 15 seconds',
        params: TableParameters,
        response: { 200: SeekState, ...refused },
      },
    },
    async (request, reply) => {
      const person = personOf(request, identities)
      if (person === undefined) return whoAreYou(reply)
      const no = await pairing.come(person, request.params.table)
      return no === undefined ? pairing.searches.stateOf(person) : refuse(reply, 409, no.refused, no.text)
    },
  )
}

const Pace = Type.Enum(['live', 'letter'])
const Want = { game: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }), pace: Pace }

const SeekBody = Type.Object(
  {
    wants: Type.Array(Type.Object(Want, { additionalProperties: false }), { minItems: 1, maxItems: 24 }),
    bots: Type.Optional(Type.Boolean({ description: 'Bots may fill the table after two minutes' })),
  },
  { additionalProperties: false },
)

const SeekState = Type.Object({
  now: Type.Number(),
  pools: Type.Array(
    Type.Object({
      ...Want,
      seeking: Type.Integer({ description: 'How many look for this' }),
      wait: Type.Optional(Type.Number({ description: 'The median of the last fifty waits, in milliseconds' })),
    }),
  ),
  mine: Type.Optional(
    Type.Object({
      since: Type.Number(),
      bots: Type.Boolean(),
      wants: Type.Array(
        Type.Object({
          ...Want,
          from: Type.Optional(Type.Integer({ description: 'The ratings looked among; left out once all are' })),
          to: Type.Optional(Type.Integer()),
        }),
      ),
    }),
  ),
  call: Type.Optional(
    Type.Object({
      table: Type.String(),
      ...Want,
      until: Type.Number({ description: 'By when all must sit' }),
      bots: Type.Array(Type.String()),
      seats: Type.Array(
        Type.Object({
          name: Type.String(),
          me: Type.Boolean(),
          came: Type.Boolean(),
          rating: Type.Optional(Type.Integer({ description: 'Of who keeps a name' })),
        }),
      ),
    }),
  ),
  table: Type.Optional(Type.String({ description: 'Where I have just been seated' })),
})
