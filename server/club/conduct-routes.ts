import { randomUUID } from 'node:crypto'
import { isName, notAName, type PersonId, shapeOf } from '@runatal/table'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { houseTime } from '../house-time.ts'
import { Refusal } from '../http/answers.ts'
import { personOf, refuse, whoAreYou } from '../http/asking.ts'
import type { House } from '../http/house.ts'
import type { Act, Report } from '../store/conduct.ts'
import { PersonParameters } from './bodies.ts'
import { ActBody, History, MyConduct, ReportBody, Reports } from './conduct-schemas.ts'
import { NAME_KEPT } from './name-kept.ts'

/** Good company: reports with the lines that are meant, and what moderators do about them, which those concerned see. */
export function conductRoutes(app: FastifyInstance, { store, tables, identities, allowances }: House): void {
  const { conduct, club } = store

  app.post<{ Body: Static<typeof ReportBody> }>(
    '/api/reports',
    {
      schema: {
        ...CONDUCT,
        summary: 'Report somebody I have sat with, with the lines that are meant',
        body: ReportBody,
        response: { 200: Type.Object({}), 401: Refusal, 409: Refusal, 429: Refusal },
      },
    },
    async (request, reply) => {
      const me = personOf(request, identities)
      if (me === undefined) return whoAreYou(reply)
      const { person, table: id, reason, lines } = request.body
      const found = await tables.look(id, table => ({
        seats: table.seatsOf(person),
        mine: table.seatsOf(me),
        said: table.saidSince(0).map(({ line }) => line),
      }))
      if (person === me || found === undefined || found.mine.length === 0 || found.seats.length === 0)
        return refuse(reply, 409, 'not-together', 'Only somebody you sit with at this table can be reported')
      // The house has the lines: nobody can be said to have said what they have not.
      const meant = [...new Set(lines)].flatMap(at => {
        const line = found.said.find(
          ({ at: when, seat }) => when === at && seat !== undefined && found.seats.includes(seat),
        )
        return line?.text ?? []
      })
      if (meant.length < new Set(lines).size)
        return refuse(reply, 409, 'not-their-line', 'Choose lines that this person has said')
      if (!allowances.reports.allow(me))
        return refuse(reply, 429, 'too-fast', 'You have reported much lately: wait some hours')
      const report = { id: randomUUID(), person: me, about: person, table: id, reason, lines: meant, at: houseTime() }
      if (await conduct.report(report)) return {}
      return refuse(reply, 409, 'reported-already', 'You have reported this person at this table already')
    },
  )

  app.get(
    '/api/me/conduct',
    { schema: { ...CONDUCT, summary: 'What moderators have done about me', response: { 200: MyConduct } } },
    async (request, reply) => {
      const me = personOf(request, identities)
      if (me === undefined) return whoAreYou(reply)
      const [isOne, now, acts] = await Promise.all([
        conduct.isModerator(me),
        conduct.conductOf(me),
        conduct.actsAbout(me, LISTED),
      ])
      return {
        moderator: isOne,
        ...now,
        acts: acts.filter(({ act }) => act !== 'dismiss').map(one => ({ ...shownAct(one), seen: one.seen })),
      }
    },
  )

  app.post(
    '/api/me/conduct/seen',
    { schema: { ...CONDUCT, summary: 'I have read it', response: { 200: Type.Object({}) } } },
    async (request, reply) => {
      const me = personOf(request, identities)
      if (me === undefined) return whoAreYou(reply)
      await conduct.seen(me)
      return {}
    },
  )

  app.get(
    '/api/moderation/reports',
    {
      schema: {
        ...CONDUCT,
        summary: 'Reports that nobody has looked at; for moderators',
        response: { 200: Reports, 403: Refusal },
      },
    },
    async (request, reply) =>
      (await moderator(request, reply)) === undefined
        ? reply
        : Promise.all((await conduct.openReports(LISTED)).map(shown)),
  )

  app.get<{ Params: Static<typeof PersonParameters> }>(
    '/api/moderation/people/:person',
    {
      schema: {
        ...CONDUCT,
        summary: 'Reports about somebody, and what was done; for moderators',
        params: PersonParameters,
        response: { 200: History, 403: Refusal },
      },
    },
    async (request, reply) => {
      if ((await moderator(request, reply)) === undefined) return reply
      const { person } = request.params
      const [now, reports, acts, [kept]] = await Promise.all([
        conduct.conductOf(person),
        conduct.reportsAbout(person, LISTED),
        conduct.actsAbout(person, LISTED),
        club.keptOf([person]),
      ])
      return {
        person,
        name: await nameOf(person),
        kept: kept !== undefined,
        ...now,
        reports: await Promise.all(reports.map(shown)),
        acts: await Promise.all(acts.map(async one => ({ ...shownAct(one), by: await nameOf(one.person) }))),
      }
    },
  )

  app.post<{ Body: Static<typeof ActBody> }>(
    '/api/moderation/acts',
    {
      schema: {
        ...CONDUCT,
        summary: 'Warn, mute, rename, suspend, restore, or close a report; for moderators',
        body: ActBody,
        response: { 200: Type.Object({}), 403: Refusal, 409: Refusal },
      },
    },
    async (request, reply) => {
      const me = await moderator(request, reply)
      if (me === undefined) return reply
      const { person, act, note, report: id, days = 7, name } = request.body
      const report = id === undefined ? undefined : await conduct.findReport(id)
      if (id !== undefined && report?.about !== person)
        return refuse(reply, 409, 'no-such-report', 'There is no such report about this person')
      if (person === me || (await conduct.isModerator(person)))
        return refuse(reply, 409, 'not-about-moderators', 'About moderators the operator decides')
      const now = houseTime()
      const done: Act = {
        id: randomUUID(),
        person: me,
        about: person,
        act,
        note,
        at: now,
        seen: false,
        ...(id !== undefined && { report: id }),
        ...((act === 'mute' || act === 'suspend') && { until: now + days * A_DAY }),
      }
      if (act === 'rename') {
        const refused = await rename(person, name)
        if (refused !== undefined) return reply.code(409).send(refused)
      }
      if (await conduct.act(done)) return {}
      return refuse(reply, 409, 'report-closed', 'Another moderator has looked at this report already')
    },
  )

  async function rename(person: PersonId, name = '') {
    if (!isName(name)) return { refused: 'bad-name', text: notAName().text }
    const [kept] = await club.keptOf([person])
    const keeper = await club.keeperOf(shapeOf(name))
    if (keeper !== undefined && keeper.person !== person) return NAME_KEPT
    if (kept === undefined) await store.savePerson({ person, name })
    else if (!(await club.renameKept(person, name, shapeOf(name)))) return NAME_KEPT
    return undefined
  }

  /** Who asks, if the operator has made them a moderator; others are told no more than that. */
  async function moderator(request: FastifyRequest, reply: FastifyReply): Promise<PersonId | undefined> {
    const me = personOf(request, identities)
    if (me !== undefined && (await conduct.isModerator(me))) return me
    void refuse(reply, 403, 'not-moderator', 'This is for moderators, whom the operator of the house names')
    return undefined
  }

  async function shown({ id, person, about, table, reason, lines, at, closedAt }: Report) {
    const [by, name] = await Promise.all([nameOf(person), nameOf(about)])
    return { id, by, person: about, name, table, reason, lines, at, closed: closedAt !== undefined }
  }

  async function nameOf(person: PersonId): Promise<string> {
    return (await store.findPerson(person))?.name ?? ''
  }
}

function shownAct({ act, note, at, until }: Act) {
  return { act, note, at, ...(until !== undefined && { until }) }
}

const CONDUCT = { tags: ['conduct'] }
const LISTED = 100
const A_DAY = 24 * 60 * 60 * 1000
