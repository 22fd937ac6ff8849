import { Type } from 'typebox'
import { Clock } from '../messages.ts'

/** What the API answers, for its description. */

export const Refusal = Type.Object({
  refused: Type.String({ description: 'A reason for programs' }),
  text: Type.String({ description: 'One sentence for people' }),
  rule: Type.Optional(Type.String({ description: 'The rule that forbids it' })),
})

export const Me = Type.Object({
  person: Type.String(),
  name: Type.String(),
  kept: Type.Optional(Type.Boolean({ description: 'Nobody else may have this name' })),
})

export const NewBot = Type.Object({ person: Type.String(), name: Type.String(), token: Type.String() })

export const Url = Type.Object({ url: Type.String() })

export const NewTableId = Type.Object({ table: Type.String() })

const Strings = Type.Record(Type.String(), Type.String())

const SeatView = Type.Object({
  seat: Type.Integer(),
  who: Type.Enum(['nobody', 'person', 'bot']),
  name: Type.String(),
  person: Type.Optional(Type.String()),
  bot: Type.Optional(Type.String()),
  forfeited: Type.Optional(Type.Boolean()),
  choices: Strings,
})

export const GameList = Type.Array(
  Type.Object({
    id: Type.String(),
    seats: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
    choices: Type.Unknown({ description: 'What is chosen before the start, for the table and per seat' }),
    bots: Type.Array(Type.String(), { description: 'Bots that may be given a seat' }),
  }),
)

export const LobbyList = Type.Array(
  Type.Object({
    table: Type.String(),
    game: Type.String(),
    host: Type.String(),
    choices: Strings,
    clock: Clock,
    seats: Type.Array(SeatView),
    waiting: Type.Integer({ description: 'Seats that wait for somebody' }),
    since: Type.Number({ description: 'When it was opened, in milliseconds' }),
  }),
)

export const MyTables = Type.Array(
  Type.Object({
    id: Type.String(),
    game: Type.String(),
    status: Type.Enum(['open', 'playing', 'over']),
    at: Type.Number(),
    seats: Type.Array(Type.Object({ seat: Type.Integer(), who: Type.String(), name: Type.String(), choices: Strings })),
    own: Type.Array(Type.Integer()),
    mine: Type.Boolean({ description: 'It is my turn' }),
    ask: Type.Optional(Type.String()),
    winners: Type.Optional(Type.Array(Type.Integer())),
    places: Type.Optional(Type.Array(Type.Integer())),
    scores: Type.Optional(Type.Array(Type.Number())),
  }),
)

export const Replay = Type.Object({
  record: Type.Unknown({ description: 'Game, wish, seed and log: all that is needed to play it again' }),
  commitment: Type.String({ description: 'SHA-256 of the seed, shown since the start' }),
  outcome: Type.Optional(Type.Unknown()),
})

export const History = Type.Object({
  version: Type.Integer(),
  told: Type.Array(Type.Object({ version: Type.Integer(), events: Type.Array(Type.Unknown()) })),
})

export const PushKey = Type.Object({ key: Type.String() })
