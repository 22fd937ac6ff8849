import { readChange, readStudy } from '@runatal/study'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { SUSPENDED } from '../club/suspended.ts'
import { houseTime } from '../house-time.ts'
import { Refusal } from '../http/answers.ts'
import { personOf, refuse, whoAreYou } from '../http/asking.ts'
import type { House } from '../http/house.ts'
import { StudyId } from '../messages.ts'
import { Rates } from '../rates.ts'
import { type Author, LONGEST_STUDY, type Refused, type Studies } from './studies.ts'

/** Studies: what people write together about finished games. Reading them live goes over the socket. */
export function studyRoutes(app: FastifyInstance, { store, identities, limits }: House, studies: Studies): void {
  const tags = ['studies']
  const beginners = new Rates(limits.brought)
  const answers = { 401: Refusal, 403: Refusal, 404: Refusal, 409: Refusal, 429: Refusal }

  app.get(
    '/api/studies',
    { schema: { tags, summary: 'Those that I own or have written in', response: { 200: List } } },
    request => {
      const person = personOf(request, identities)
      return person === undefined ? { studies: [] } : studies.of(person).then(all => ({ studies: all }))
    },
  )

  app.post<{ Body: Static<typeof NewBody> }>(
    '/api/studies',
    {
      bodyLimit: 2 * LONGEST_STUDY,
      schema: { tags, summary: 'Begin a study', body: NewBody, response: { 200: NewStudy, ...answers } },
    },
    async (request, reply) => {
      const author = await authorOf(request, reply)
      if (author === undefined) return reply
      if (!beginners.allow(author.person))
        return refuse(reply, 429, 'too-fast', 'You have begun studies too often lately: wait some minutes')
      const study = readStudy(request.body.study)
      if (study === undefined) return refuse(reply, 409, 'bad-study', 'That is no study')
      const isSaying = study.chapters.some(({ notes }) => notes.length > 0)
      if (isSaying && (await isMuted(author))) return muted(reply)
      const begun = await studies.begin(author, study)
      return 'refused' in begun ? passOn(reply, begun) : begun
    },
  )

  app.get<{ Params: Static<typeof Parameters> }>(
    '/api/studies/:study',
    {
      schema: {
        tags,
        summary: 'A study, for everybody who has its link',
        params: Parameters,
        response: { 200: Whole, ...answers },
      },
    },
    async (request, reply) => {
      const live = await studies.read(request.params.study)
      if (live === undefined) return refuse(reply, 404, 'no-such-study', 'There is no such study')
      return { study: live.study, version: live.version, mine: live.owner === personOf(request, identities) }
    },
  )

  app.post<{ Params: Static<typeof Parameters>; Body: Static<typeof ChangeBody> }>(
    '/api/studies/:study',
    {
      bodyLimit: 2 * LONGEST_STUDY,
      schema: {
        tags,
        summary: 'Write in a study: its owner, and whom the owner has let in',
        params: Parameters,
        body: ChangeBody,
        response: { 200: Written, ...answers },
      },
    },
    async (request, reply) => {
      const author = await authorOf(request, reply)
      if (author === undefined) return reply
      const change = readChange(request.body.change)
      if (change === undefined) return refuse(reply, 409, 'bad-study', 'That is no change of a study')
      if (change.do === 'say' && (await isMuted(author))) return muted(reply)
      const written = await studies.write(request.params.study, author, change)
      return 'refused' in written ? passOn(reply, written) : written
    },
  )

  app.delete<{ Params: Static<typeof Parameters> }>(
    '/api/studies/:study',
    { schema: { tags, summary: 'Delete a study of mine', params: Parameters, response: { 200: Gone, ...answers } } },
    async (request, reply) => {
      const person = personOf(request, identities)
      if (person === undefined) return whoAreYou(reply)
      const no = await studies.forget(request.params.study, person)
      return no === undefined ? { gone: true } : passOn(reply, no)
    },
  )

  async function isMuted({ person }: Author): Promise<boolean> {
    return (await store.conduct.conductOf(person)).mutedUntil > houseTime()
  }

  /** Who writes; undefined where an answer was sent that they may not. */
  async function authorOf(request: FastifyRequest, reply: FastifyReply): Promise<Author | undefined> {
    const person = personOf(request, identities)
    const me = person === undefined ? undefined : await store.findPerson(person)
    if (me === undefined) {
      void whoAreYou(reply)
      return undefined
    }
    const { suspendedUntil } = await store.conduct.conductOf(me.person)
    if (suspendedUntil <= houseTime()) return me
    void refuse(reply, 403, SUSPENDED.refused, SUSPENDED.text)
    return undefined
  }
}

function muted(reply: FastifyReply) {
  return refuse(reply, 403, 'muted', 'You may not write for some time: your page says why, and until when')
}

function passOn(reply: FastifyReply, { refused, text }: Refused) {
  const status = refused === 'no-such-study' ? 404 : refused === 'not-let-in' || refused === 'study-owner' ? 403 : 409
  return refuse(reply, status, refused, text)
}

const closed = { additionalProperties: false }
const Parameters = Type.Object({ study: StudyId }, closed)
const NewBody = Type.Object(
  { study: Type.Unknown({ description: 'Name, chapters and writers: docs/protocol.md' }) },
  closed,
)
const ChangeBody = Type.Object({ change: Type.Unknown({ description: 'One change: docs/protocol.md' }) }, closed)
const NewStudy = Type.Object({ study: Type.String() })
const Written = Type.Object({ version: Type.Integer() })
const Gone = Type.Object({ gone: Type.Boolean() })
const Whole = Type.Object({ study: Type.Unknown(), version: Type.Integer(), mine: Type.Boolean() })
const List = Type.Object({
  studies: Type.Array(
    Type.Object({
      study: Type.String(),
      name: Type.String(),
      games: Type.Array(Type.String()),
      at: Type.Number(),
      mine: Type.Boolean(),
    }),
  ),
})
