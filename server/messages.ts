import { EMOTES, LONGEST_CHOICE } from '@runatal/table'
import { type Static, Type } from 'typebox'
import { Compile } from 'typebox/compile'

export const LONGEST_MESSAGE = 65_536
/** A value that somebody brings along when opening a table. */
export const LONGEST_BROUGHT = 262_144

/** Everything that may come in, as schemas: the same for HTTP, the socket and the API's description. */

const closed = { additionalProperties: false }
const TableId = Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9_-]+$' })
export const StudyId = TableId
/** Printed characters: what a database keeps as it is. */
const CommandId = Type.String({ pattern: '^[\\x20-\\x7e]{1,64}$' })
const Seat = Type.Integer({ minimum: 0, maximum: 15 })
/** Whole characters, none that does something to the line it stands in (control, direction). */
const LETTER = '[^\\u0000-\\u001f\\u007f-\\u009f\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff]'
export const Name = Type.String({ maxLength: 40, pattern: `^(?:${LETTER}|[\\ud800-\\udbff][\\udc00-\\udfff])+$` })
/** A line of text, such as what a tournament is called. */
export const Line = Type.String({
  minLength: 1,
  maxLength: 60,
  pattern: `^(?:${LETTER}|[\\ud800-\\udbff][\\udc00-\\udfff])+$`,
})
/** By name: how long it thinks is for the house to say. Those that name a budget are refused in a sentence. */
const Bot = Type.String({ pattern: '^[a-z]{1,20}(:[0-9]{1,9}(ms)?)?$' })
const ChoiceName = Type.String({ maxLength: 40 })
const Choices = Type.Record(ChoiceName, Type.String({ maxLength: LONGEST_CHOICE }), { maxProperties: 20 })
/** What a table is opened with: a card set of one's own is a value too. */
const LongChoices = Type.Record(ChoiceName, Type.String({ maxLength: LONGEST_BROUGHT }), { maxProperties: 20 })
const Count = Type.Integer({ minimum: 1, maximum: 10_000 })

export const Clock = Type.Union([
  Type.Object({ kind: Type.Literal('none') }, closed),
  Type.Object({ kind: Type.Literal('move'), seconds: Type.Integer({ minimum: 1, maximum: 86_400 }) }, closed),
  Type.Object(
    {
      kind: Type.Literal('bank'),
      seconds: Type.Integer({ minimum: 1, maximum: 86_400 }),
      increment: Type.Integer({ minimum: 0, maximum: 600 }),
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal('days'), days: Type.Integer({ minimum: 1, maximum: 30 }) }, closed),
])

/**
 * What comes most often is looked for first. `rematch` is not here: the house opens the new table and writes it down.
 */
export const CommandSchema = Type.Union([
  Type.Object(
    {
      do: Type.Literal('move'),
      ask: Type.Integer({ minimum: 1 }),
      move: Type.Unknown(),
      when: Type.Optional(Type.Number({ minimum: 0, maximum: 1e13 })),
      seen: Type.Optional(Type.Integer({ minimum: 0 })),
    },
    closed,
  ),
  Type.Object({ do: Type.Literal('sit'), seat: Seat, name: Name }, closed),
  Type.Object({ do: Type.Literal('leave') }, closed),
  Type.Object({ do: Type.Literal('choose'), seat: Seat, choices: Choices }, closed),
  Type.Object({ do: Type.Literal('addBot'), seat: Seat, bot: Bot }, closed),
  Type.Object({ do: Type.Literal('clearSeat'), seat: Seat }, closed),
  Type.Object(
    {
      do: Type.Literal('setTable'),
      choices: Type.Optional(Choices),
      seats: Type.Optional(Type.Integer({ minimum: 1, maximum: 16 })),
      clock: Type.Optional(Clock),
      open: Type.Optional(Type.Boolean()),
    },
    closed,
  ),
  Type.Object({ do: Type.Literal('start') }, closed),
  Type.Object({ do: Type.Literal('undo'), count: Type.Optional(Count) }, closed),
  Type.Object({ do: Type.Literal('askUndo') }, closed),
  Type.Object({ do: Type.Literal('answerUndo'), agree: Type.Boolean(), request: Type.Integer({ minimum: 0 }) }, closed),
  Type.Object({ do: Type.Literal('standIn'), bot: Bot }, closed),
  Type.Object({ do: Type.Literal('comeBack') }, closed),
  Type.Object({ do: Type.Literal('forfeit') }, closed),
  Type.Object({ do: Type.Literal('say'), text: Type.String({ minLength: 1, maxLength: 500 }) }, closed),
  Type.Object({ do: Type.Literal('emote'), emote: Type.Enum([...EMOTES]) }, closed),
])

const PartId = Type.String({ pattern: '^[a-z0-9]{1,12}$' })
/** Where in a study somebody is. */
const Spot = Type.Object(
  { chapter: PartId, branch: Type.Optional(PartId), position: Type.Integer({ minimum: 0, maximum: 100_000 }) },
  closed,
)

export const ClientMessage = Type.Union([
  Type.Object({ t: Type.Literal('do'), id: CommandId, table: TableId, command: CommandSchema }, closed),
  Type.Object({ t: Type.Literal('watch'), table: TableId, since: Type.Optional(Type.Integer({ minimum: 0 })) }, closed),
  Type.Object({ t: Type.Literal('unwatch'), table: TableId }, closed),
  Type.Object({ t: Type.Literal('study'), study: StudyId }, closed),
  Type.Object({ t: Type.Literal('unstudy'), study: StudyId }, closed),
  Type.Object({ t: Type.Literal('stand'), study: StudyId, at: Spot }, closed),
  Type.Object({ t: Type.Literal('lobby') }, closed),
  Type.Object({ t: Type.Literal('club') }, closed),
  Type.Object({ t: Type.Literal('ping') }, closed),
  // Pages from before an upgrade still say it; lines are measured otherwise.
  Type.Object({ t: Type.Literal('echo'), time: Type.Number() }, closed),
])

export type ClientMessage = Static<typeof ClientMessage>

export const isClientMessage = Compile(ClientMessage)

export const NameBody = Type.Object({ name: Name }, closed)

/** A program may keep its name, and be rated. */
export const BotBody = Type.Object({ name: Name, rated: Type.Optional(Type.Boolean()) }, closed)

export const NewTableBody = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    seats: Type.Integer({ minimum: 1, maximum: 16 }),
    choices: Type.Optional(LongChoices),
    clock: Type.Optional(Clock),
    open: Type.Optional(Type.Boolean()),
    /** Per seat: a bot, or null for a person. The host sits in the first seat without one. */
    bots: Type.Optional(Type.Array(Type.Union([Bot, Type.Null()]), { maxItems: 16 })),
    /** The host's name at this table, if not their own. */
    name: Type.Optional(Name),
  },
  closed,
)

export const TableParameters = Type.Object({ table: TableId }, closed)

export const LinkBody = Type.Object({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }) }, closed)

/** What a browser's PushManager gives. */
export const SubscriptionBody = Type.Object({
  endpoint: Type.String({ maxLength: 1000, pattern: '^https://[\\x21-\\x7e]+$' }),
  expirationTime: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
  keys: Type.Object({
    p256dh: Type.String({ maxLength: 200, pattern: '^[A-Za-z0-9_=-]+$' }),
    auth: Type.String({ maxLength: 100, pattern: '^[A-Za-z0-9_=-]+$' }),
  }),
})

export const SocketQuery = Type.Object({ token: Type.Optional(Type.String({ maxLength: 200 })) })
