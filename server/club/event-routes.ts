import { randomBytes } from 'node:crypto'
import {
  arrive,
  calendarOf,
  callOff,
  type Done,
  enter,
  isKnown,
  leave,
  pause,
  type Plan,
  poolOf,
  resume,
  type Tournament,
} from '@runatal/club'
import { isRefusal, settle } from '@runatal/kernel'
import { HOUSE } from '@runatal/table'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { addressOf } from '../address.ts'
import { houseTime } from '../house-time.ts'
import { Refusal } from '../http/answers.ts'
import { personOf, refuse, whoAreYou } from '../http/asking.ts'
import type { House } from '../http/house.ts'
import { rulesOf } from '../rules-of.ts'
import type { Kept } from '../store/club.ts'
import { EnterBody, EventBody, EventList, EventParameters, EventView, NewEvent } from './event-schemas.ts'
import { glanceOf, viewOf } from './event-views.ts'
import { type Events, newTournament } from './events.ts'
import { planOf } from './plan.ts'

/** Tournaments: to look at for everybody, to open and to enter for those who keep a name. */
export function eventRoutes(app: FastifyInstance, { store, identities, allowances }: House, events: Events): void {
  const { club } = store

  app.get(
    '/api/tournaments',
    {
      schema: {
        ...EVENTS,
        summary: 'Tournaments that come, go on or are over; and mine',
        response: { 200: EventList },
      },
    },
    request => listed(personOf(request, identities)),
  )

  app.post<{ Body: Static<typeof EventBody> }>(
    '/api/tournaments',
    {
      schema: {
        ...EVENTS,
        summary: 'Open a tournament; for those who keep a name',
        body: EventBody,
        response: { 200: NewEvent, 401: Refusal, 409: Refusal },
      },
    },
    async (request, reply) => {
      const me = await keptOf(request, reply)
      if (me === undefined) return reply
      const plan = await planOf(request.body, houseTime())
      if ('refused' in plan) return reply.code(409).send(plan)
      const id = randomBytes(9).toString('base64url')
      if (!(await events.create(newTournament(id, me.person, plan), MOST_OPEN)))
        return refuse(reply, 409, 'too-many', `You have ${MOST_OPEN} tournaments that are not over: end one first`)
      return { id }
    },
  )

  app.get<{ Params: Static<typeof EventParameters> }>(
    '/api/tournaments/:id',
    {
      schema: {
        ...EVENTS,
        summary: 'A tournament: standings with tie-breaks, rounds, tables',
        params: EventParameters,
        response: { 200: EventView, 404: Refusal },
      },
    },
    async (request, reply) => {
      const found = await store.events.read(request.params.id)
      return found === undefined ? noSuchEvent(reply) : shown(request, found.tournament)
    },
  )

  app.get<{ Params: Static<typeof EventParameters> }>(
    '/api/tournaments/:id/calendar.ics',
    {
      schema: {
        ...EVENTS,
        summary: 'For a calendar',
        params: EventParameters,
        response: { 200: Type.String(), 404: Refusal },
      },
    },
    async (request, reply) => {
      const found = await store.events.read(request.params.id)
      if (found === undefined) return noSuchEvent(reply)
      const address = `${request.protocol}://${request.host}/tournament/${found.tournament.id}`
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="tournament.ics"')
        .serializer((text: string) => text)
        .send(calendarOf(found.tournament, address, houseTime()))
    },
  )

  app.post<{ Params: Static<typeof EventParameters>; Body: Static<typeof EnterBody> }>(
    '/api/tournaments/:id/enter',
    {
      schema: {
        ...EVENTS,
        summary: 'Enter, or come back; with what is chosen for my seat, such as a deck',
        params: EventParameters,
        body: EnterBody,
        response: { 200: EventView, 401: Refusal, 404: Refusal, 409: Refusal, 429: Refusal },
      },
    },
    async (request, reply) => {
      const me = await keptOf(request, reply)
      if (me === undefined) return reply
      const found = await store.events.read(request.params.id)
      if (found === undefined) return noSuchEvent(reply)
      const choices = request.body.choices ?? {}
      const barred = await whyBarred(me, found.tournament.plan, choices)
      if (barred !== undefined) return reply.code(409).send(barred)
      const seed = await seedOf(me, found.tournament.plan)
      if (!allowances.entering.allow(`${found.tournament.id} ${addressOf(request.ip)}`))
        return refuse(reply, 429, 'too-fast', 'Too many have entered from your address lately: wait some minutes')
      return answer(request, reply, (t, now) => enter(t, { person: me.person, seed, choices }, now))
    },
  )

  const acts = {
    leave: { summary: 'Leave: I am not paired any more', act: leave },
    here: { summary: 'I am there: check in, sit down at my table, or be ready in an arena', act: arrive },
    pause: { summary: 'Hold it up; for its owner', act: pause },
    resume: { summary: 'Let it go on; for its owner', act: resume },
    cancel: { summary: 'Call it off; for its owner', act: callOff },
  } satisfies Record<string, { summary: string; act: (t: Tournament, person: string, now: number) => Done }>
  for (const [name, { summary, act }] of Object.entries(acts))
    app.post<{ Params: Static<typeof EventParameters> }>(
      `/api/tournaments/:id/${name}`,
      {
        schema: {
          ...EVENTS,
          summary,
          params: EventParameters,
          response: { 200: EventView, 401: Refusal, 404: Refusal, 409: Refusal },
        },
      },
      async (request, reply) => {
        const me = personOf(request, identities)
        return me === undefined ? whoAreYou(reply) : answer(request, reply, (t, now) => act(t, me, now))
      },
    )

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    act: (t: Tournament, now: number) => Done,
  ): Promise<unknown> {
    const { id } = request.params as Static<typeof EventParameters>
    const done = await events.act(id, act)
    if (done === undefined) return noSuchEvent(reply)
    return 'refused' in done ? reply.code(409).send(done) : shown(request, done)
  }

  async function listed(me: string | undefined) {
    const [coming, over, mine] = await Promise.all([
      store.events.list(false, LISTED),
      store.events.list(true, LISTED),
      me === undefined ? [] : store.events.of(me, LISTED),
    ])
    const names = await namesOf([...coming, ...over, ...mine])
    const glance = (t: Tournament) => glanceOf(t, names, me)
    return {
      now: houseTime(),
      coming: coming.map(glance),
      over: over.filter(isWorthTelling).map(glance),
      mine: mine.map(glance),
    }
  }

  async function shown(request: FastifyRequest, t: Tournament) {
    return viewOf(t, await namesOf([t]), personOf(request, identities), houseTime())
  }

  async function namesOf(all: readonly Tournament[]) {
    const people = new Set(all.flatMap(({ owner, entrants }) => [owner, ...entrants.map(({ person }) => person)]))
    return new Map((await club.keptOf([...people])).map(({ person, name }) => [person, name]))
  }

  /** Who asks, if their name is kept; otherwise they are told what to do. */
  async function keptOf(request: FastifyRequest, reply: FastifyReply): Promise<Kept | undefined> {
    const me = personOf(request, identities)
    const [kept] = me === undefined ? [] : await club.keptOf([me])
    if (me === undefined) void whoAreYou(reply)
    else if (kept === undefined) void refuse(reply, 409, 'not-kept', 'Your name is not kept yet: keep it first')
    return kept
  }

  async function whyBarred(me: Kept, plan: Plan, choices: Record<string, string>) {
    if (me.program && !plan.programs) return { refused: 'people-only', text: 'This tournament is for people only' }
    const game = await rulesOf(plan.game)
    if (game === undefined) return { refused: 'no-such-game', text: 'There is no such game' }
    const setting = settle(game, { seats: plan.size, table: plan.choices, seat: [choices] })
    if (isRefusal(setting)) return setting
    if (plan.below === undefined) return undefined
    const [rating] = await club.ratingsIn(poolOf(plan.game, paceOf(plan), me.program), [me.person])
    if (rating === undefined || !isKnown(rating))
      return { refused: 'not-known', text: 'Your rating is not known well enough here: play some rated games first' }
    // Who was above once is not below for having lost on purpose.
    const points = await club.pointsOf(me.person, plan.game, paceOf(plan), 0)
    if (Math.max(rating.mu, ...points.map(({ mu }) => mu)) < plan.below) return undefined
    return { refused: 'too-strong', text: `This tournament is for those whose rating was never above ${plan.below}` }
  }

  async function seedOf(me: Kept, plan: Plan): Promise<number> {
    const [rating] = await club.ratingsIn(poolOf(plan.game, paceOf(plan), me.program), [me.person])
    return Math.round(rating?.mu ?? NEW_SEED)
  }
}

/** An evening of the house to which too few came was put off by a week. */
function isWorthTelling({ owner, off }: Tournament): boolean {
  return owner !== HOUSE || off === undefined
}

function paceOf({ clock }: Plan) {
  return clock.kind === 'days' ? 'letter' : 'live'
}

function noSuchEvent(reply: FastifyReply) {
  return refuse(reply, 404, 'no-such-event', 'There is no such tournament')
}

const EVENTS = { tags: ['tournaments'] }
const LISTED = 50
const MOST_OPEN = 5
const NEW_SEED = 1500
