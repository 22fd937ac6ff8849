import { randomBytes } from 'node:crypto'
import { isName, notAName, shapeOf } from '@runatal/table'
import type { FastifyInstance } from 'fastify'
import { type Static, Type } from 'typebox'
import { addressOf } from '../address.ts'
import { NAME_KEPT } from '../club/name-kept.ts'
import { houseTime } from '../house-time.ts'
import { BotBody, LinkBody, NameBody } from '../messages.ts'
import { Me, NewBot, Refusal, Url } from './answers.ts'
import { personOf, refuse, setCookie, whoAreYou } from './asking.ts'
import type { House } from './house.ts'

/** Who somebody is: guests choose a name and play; a link takes them to another device. */
export function peopleRoutes(app: FastifyInstance, { store, identities, newcomers, allowances }: House): void {
  // Somebody new is no fault: a first visit leaves no error in the browser's console.
  const schema = { tags: ['people'], summary: 'Who asks; empty for somebody new', response: { 200: Type.Partial(Me) } }
  app.get('/api/me', { schema }, request => {
    const person = personOf(request, identities)
    return person === undefined ? Promise.resolve({}) : who(person).then(known => known ?? {})
  })

  async function who(person: string) {
    const [me, [kept]] = await Promise.all([store.findPerson(person), store.club.keptOf([person])])
    return me && { ...me, ...(kept && { kept: true }) }
  }

  app.post<{ Body: Static<typeof NameBody> }>(
    '/api/me',
    { schema: { tags: ['people'], summary: 'Choose a name, or another one', body: NameBody, response: { 200: Me } } },
    async (request, reply) => {
      const known = personOf(request, identities)
      if (known === undefined && !newcomers.allow(addressOf(request.ip))) return tooMany(reply)
      const me = { person: known ?? identities.newPerson(), name: request.body.name.trim() }
      if (me.name === '') return refuse(reply, 400, 'bad-request', 'A name has 1 to 40 characters')
      if (!isName(me.name)) return refuse(reply, 400, 'bad-name', notAName().text)
      const keeper = await store.club.keeperOf(shapeOf(me.name))
      if (keeper !== undefined && keeper.person !== me.person) return isKept(reply)
      const [kept] = known === undefined ? [] : await store.club.keptOf([known])
      if (kept === undefined) await store.savePerson(me)
      else if (!(await store.club.renameKept(me.person, me.name, shapeOf(me.name)))) return isKept(reply)
      setCookie(request, reply, identities.token(me.person))
      return { ...me, ...(kept && { kept: true }) }
    },
  )

  app.post<{ Body: Static<typeof BotBody> }>(
    '/api/bots',
    {
      schema: {
        tags: ['people'],
        summary: 'An identity for a program: keep its token, it is not shown again',
        description: '`rated` keeps the name: it is unique, marked as a program, and has ratings of its own',
        body: BotBody,
        response: { 200: NewBot, 409: Refusal },
      },
    },
    async (request, reply) => {
      if (!newcomers.allow(addressOf(request.ip))) return tooMany(reply)
      if (!isName(request.body.name)) return refuse(reply, 400, 'bad-name', notAName().text)
      const { name, rated = false } = request.body
      const bot = { person: identities.newPerson(), name }
      const folded = shapeOf(name)
      if (rated) {
        if (!allowances.keeping.allow(addressOf(request.ip))) return tooMany(reply)
        const kept = { ...bot, folded, since: houseTime(), program: true }
        if (!(await store.club.keepName(kept, []))) return isKept(reply)
      } else if ((await store.club.keeperOf(folded)) !== undefined) return isKept(reply)
      else await store.savePerson(bot)
      return { ...bot, token: identities.token(bot.person) }
    },
  )

  app.post(
    '/api/me/link',
    {
      schema: {
        tags: ['people'],
        summary: 'A link whose page takes this identity to another device, once',
        response: { 200: Url },
      },
    },
    async (request, reply) => {
      const person = personOf(request, identities)
      if (person === undefined) return whoAreYou(reply)
      const token = randomBytes(18).toString('base64url')
      await store.saveLink(token, person, houseTime() + LINK_LASTS)
      return { url: `${request.protocol}://${request.host}/link/${token}` }
    },
  )

  // A press on the page of the link, never its mere opening: messengers and scanners look at links too.
  app.post<{ Body: Static<typeof LinkBody> }>(
    '/api/link',
    {
      schema: {
        tags: ['people'],
        summary: 'Become whoever made the link; works once',
        body: LinkBody,
        response: { 200: Me, 410: Refusal },
      },
    },
    async (request, reply) => {
      const person = await store.takeLink(request.body.token, houseTime())
      const me = person === undefined ? undefined : await store.findPerson(person)
      if (me === undefined)
        return refuse(reply, 410, 'link-gone', 'This link was used or is older than ten minutes: make a new one')
      setCookie(request, reply, identities.token(me.person))
      return me
    },
  )
}

function isKept(reply: Parameters<typeof refuse>[0]) {
  return reply.code(409).send(NAME_KEPT)
}

function tooMany(reply: Parameters<typeof refuse>[0]) {
  return refuse(reply, 429, 'too-fast', 'Too many new people from this address: wait a minute')
}

const LINK_LASTS = 10 * 60 * 1000
