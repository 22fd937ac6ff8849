import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { isName, notAName, shapeOf } from '@runatal/table'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { addressOf } from '../address.ts'
import { houseTime } from '../house-time.ts'
import { COOKIE } from '../identity.ts'
import { Me, Refusal } from '../http/answers.ts'
import { personOf, refuse, setCookie, whoAreYou } from '../http/asking.ts'
import type { House } from '../http/house.ts'
import { NameBody } from '../messages.ts'
import { Account, Codes, Everything, Options } from './answers.ts'
import { CodeBody, MadeBody, PasskeyParameters, PersonBody, PersonParameters, SignedBody } from './bodies.ts'
import { CODES, hashOfCode, newCodes } from './codes.ts'
import { NAME_KEPT } from './name-kept.ts'
import { Passkeys, type Site } from './passkeys.ts'

/** A name that is kept: by a passkey, with recovery codes, on several devices; and how to take everything along, or away. */
export function accountRoutes(app: FastifyInstance, house: House): void {
  const { store, identities, codeSecret, allowances } = house
  const { club } = store
  const passkeys = new Passkeys(club)
  const hashed = (person: string, codes: readonly string[]) => codes.map(code => hashOfCode(codeSecret, person, code))

  app.post<{ Body: Static<typeof NameBody> }>(
    '/api/me/keep/options',
    {
      schema: {
        ...PEOPLE,
        summary: 'Keep a name: what the browser needs to make a passkey',
        body: NameBody,
        response: { 200: Options, 409: Refusal },
      },
    },
    async (request, reply) => {
      const me = personOf(request, identities)
      if (me === undefined) return whoAreYou(reply)
      const site = siteOf(request)
      if (site === undefined) return noDomain(reply)
      const name = request.body.name.trim()
      if (!isName(name)) return refuse(reply, 400, 'bad-name', notAName().text)
      const [mine] = await club.keptOf([me])
      if (mine !== undefined) return refuse(reply, 409, 'kept-already', `You keep the name ${mine.name} already`)
      if ((await club.keeperOf(shapeOf(name))) !== undefined) return nameTaken(reply)
      return passkeys.offer(site, 'keep', me, name)
    },
  )

  app.post<{ Body: Static<typeof MadeBody> }>(
    '/api/me/keep',
    {
      schema: {
        ...PEOPLE,
        summary: 'Keep it, by the passkey that was made; gives ten recovery codes, once',
        body: MadeBody,
        response: { 200: Codes, 409: Refusal, 410: Refusal },
      },
    },
    async (request, reply) => {
      const me = personOf(request, identities)
      if (me === undefined) return whoAreYou(reply)
      const site = siteOf(request)
      if (site === undefined) return noDomain(reply)
      if (!allowances.keeping.allow(addressOf(request.ip))) return tooMany(reply)
      const made = await passkeys.made(
        site,
        'keep',
        me,
        request.body.passkey as RegistrationResponseJSON,
        deviceOf(request),
      )
      if (made === undefined) return notSigned(reply)
      const { note: name } = made
      const codes = newCodes()
      const kept = { person: me, name, folded: shapeOf(name), since: houseTime(), program: false }
      if (!(await club.keepName(kept, hashed(me, codes), made.passkey))) return nameTaken(reply)
      return { name, codes }
    },
  )

  app.post(
    '/api/me/passkeys/options',
    {
      schema: {
        ...PEOPLE,
        summary: 'One more passkey: what the browser needs to make it',
        response: { 200: Options, 409: Refusal },
      },
    },
    async (request, reply) => {
      const kept = await keptOf(request)
      const site = siteOf(request)
      if (site === undefined) return noDomain(reply)
      return kept === undefined ? notKept(reply) : passkeys.offer(site, 'add', kept.person, kept.name)
    },
  )

  app.post<{ Body: Static<typeof MadeBody> }>(
    '/api/me/passkeys',
    {
      schema: {
        ...PEOPLE,
        summary: 'Add the passkey that was made',
        body: MadeBody,
        response: { 200: Type.Object({}), 410: Refusal },
      },
    },
    async (request, reply) => {
      const kept = await keptOf(request)
      const site = siteOf(request)
      if (site === undefined) return noDomain(reply)
      if (kept === undefined) return notKept(reply)
      if ((await club.passkeysOf(kept.person)).length >= MOST_PASSKEYS)
        return refuse(reply, 409, 'too-many', `A name has at most ${MOST_PASSKEYS} passkeys: remove one first`)
      const made = await passkeys.made(
        site,
        'add',
        kept.person,
        request.body.passkey as RegistrationResponseJSON,
        deviceOf(request),
      )
      if (made === undefined) return notSigned(reply)
      await club.addPasskey(made.passkey)
      return {}
    },
  )

  app.delete<{ Params: Static<typeof PasskeyParameters> }>(
    '/api/me/passkeys/:id',
    {
      schema: {
        ...PEOPLE,
        summary: 'Remove a passkey; the last one stays',
        params: PasskeyParameters,
        response: { 200: Type.Object({}), 409: Refusal },
      },
    },
    async (request, reply) => {
      const me = personOf(request, identities)
      if (me === undefined) return whoAreYou(reply)
      return (await club.removePasskey(me, request.params.id))
        ? {}
        : refuse(reply, 409, 'last-passkey', 'The last passkey stays: add another one first')
    },
  )

  app.post(
    '/api/me/codes',
    {
      schema: {
        ...PEOPLE,
        summary: 'Ten new recovery codes; the old ones end',
        response: { 200: Codes, 409: Refusal },
      },
    },
    async (request, reply) => {
      const kept = await keptOf(request)
      if (kept === undefined) return notKept(reply)
      const codes = newCodes()
      await club.replaceCodes(kept.person, hashed(kept.person, codes))
      return { name: kept.name, codes }
    },
  )

  app.post(
    '/api/sign-in/options',
    {
      schema: {
        ...PEOPLE,
        summary: 'What the browser needs to sign in with a passkey',
        response: { 200: Options, 409: Refusal },
      },
    },
    async (request, reply) => {
      const site = siteOf(request)
      return site === undefined ? noDomain(reply) : passkeys.ask(site)
    },
  )

  app.post<{ Body: Static<typeof SignedBody> }>(
    '/api/sign-in',
    {
      schema: {
        ...PEOPLE,
        summary: 'Sign in with a passkey; sets the cookie',
        body: SignedBody,
        response: { 200: Me, 410: Refusal },
      },
    },
    async (request, reply) => {
      const site = siteOf(request)
      if (site === undefined) return noDomain(reply)
      const person = await passkeys.signer(site, request.body.passkey as AuthenticationResponseJSON)
      return person === undefined ? notSigned(reply) : become(request, reply, person)
    },
  )

  app.post<{ Body: Static<typeof CodeBody> }>(
    '/api/sign-in/code',
    {
      schema: {
        ...PEOPLE,
        summary: 'Sign in with a name and a recovery code, which works once',
        body: CodeBody,
        response: { 200: Me, 410: Refusal, 429: Refusal },
      },
    },
    async (request, reply) => {
      const { name, code } = request.body
      const folded = shapeOf(name)
      // Nobody guesses: neither from one address nor at one name.
      if (!allowances.codes.allow(addressOf(request.ip)) || !allowances.codesOfName.allow(folded)) return tooMany(reply)
      const kept = await club.keeperOf(folded)
      const right =
        kept !== undefined && (await club.takeCode(kept.person, hashOfCode(codeSecret, kept.person, code), houseTime()))
      if (!right)
        return refuse(reply, 410, 'wrong-code', 'This name and this code do not go together, or the code was used')
      return become(request, reply, kept.person)
    },
  )

  app.post(
    '/api/sign-out',
    { schema: { ...PEOPLE, summary: 'This device forgets who it is', response: { 200: Type.Object({}) } } },
    async (_request, reply) => {
      reply.clearCookie(COOKIE, { path: '/' })
      return {}
    },
  )

  app.get(
    '/api/me/account',
    { schema: { ...PEOPLE, summary: 'What is kept of me, and how it is guarded', response: { 200: Account } } },
    async (request, reply) => {
      const me = personOf(request, identities)
      if (me === undefined) return whoAreYou(reply)
      const [[kept], keys, left, blocked, records, ratings] = await Promise.all([
        club.keptOf([me]),
        club.passkeysOf(me),
        club.codesLeft(me),
        club.blockedBy(me),
        club.recordsOf(me),
        club.ratingsOf(me),
      ])
      return {
        ...(kept && { kept: { name: kept.name, since: kept.since } }),
        passkeys: keys.map(({ id, device, since, usedAt }) => ({ id, device, since, usedAt })),
        codes: { left, of: CODES },
        blocked,
        games: records.reduce((sum, { won, drawn, lost }) => sum + won + drawn + lost, 0),
        best: Math.round(Math.max(0, ...ratings.map(({ mu }) => mu))),
      }
    },
  )

  app.get(
    '/api/me/export',
    { schema: { ...PEOPLE, summary: 'Everything about me, as JSON', response: { 200: Everything } } },
    async (request, reply) => {
      const me = personOf(request, identities)
      const person = me === undefined ? undefined : await store.findPerson(me)
      if (me === undefined || person === undefined) return whoAreYou(reply)
      const [[kept], keys, blocked, records, ratings, tables, subscriptions, mail, wishes, followed, days, events] =
        await Promise.all([
          club.keptOf([me]),
          club.passkeysOf(me),
          club.blockedBy(me),
          club.recordsOf(me),
          club.ratingsOf(me),
          store.tablesOf(me, ALL),
          store.subscriptionsOf(me),
          store.mail.addressOf(me),
          store.mail.wishesOf(me),
          store.friends.followed(me),
          store.daily.daysOf(me),
          store.events.of(me, ALL),
        ])
      const games = await club.playedBy(me, ALL)
      reply.header('content-disposition', 'attachment; filename="runatal.json"')
      return {
        person,
        kept,
        passkeys: keys,
        blocked,
        ratings,
        records,
        games,
        tables,
        subscriptions: subscriptions.length,
        mail,
        wishes,
        follows: followed.map(({ name, since }) => ({ name, since })),
        daily: days,
        tournaments: events.map(({ id, plan }) => ({ id, name: plan.name, startsAt: plan.startsAt })),
      }
    },
  )

  app.delete(
    '/api/me',
    {
      schema: {
        ...PEOPLE,
        summary: 'Erase everything about me; logs stay, my seats are someone’s',
        response: { 200: Type.Object({}) },
      },
    },
    async (request, reply) => {
      const me = personOf(request, identities)
      if (me === undefined) return whoAreYou(reply)
      const tables = await store.tablesOf(me, ALL)
      await club.erase(me, houseTime())
      for (const { table } of tables) await house.tables.forget(table, me)
      house.studies.forgetPerson()
      reply.clearCookie(COOKIE, { path: '/' })
      return {}
    },
  )

  app.post<{ Body: Static<typeof PersonBody> }>(
    '/api/me/blocked',
    {
      schema: {
        ...PEOPLE,
        summary: 'Block somebody: no table and no message in common',
        body: PersonBody,
        response: { 200: Type.Object({}), 409: Refusal },
      },
    },
    async (request, reply) => {
      const me = personOf(request, identities)
      if (me === undefined) return whoAreYou(reply)
      if (me === request.body.person) return refuse(reply, 409, 'bad-command', 'You cannot block yourself')
      if ((await club.blockedBy(me)).length >= MOST_BLOCKED)
        return refuse(reply, 409, 'too-many', `You block ${MOST_BLOCKED} people already: unblock somebody first`)
      await club.block(me, request.body.person, houseTime())
      return {}
    },
  )

  app.delete<{ Params: Static<typeof PersonParameters> }>(
    '/api/me/blocked/:person',
    {
      schema: { ...PEOPLE, summary: 'Unblock somebody', params: PersonParameters, response: { 200: Type.Object({}) } },
    },
    async (request, reply) => {
      const me = personOf(request, identities)
      if (me === undefined) return whoAreYou(reply)
      await club.unblock(me, request.params.person)
      return {}
    },
  )

  async function keptOf(request: FastifyRequest) {
    const me = personOf(request, identities)
    return me === undefined ? undefined : (await club.keptOf([me]))[0]
  }

  async function become(request: FastifyRequest, reply: FastifyReply, person: string) {
    const me = await store.findPerson(person)
    if (me === undefined) return notSigned(reply)
    setCookie(request, reply, identities.token(person))
    return { ...me, kept: true }
  }
}

/** Passkeys belong to a domain; an address in numbers is none. */
function siteOf({ protocol, host }: FastifyRequest): Site | undefined {
  const origin = `${protocol}://${host}`
  const id = URL.parse(origin)?.hostname
  return id === undefined || /^[\d.]+$|[:[\]]/.test(id) ? undefined : { origin, id }
}

/** The device by its browser, in a few words; who sends none is a device all the same. */
function deviceOf(request: FastifyRequest<{ Body: Static<typeof MadeBody> }>): string {
  return request.body.device ?? ''
}

function nameTaken(reply: FastifyReply) {
  return reply.code(409).send(NAME_KEPT)
}

function notSigned(reply: FastifyReply) {
  return refuse(
    reply,
    410,
    'not-signed',
    'The passkey did not answer what was asked here within five minutes: try again',
  )
}

function notKept(reply: FastifyReply) {
  return refuse(reply, 409, 'not-kept', 'Your name is not kept yet: keep it first')
}

function noDomain(reply: FastifyReply) {
  return refuse(
    reply,
    409,
    'no-domain',
    'Passkeys need a name for the site, not an address in numbers: open it by its name',
  )
}

function tooMany(reply: FastifyReply) {
  return refuse(reply, 429, 'too-fast', 'Too many tries: wait some minutes')
}

const PEOPLE = { tags: ['people'] }
const MOST_PASSKEYS = 20
const MOST_BLOCKED = 200
const ALL = 10_000
