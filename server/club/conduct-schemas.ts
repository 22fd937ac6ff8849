import { Type } from 'typebox'
import { Line, Name, TableParameters } from '../messages.ts'
import { ACTS, REASONS } from '../store/conduct.ts'
import { PersonBody } from './bodies.ts'

/** What may come in about how people behave, and what is answered. */

const closed = { additionalProperties: false }

export const ReportBody = Type.Object(
  {
    ...PersonBody.properties,
    ...TableParameters.properties,
    reason: Type.Enum([...REASONS]),
    lines: Type.Array(Type.Number({ minimum: 0, description: '`at` of a line of the chat' }), {
      maxItems: 20,
      description: 'Which lines are meant',
    }),
  },
  closed,
)

export const ActBody = Type.Object(
  {
    ...PersonBody.properties,
    act: Type.Enum([...ACTS]),
    note: Line,
    report: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' })),
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650, description: 'How long to mute or suspend' })),
    name: Type.Optional(Name),
  },
  closed,
)

const Act = {
  act: Type.Enum([...ACTS]),
  note: Type.String(),
  at: Type.Number(),
  until: Type.Optional(Type.Number()),
}

export const MyConduct = Type.Object({
  moderator: Type.Boolean(),
  mutedUntil: Type.Number({ description: '0 for not at all' }),
  suspendedUntil: Type.Number(),
  acts: Type.Array(Type.Object({ ...Act, seen: Type.Boolean() })),
})

const ShownReport = Type.Object({
  id: Type.String(),
  by: Type.String(),
  person: Type.String(),
  name: Type.String(),
  table: Type.String(),
  reason: Type.Enum([...REASONS]),
  lines: Type.Array(Type.String()),
  at: Type.Number(),
  closed: Type.Boolean(),
})

export const Reports = Type.Array(ShownReport)

export const History = Type.Object({
  person: Type.String(),
  name: Type.String(),
  kept: Type.Boolean(),
  mutedUntil: Type.Number(),
  suspendedUntil: Type.Number(),
  reports: Reports,
  acts: Type.Array(Type.Object({ ...Act, by: Type.String() })),
})
