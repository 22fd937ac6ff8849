import {
  aged,
  boxSubject,
  chanceAgainst,
  featsOf,
  isKnown,
  type KeptRating,
  NEW_RATING,
  type Pace,
  placeOf,
  poolOf,
  type Result,
} from '@runatal/club'
import { starOf } from '@runatal/bots'
import { gameIds } from '@runatal/games'
import { namedBots, shapeOf, type Table } from '@runatal/table'
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import { houseTime } from '../house-time.ts'
import { Refusal } from '../http/answers.ts'
import { noSuchTable, personOf, refuse } from '../http/asking.ts'
import type { House } from '../http/house.ts'
import { TableParameters } from '../messages.ts'
import { rulesOf } from '../rules-of.ts'
import type { PlayedGame, Ranked } from '../store/club.ts'
import { Games, Ladder, Points, Profile, Seats } from './answers.ts'
import { GameParameters, HistoryParameters, HistoryQuery, LadderQuery, NameParameters, PlayedQuery } from './bodies.ts'
import { scenarioOf, whyUnrated } from './finished.ts'

/** What anybody may read of the club: profiles, leaderboards, and who sits at a table. */
export function clubRoutes(app: FastifyInstance, { store, tables, identities }: House): void {
  const { club } = store

  app.get<{ Params: Static<typeof NameParameters> }>(
    '/api/p/:name',
    {
      schema: {
        tags: ['club'],
        summary: 'Somebody who keeps a name: ratings, records, last games',
        params: NameParameters,
        response: { 200: Profile, 404: Refusal },
      },
    },
    async (request, reply) => {
      const kept = await club.keeperOf(shapeOf(request.params.name))
      if (kept === undefined) return nobody(reply)
      const { person } = kept
      const me = personOf(request, identities)
      const now = houseTime()
      const [ratings, records, played, blocked, against] = await Promise.all([
        club.ratingsOf(person),
        club.recordsOf(person),
        club.playedBy(person, LOOKED_BACK),
        me === undefined ? [] : club.blockedBy(me),
        me === undefined || me === person ? undefined : club.between(person, me),
      ])
      return {
        person,
        name: kept.name,
        since: kept.since,
        program: kept.program,
        me: me === person,
        blocked: blocked.some(one => one.person === person),
        ratings: ratings.flatMap(rating => {
          const [game = '', pace = ''] = rating.pool.split('/')
          return [{ game, pace, ...shown(aged(rating, rating.at, now)) }]
        }),
        records,
        games: await withNames(person, played.slice(0, SHOWN)),
        ...(against !== undefined && against.length > 0 && { against: tally(against) }),
        feats: featsOf(
          person,
          played.map(({ game }) => game),
          gameIds,
        ),
      }
    },
  )

  app.get<{ Params: Static<typeof NameParameters>; Querystring: Static<typeof PlayedQuery> }>(
    '/api/p/:name/games',
    {
      schema: {
        tags: ['club'],
        summary: 'Finished games of somebody, newest first; `before` pages on',
        params: NameParameters,
        querystring: PlayedQuery,
        response: { 200: Games, 404: Refusal },
      },
    },
    async (request, reply) => {
      const kept = await club.keeperOf(shapeOf(request.params.name))
      if (kept === undefined) return nobody(reply)
      const { before } = request.query
      return withNames(
        kept.person,
        await club.playedBy(kept.person, PAGE, before === undefined ? undefined : Number(before)),
      )
    },
  )

  app.get<{ Params: Static<typeof HistoryParameters>; Querystring: Static<typeof HistoryQuery> }>(
    '/api/p/:name/history/:game',
    {
      schema: {
        tags: ['club'],
        summary: 'A rating over time, game by game',
        params: HistoryParameters,
        querystring: HistoryQuery,
        response: { 200: Points, 404: Refusal },
      },
    },
    async (request, reply) => {
      const kept = await club.keeperOf(shapeOf(request.params.name))
      if (kept === undefined) return nobody(reply)
      const { pace = 'live', days } = request.query
      const since = days === undefined ? 0 : houseTime() - Number(days) * A_DAY
      const points = await club.pointsOf(kept.person, request.params.game, pace, since)
      return points.map(({ at, mu, sigma }) => ({ at, rating: Math.round(mu), deviation: Math.round(sigma) }))
    },
  )

  app.get<{ Params: Static<typeof GameParameters>; Querystring: Static<typeof LadderQuery> }>(
    '/api/ladder/:game',
    {
      schema: {
        tags: ['club'],
        summary: 'The leaderboard of a game: ratings that are known well, and the fixed stars',
        params: GameParameters,
        querystring: LadderQuery,
        response: { 200: Ladder, 404: Refusal },
      },
    },
    async (request, reply) => {
      const game = await rulesOf(request.params.game)
      if (game === undefined) return refuse(reply, 404, 'no-such-game', 'There is no such game')
      const { pace = 'live', since: which = 'ever', among = 'all', programs, from: offset = '0' } = request.query
      const pool = poolOf(game.id, pace, programs !== undefined)
      const now = houseTime()
      const since = which === 'month' ? startOfMonth(now) : 0
      const from = Number(offset)
      const me = personOf(request, identities)
      const some = among === 'all' ? undefined : await withFriends(me)
      const [best, { of }, spread, [mine]] = await Promise.all([
        club.best(pool, now, since, LISTED, from, some),
        club.standing(pool, now, since, LOWEST, some),
        club.spread(pool, now),
        me === undefined ? [] : club.ratingsIn(pool, [me]),
      ])
      const rows = await Promise.all(best.map((row, i) => ladderRow(row, from + i + 1, me)))
      const own = me === undefined || mine === undefined ? undefined : await ownRow(me, mine)
      return {
        of,
        rows,
        ...(own && { mine: own }),
        stars: namedBots(game)
          .filter(bot => STARS.has(bot) || game.guide?.paced?.levels.includes(bot))
          .map(bot => ({ bot, rating: starOf(game, bot) })),
        spread,
      }

      async function ownRow(person: string, kept: KeptRating) {
        const rating = aged(kept, kept.at, now)
        const [name] = await club.keptOf([person])
        if (name === undefined || !isKnown(rating) || kept.at < since) return undefined
        const { above } = await club.standing(pool, now, since, kept.mu, some)
        return ladderRow({ ...rating, person, name: name.name, program: name.program }, above + 1, person)
      }

      async function ladderRow(row: Ranked, rank: number, reader: string | undefined) {
        const played = await club.formOf(row.person, request.params.game, FORM)
        return {
          rank,
          name: row.name,
          me: row.person === reader,
          rating: Math.round(row.mu),
          deviation: Math.round(row.sigma),
          games: row.games,
          form: played.toReversed(),
        }
      }
    },
  )

  app.get<{ Params: Static<typeof TableParameters> }>(
    '/api/tables/:table/club',
    {
      schema: {
        tags: ['club'],
        summary: 'Who sits at a table, by kept names and ratings; what a finished game has changed',
        params: TableParameters,
        response: { 200: Seats, 404: Refusal },
      },
    },
    async (request, reply) => {
      const found = await tables.look(request.params.table, seatsOf)
      return found === undefined ? noSuchTable(reply) : rated(found)
    },
  )

  async function rated({ table, game, pace, together, scenario, unrated, over, seats, stars }: AtTable) {
    const people = seats.flatMap(({ person }) => person ?? [])
    const subjects = together ? [...people, boxSubject(scenario)] : people
    const [kept, ratings, gains, finished] = await Promise.all([
      club.keptOf(people),
      club.ratingsIn(poolOf(game, pace), subjects),
      over ? club.gainsOf(table) : [],
      over ? club.finished(table) : undefined,
    ])
    const programs = kept.filter(({ program }) => program).map(({ person }) => person)
    const own = programs.length === 0 ? [] : await club.ratingsIn(poolOf(game, pace, true), programs)
    const now = houseTime()
    const ratingOf = (subject: string) => {
      const found = [...own, ...ratings].find(one => one.subject === subject)
      return found === undefined ? undefined : aged(found, found.at, now)
    }
    const why =
      finished === undefined
        ? (unrated ?? (kept.length < new Set(people).size ? 'guest' : undefined))
        : finished.unrated
    const party = seats.map(({ person }, i) =>
      person === undefined ? { mu: stars[i] ?? 0, sigma: 0 } : (ratingOf(person) ?? NEW_RATING),
    )
    return {
      over,
      ...(why && { unrated: why }),
      ...(together && !over && { chance: chanceAgainst(party, ratingOf(boxSubject(scenario)) ?? NEW_RATING) }),
      seats: seats.map(({ seat, person, name }, i) => {
        const mine = kept.find(one => one.person === person)
        const rating = person === undefined ? undefined : ratingOf(person)
        const gain = gains.find(one => one.person === person)?.gain
        return {
          seat,
          // Who sits under another name than the one they keep is not called by it.
          ...(mine !== undefined && shapeOf(mine.name) === shapeOf(name) && { name: mine.name }),
          ...(mine?.program && { program: true }),
          ...(rating && { rating: shown(rating) }),
          ...(person === undefined &&
            stars[i] !== undefined && { rating: { rating: stars[i], deviation: 0, known: true, games: 0 } }),
          ...(gain !== undefined && { gain: Math.round(gain) }),
        }
      }),
    }
  }

  /** Oneself, and those whom one follows. */
  async function withFriends(person: string | undefined) {
    if (person === undefined) return ['']
    return [person, ...(await store.friends.followed(person)).map(one => one.person)]
  }

  /** Names as they are now: who is gone is nobody. */
  async function withNames(person: string, played: readonly PlayedGame[]) {
    const people = [...new Set(played.flatMap(({ game }) => game.seats.flatMap(seat => seat.person ?? [])))]
    const kept = new Map((await club.keptOf(people)).map(one => [one.person, one.name]))
    const others = people.filter(one => !kept.has(one))
    const guests = new Map(
      await Promise.all(others.map(async one => [one, (await store.findPerson(one))?.name] as const)),
    )
    return played.map(({ game, result, rating }) => {
      const mine = game.seats.find(seat => seat.person === person)
      return {
        table: game.table,
        game: game.game,
        pace: game.pace,
        at: game.endedAt,
        result,
        place: mine === undefined ? 0 : placeOf(mine, game.seats.length),
        together: game.box !== undefined,
        ...(game.unrated && { unrated: game.unrated }),
        ...(rating && { gain: Math.round(rating.gain) }),
        seats: game.seats.map(seat => ({
          name: seat.person === undefined ? '' : (kept.get(seat.person) ?? guests.get(seat.person) ?? ''),
          ...(seat.bot !== undefined && { bot: seat.bot }),
          mine: seat.person === person,
          kept: seat.person !== undefined && kept.has(seat.person),
          place: placeOf(seat, game.seats.length),
          score: seat.score,
        })),
      }
    })
  }
}

function nobody(reply: Parameters<typeof refuse>[0]) {
  return refuse(reply, 404, 'no-such-name', 'Nobody keeps this name')
}

interface AtTable {
  table: string
  game: string
  pace: Pace
  together: boolean
  scenario: string
  unrated: ReturnType<typeof whyUnrated>
  over: boolean
  seats: { seat: number; person: string | undefined; name: string }[]
  stars: (number | undefined)[]
}

function seatsOf(table: Table): AtTable {
  return {
    table: table.id,
    game: table.game.id,
    pace: table.clocks.rule.kind === 'days' ? 'letter' : 'live',
    together: table.game.together === true,
    scenario: scenarioOf(table),
    unrated: whyUnrated(table),
    over: table.status === 'over',
    seats: table.sittings.map(({ seat, person, name }) => ({ seat, person, name })),
    stars: table.sittings.map(({ person, bot }) =>
      person !== undefined || bot === undefined ? undefined : starOf(table.game, bot),
    ),
  }
}

function shown(rating: KeptRating) {
  return {
    rating: Math.round(rating.mu),
    deviation: Math.round(rating.sigma),
    known: isKnown(rating),
    games: rating.games,
  }
}

/** How one did against another: better placed is won, whoever else was there. */
function tally(games: readonly { table: string; game: string; mine: Result; theirs: Result; at: number }[]) {
  const counted = games.map(one => ({ ...one, result: one.mine }))
  const count = (some: typeof counted) => ({
    won: some.filter(({ result }) => result === 'won').length,
    drawn: some.filter(({ result }) => result === 'drawn').length,
    lost: some.filter(({ result }) => result === 'lost').length,
  })
  const byGame = Object.entries(Object.groupBy(counted, ({ game }) => game))
  const [last] = counted
  return {
    ...count(counted),
    byGame: byGame.map(([game, some = []]) => ({ game, ...count(some) })),
    ...(last && { last: { table: last.table, game: last.game, result: last.result, at: last.at } }),
  }
}

function startOfMonth(now: number): number {
  const date = new Date(now)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1)
}

const A_DAY = 24 * 60 * 60 * 1000
/** Games on a profile; on a page of them; and those that achievements are looked for in. */
const SHOWN = 10
const PAGE = 50
const LOOKED_BACK = 300
const LISTED = 50
const FORM = 10
/** Below everybody. */
const LOWEST = -1e9
const STARS = new Set(['novice', 'adept', 'master'])
