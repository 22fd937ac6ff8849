import { Type } from 'typebox'
import { NameBody } from '../messages.ts'

/** What may come in over HTTP for the club. */

const closed = { additionalProperties: false }
const Base64 = Type.String({ maxLength: 8000, pattern: '^[A-Za-z0-9_-]*$' })
const Credential = {
  id: Type.String({ minLength: 1, maxLength: 1400, pattern: '^[A-Za-z0-9_-]+$' }),
  rawId: Base64,
  type: Type.Literal('public-key'),
  authenticatorAttachment: Type.Optional(Type.String({ maxLength: 40 })),
  clientExtensionResults: Type.Record(Type.String({ maxLength: 40 }), Type.Unknown()),
}

/** What a browser gives that has made a passkey. */
const Made = Type.Object({
  ...Credential,
  response: Type.Object({
    clientDataJSON: Base64,
    attestationObject: Base64,
    authenticatorData: Type.Optional(Base64),
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10 })),
    publicKeyAlgorithm: Type.Optional(Type.Number()),
    publicKey: Type.Optional(Base64),
  }),
})

export const MadeBody = Type.Object({ passkey: Made, device: Type.Optional(Type.String({ maxLength: 60 })) }, closed)

/** What a browser gives that has signed with one. */
export const SignedBody = Type.Object(
  {
    passkey: Type.Object({
      ...Credential,
      response: Type.Object({
        clientDataJSON: Base64,
        authenticatorData: Base64,
        signature: Base64,
        userHandle: Type.Optional(Base64),
      }),
    }),
  },
  closed,
)

export const CodeBody = Type.Object({ ...NameBody.properties, code: Type.String({ maxLength: 40 }) }, closed)

export const PersonBody = Type.Object({ person: Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' }) }, closed)
export const PersonParameters = PersonBody
export const PasskeyParameters = Type.Object({ id: Credential.id }, closed)
export const NameParameters = Type.Object({ name: Type.String({ minLength: 1, maxLength: 160 }) }, closed)
const GameId = Type.String({ pattern: '^[a-z0-9-]{1,40}$' })
export const HistoryParameters = Type.Object({ ...NameParameters.properties, game: GameId }, closed)
export const GameParameters = Type.Object({ game: GameId }, closed)
const Pace = Type.Optional(Type.Enum(['live', 'letter']))
export const LadderQuery = Type.Object(
  {
    pace: Pace,
    since: Type.Optional(Type.Enum(['ever', 'month'])),
    among: Type.Optional(Type.Enum(['all', 'friends'])),
    programs: Type.Optional(Type.Enum(['1'])),
    from: Type.Optional(Type.String({ pattern: '^[0-9]{1,6}$' })),
  },
  closed,
)
export const HistoryQuery = Type.Object(
  { pace: Pace, days: Type.Optional(Type.String({ pattern: '^[0-9]{1,5}$' })) },
  closed,
)
export const PlayedQuery = Type.Object({ before: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}$' })) }, closed)
