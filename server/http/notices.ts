import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Static, Type } from 'typebox'
import { houseTime } from '../house-time.ts'
import { allWishes, WAYS, WISH_KINDS } from '../notices/kinds.ts'
import { LANGUAGES, questionOf } from '../notices/letters.ts'
import { Refusal } from './answers.ts'
import { personOf, refuse, whoAreYou } from './asking.ts'
import type { House } from './house.ts'

/** Of what I am told when I am not here, and the address where I am written to. */
export function noticeRoutes(app: FastifyInstance, { store, identities, allowances, mailer }: House): void {
  app.get(
    '/api/me/notices',
    {
      schema: {
        tags: ['notices'],
        summary: 'Of what I am told and how, and my address; `mail` is left out where the house sends none',
        response: { 200: NoticeSettings, 401: Refusal },
      },
    },
    async (request, reply) => {
      const me = personOf(request, identities)
      return me === undefined ? whoAreYou(reply) : settingsOf(me)
    },
  )

  app.post<{ Body: Static<typeof WishBody> }>(
    '/api/me/notices',
    {
      schema: {
        tags: ['notices'],
        summary: 'Whether I want to be told of something in some way',
        body: WishBody,
        response: { 200: NoticeSettings, 401: Refusal },
      },
    },
    async (request, reply) => {
      const me = personOf(request, identities)
      if (me === undefined) return whoAreYou(reply)
      await store.mail.wish(me, request.body)
      return settingsOf(me)
    },
  )

  app.post<{ Body: Static<typeof AddressBody> }>(
    '/api/me/mail',
    {
      schema: {
        tags: ['notices'],
        summary:
          'Write to me here: a letter with a link asks whether the address is mine, and nothing else is sent before',
        body: AddressBody,
        response: { 200: Type.Object({}), 401: Refusal, 409: Refusal, 429: Refusal, 503: Refusal },
      },
    },
    async (request, reply) => {
      const me = personOf(request, identities)
      if (me === undefined) return whoAreYou(reply)
      if (mailer === undefined) return refuse(reply, 409, 'no-mail', 'This house sends no mail')
      const [kept] = await store.club.keptOf([me])
      if (kept === undefined) return refuse(reply, 409, 'not-kept', 'Your name is not kept yet: keep it first')
      const { language } = request.body
      const address = request.body.address.trim()
      if (!ADDRESS.test(address)) return refuse(reply, 409, 'bad-address', 'That is no mail address')
      const box = mailbox(address)
      const [to, again] = [hashOf(box), hashOf(`${me} ${box}`)]
      if (!allowances.mailAgain.allow(again)) return askedLately(reply)
      if (!allowances.mail.allow(me)) {
        allowances.mailAgain.charge(again, -1)
        return refuse(reply, 429, 'too-fast', 'Too many tries: wait some minutes')
      }
      if (!allowances.mailTo.allow(to)) return askedLately(reply)
      const token = randomBytes(18).toString('base64url')
      await store.mail.ask(hashOf(token), me, { address, language }, houseTime() + A_DAY)
      const sent = await mailer
        .send(address, questionOf(kept.name, token, language, mailer.site))
        .catch((error: unknown) => {
          request.log.warn(error)
        })
      if (sent === undefined) {
        // Nothing went there.
        allowances.mailAgain.charge(again, -1)
        allowances.mailTo.charge(to, -1)
        return refuse(reply, 503, 'mail-down', 'Mail cannot be sent now: try again later')
      }
      return sent === 'sent' ? {} : refuse(reply, 409, 'no-mailbox', 'There is no such mailbox')
    },
  )

  app.delete(
    '/api/me/mail',
    {
      schema: {
        tags: ['notices'],
        summary: 'Write to me no more; the address is forgotten',
        response: { 200: Type.Object({}), 401: Refusal },
      },
    },
    async (request, reply) => {
      const me = personOf(request, identities)
      if (me === undefined) return whoAreYou(reply)
      await store.mail.forget(me)
      return {}
    },
  )

  app.post<{ Params: Static<typeof TokenParameters> }>(
    '/api/mail/:token',
    {
      schema: {
        tags: ['notices'],
        summary: 'The address is mine: by the link of the letter, once and within a day',
        params: TokenParameters,
        response: { 200: Type.Object({}), 410: Refusal },
      },
    },
    async (request, reply) => {
      const whose = await store.mail.confirm(hashOf(request.params.token), houseTime())
      return whose === undefined ? expired(reply) : {}
    },
  )

  async function settingsOf(me: string) {
    const [known, wishes] = await Promise.all([store.mail.addressOf(me), store.mail.wishesOf(me)])
    return { wishes: allWishes(wishes), ...(mailer && { mail: { ...(known && { address: known.address }) } }) }
  }
}

function askedLately(reply: FastifyReply) {
  return refuse(reply, 429, 'mail-asked', 'A letter went there lately: look for it, or try again tomorrow')
}

function expired(reply: FastifyReply) {
  return refuse(reply, 410, 'mail-expired', 'This link was used, or is older than a day: ask for a new letter')
}

/** Tokens and addresses that are only compared need not be kept as they are. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

const closed = { additionalProperties: false }
const WishKindName = Type.Enum([...WISH_KINDS])
const WayName = Type.Enum([...WAYS])
const WishBody = Type.Object({ kind: WishKindName, way: WayName, wanted: Type.Boolean() }, closed)
const AddressBody = Type.Object(
  { address: Type.String({ maxLength: 250 }), language: Type.Enum([...LANGUAGES]) },
  closed,
)
const TokenParameters = Type.Object({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{24}$' }) }, closed)
const NoticeSettings = Type.Object({
  wishes: Type.Array(WishBody),
  mail: Type.Optional(Type.Object({ address: Type.Optional(Type.String({ description: 'Shown to be mine' })) })),
})
/** Where mail to an address may end up, as far as it counts: many servers read past dots, and past what follows a plus. */
function mailbox(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@')
  return `${local.replace(/\+.*/, '').replaceAll('.', '')}@${domain}`
}

/** One mailbox of one domain, with a name before the first plus: nothing that a header or a list of receivers could be made of. */
const ADDRESS =
  /^(?!.{65,}@)[\w!#$%&'*/=?^`{|}~-][\w!#$%&'*+/=?^`{|}~-]*(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i
const A_DAY = 24 * 60 * 60 * 1000
