import { shapeOf } from '@runatal/table'
import type { FastifyInstance } from 'fastify'
import { type Static, Type } from 'typebox'
import { houseTime } from '../house-time.ts'
import { NewTableId, Refusal } from '../http/answers.ts'
import { personOf, refuse, whoAreYou } from '../http/asking.ts'
import type { House } from '../http/house.ts'
import { TableParameters } from '../messages.ts'
import { rulesOf } from '../rules-of.ts'
import { NameParameters } from './bodies.ts'
import type { Friends } from './friends.ts'
import type { Watching } from './watching.ts'

/** Following, presence among those who follow each other, invitations, and tables to watch. */
export function friendsRoutes(
  app: FastifyInstance,
  { store, identities }: House,
  friends: Friends,
  watching: Watching,
): void {
  const tags = ['club']

  app.get(
    '/api/friends',
    { schema: { tags, summary: 'Whom I follow; who is here, where they follow me too', response: { 200: List } } },
    request => friends.listFor(personOf(request, identities)),
  )

  for (const method of ['POST', 'DELETE'] as const)
    app.route<{ Params: Static<typeof NameParameters> }>({
      method,
      url: '/api/friends/:name',
      schema: {
        tags,
        summary: method === 'POST' ? 'Follow somebody who keeps a name' : 'Follow somebody no more',
        params: NameParameters,
        response: { 200: List, 401: Refusal, 404: Refusal, 409: Refusal },
      },
      async handler(request, reply) {
        const person = personOf(request, identities)
        if (person === undefined) return whoAreYou(reply)
        const kept = await store.club.keeperOf(shapeOf(request.params.name))
        if (kept === undefined) return refuse(reply, 404, 'no-such-name', 'Nobody keeps this name')
        const no = await (method === 'POST' ? friends.follow : friends.unfollow).call(friends, person, kept.person)
        return no === undefined ? friends.listFor(person) : refuse(reply, 409, no.refused, no.text)
      },
    })

  app.get(
    '/api/invitations',
    { schema: { tags, summary: 'Tables that I am asked to', response: { 200: Invitations } } },
    request => friends.invitationsOf(personOf(request, identities)),
  )

  app.post<{ Body: Static<typeof InvitationBody> }>(
    '/api/invitations',
    {
      schema: {
        tags,
        summary: 'Ask somebody to a new table, or to one that I sit at: who follows me, or has just played with me',
        body: InvitationBody,
        response: { 200: NewTableId, 401: Refusal, 404: Refusal, 409: Refusal },
      },
    },
    async (request, reply) => {
      const person = personOf(request, identities)
      const me = person === undefined ? undefined : await store.findPerson(person)
      if (me === undefined) return whoAreYou(reply)
      const kept = await store.club.keeperOf(shapeOf(request.body.name))
      if (kept === undefined) return refuse(reply, 404, 'no-such-name', 'Nobody keeps this name')
      const game = await rulesOf(request.body.game)
      if (game === undefined) return refuse(reply, 404, 'no-such-game', 'There is no such game')
      const wish = { game: game.id, seats: Math.max(2, game.seats.min), table: request.body.table }
      const invited = await friends.invite(me, kept.person, wish)
      return 'refused' in invited ? refuse(reply, 409, invited.refused, invited.text) : invited
    },
  )

  app.delete<{ Params: Static<typeof TableParameters> }>(
    '/api/invitations/:table',
    {
      schema: {
        tags,
        summary: 'Not now',
        params: TableParameters,
        response: { 200: Invitations, 401: Refusal, 409: Refusal },
      },
    },
    async (request, reply) => {
      const person = personOf(request, identities)
      if (person === undefined) return whoAreYou(reply)
      const no = await friends.decline(person, request.params.table)
      return no === undefined ? friends.invitationsOf(person) : refuse(reply, 409, no.refused, no.text)
    },
  )

  app.get(
    '/api/watch',
    {
      schema: {
        tags,
        summary: 'Tables in play where strangers met, the best known first',
        response: { 200: Type.Array(Watched) },
      },
    },
    request => watching.listFor(personOf(request, identities), houseTime()),
  )
}

const List = Type.Object({
  friends: Type.Array(
    Type.Object({
      name: Type.String(),
      mutual: Type.Boolean({ description: 'They follow me, too' }),
      here: Type.Boolean({ description: 'Of those who follow me, to half a minute; of others, never' }),
      seen: Type.Optional(Type.Number()),
      table: Type.Optional(Type.String({ description: 'Where they play, if anybody may watch' })),
      game: Type.Optional(Type.String()),
    }),
  ),
})

const Invitations = Type.Object({
  invitations: Type.Array(
    Type.Object({ table: Type.String(), game: Type.String(), by: Type.String(), at: Type.Number() }),
  ),
})

const InvitationBody = Type.Object(
  {
    ...NameParameters.properties,
    game: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
    table: Type.Optional(TableParameters.properties.table),
  },
  { additionalProperties: false },
)

const Watched = Type.Object({
  table: Type.String(),
  game: Type.String(),
  pace: Type.Enum(['live', 'letter']),
  moves: Type.Integer(),
  rating: Type.Optional(Type.Integer({ description: 'The mean of those that are known well' })),
  seats: Type.Array(
    Type.Object({
      name: Type.String(),
      kept: Type.Boolean(),
      bot: Type.Boolean(),
      rating: Type.Optional(Type.Integer()),
    }),
  ),
})
