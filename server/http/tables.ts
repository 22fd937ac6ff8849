import { gameIds } from '@runatal/games'
import { BY_NAME, isSealed, LONGEST_CHOICE, namedBots, shapeOf } from '@runatal/table'
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import { NAME_KEPT } from '../club/name-kept.ts'
import { isHidden, viewerOf } from '../connection.ts'
import { houseTime } from '../house-time.ts'
import { tablesOf } from '../lists.ts'
import { LONGEST_BROUGHT, NewTableBody, TableParameters } from '../messages.ts'
import { openTable } from '../opening.ts'
import { Rates } from '../rates.ts'
import { tableTime } from '../tables.ts'
import { rulesOf } from '../rules-of.ts'
import { GameList, History, LobbyList, MyTables, NewTableId, Refusal, Replay } from './answers.ts'
import { noSuchTable, passOn, personOf, refuse, whoAreYou } from './asking.ts'
import type { House } from './house.ts'

/** Games, lists of tables, new tables, and what is kept of finished ones. Playing goes over the socket. */
export function tableRoutes(app: FastifyInstance, house: House): void {
  const { store, tables, hall, identities, rematches, limits } = house
  const bringers = new Rates(limits.brought)

  const gameList = { tags: ['tables'], summary: 'The games: seats, choices, bots', response: { 200: GameList } }
  app.get('/api/games', { schema: gameList }, async () => {
    const games = await Promise.all(gameIds.map(rulesOf))
    return games
      .filter(game => game !== undefined)
      .map(game => ({ id: game.id, seats: game.seats, choices: game.choices, bots: namedBots(game) }))
  })

  const lobbyList = { tags: ['tables'], summary: 'Open tables with a free seat', response: { 200: LobbyList } }
  app.get('/api/lobby', { schema: lobbyList }, () => hall.lobby())

  app.get(
    '/api/my-tables',
    { schema: { tags: ['tables'], summary: 'Empty for somebody new', response: { 200: MyTables } } },
    request => {
      const person = personOf(request, identities)
      return person === undefined ? Promise.resolve([]) : tablesOf(person, store, tables)
    },
  )

  app.post<{ Body: Static<typeof NewTableBody> }>(
    '/api/tables',
    {
      bodyLimit: 2 * LONGEST_BROUGHT,
      schema: {
        tags: ['tables'],
        summary: 'Open a table; the host sits in the first seat without a bot',
        body: NewTableBody,
        response: { 200: NewTableId, 401: Refusal, 409: Refusal, 429: Refusal },
      },
    },
    async (request, reply) => {
      const person = personOf(request, identities)
      const me = person === undefined ? undefined : await store.findPerson(person)
      if (me === undefined) return whoAreYou(reply)
      if (request.body.bots?.some(bot => bot?.includes(':'))) return refuse(reply, 400, 'bad-request', BY_NAME)
      const brought = Object.values(request.body.choices ?? {}).some(value => value.length > LONGEST_CHOICE)
      if (brought && !bringers.allow(me.person))
        return refuse(reply, 429, 'too-fast', 'You have brought a set of your own too often lately: wait some minutes')
      const { choices = {}, clock = { kind: 'none' }, open = false, bots = [], name = me.name, ...rest } = request.body
      const keeper = await store.club.keeperOf(shapeOf(name))
      if (keeper !== undefined && keeper.person !== me.person) return reply.code(409).send(NAME_KEPT)
      const limit = { most: limits.tables, since: houseTime() - LATELY }
      const opened = await openTable(tables, me.person, { ...rest, choices, clock, open, bots, name }, limit)
      if ('refused' in opened && opened.refused === 'too-many') return reply.code(429).send(opened)
      return 'refused' in opened ? passOn(reply, opened) : opened
    },
  )

  app.post<{ Params: Static<typeof TableParameters> }>(
    '/api/tables/:table/rematch',
    {
      schema: {
        tags: ['tables'],
        summary: 'The next game with the same seats; whoever asks later gets the same table',
        params: TableParameters,
        response: { 200: NewTableId, 401: Refusal, 404: Refusal, 409: Refusal },
      },
    },
    async (request, reply) => {
      const person = personOf(request, identities)
      if (person === undefined) return whoAreYou(reply)
      const opened = await rematches.open(request.params.table, person)
      if (opened === undefined) return noSuchTable(reply)
      return 'refused' in opened ? passOn(reply, opened) : opened
    },
  )

  app.get<{ Params: Static<typeof TableParameters> }>(
    '/api/tables/:table/replay',
    {
      schema: {
        tags: ['tables'],
        summary: 'The record of a finished game, with its seed',
        params: TableParameters,
        response: { 200: Replay, 404: Refusal, 409: Refusal },
      },
    },
    async (request, reply) => {
      const found = await tables.look(request.params.table, table => {
        const { status, match, outcome } = table
        if (status !== 'over' || match === undefined) return 'not-over'
        if (isSealed(table, tableTime(table, houseTime()))) return 'sealed'
        return { record: match.record(), commitment: match.commitment, ...(outcome && { outcome }) }
      })
      if (found === undefined) return noSuchTable(reply)
      if (found === 'not-over') return refuse(reply, 409, 'not-over', 'The seed is shown when the game is over')
      if (found === 'sealed')
        return refuse(reply, 409, 'sealed', 'Others play the same deal: its seed is shown when the day is over')
      return found
    },
  )

  app.get<{ Params: Static<typeof TableParameters> }>(
    '/api/tables/:table/history',
    {
      schema: {
        tags: ['tables'],
        summary: 'All that you have heard at a table, version by version',
        params: TableParameters,
        response: { 200: History, 404: Refusal },
      },
    },
    async (request, reply) => {
      const person = personOf(request, identities)
      const { table: id } = request.params
      const hidden = await tables.look(id, table => isHidden(table, person))
      if (hidden && !(await hall.maySee(id, person))) return noSuchTable(reply)
      const found = await tables.look(id, table => {
        const { version, told } = table.update(viewerOf(table, person), 0, table.clockAt)
        return { version, told }
      })
      await hall.untilTold(request.params.table)
      return found ?? noSuchTable(reply)
    },
  )
}

/** Tables left alone for longer than this no longer count against their host. */
const LATELY = 6 * 60 * 60 * 1000
