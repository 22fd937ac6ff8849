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

const Sealed = Type.String({ description: 'The hash of its seed, from its start' })

const Chosen = Type.Record(Type.String(), Type.String())

const OwnTry = Type.Object({
  table: Type.String(),
  away: Type.Optional(Type.Boolean({ description: 'Played without a network: among those who did so, too' })),
  over: Type.Boolean(),
  score: Type.Optional(Type.Number()),
  stops: Type.Optional(Type.Array(Type.Number(), { description: 'How one stood at each stop' })),
  place: Type.Optional(Type.Integer()),
  better: Type.Optional(Type.Number({ description: 'The share of the others who did worse' })),
})

export const Today = Type.Object({
  day: Type.Integer({ description: 'Its number, from 1' }),
  now: Type.Number(),
  until: Type.Number({ description: 'When it ends, in milliseconds' }),
  games: Type.Array(
    Type.Object({
      game: Type.String(),
      commitment: Sealed,
      fewest: Type.Boolean({ description: 'Fewer is better' }),
      played: Type.Integer({ description: 'How many have ended their try' }),
      away: Type.Optional(
        Type.Object(
          { seed: Type.String(), choices: Chosen, seatChoices: Chosen },
          { description: 'Another deal, to be taken along and played without a network, with a contest of its own' },
        ),
      ),
      mine: Type.Optional(OwnTry),
    }),
  ),
  streak: Type.Object({
    days: Type.Integer(),
    record: Type.Integer(),
    calendar: Type.Array(Type.Object({ day: Type.Integer(), mark: Type.Enum(['played', 'all', 'grace', 'missed']) })),
  }),
  yesterday: Type.Array(
    Type.Object({
      game: Type.String(),
      seed: Type.String(),
      commitment: Sealed,
      mine: Type.Optional(OwnTry),
      best: Type.Optional(Type.Object({ name: Type.String(), score: Type.Number(), table: Type.String() })),
    }),
  ),
})

export const DailyResult = Type.Object({
  game: Type.String(),
  day: Type.Integer(),
  until: Type.Number(),
  fewest: Type.Boolean(),
  played: Type.Integer(),
  median: Type.Optional(Type.Number()),
  mine: Type.Optional(OwnTry),
  marks: Type.Array(Type.Enum(['best', 'better', 'rest']), {
    description: 'One for each stop: among the best quarter, in the better half, or not',
  }),
  runes: Type.String({ description: 'The marks as runes, to share: they spoil nothing' }),
  histogram: Type.Object({
    width: Type.Number(),
    columns: Type.Array(Type.Object({ from: Type.Number(), people: Type.Integer() })),
  }),
  best: Type.Array(
    Type.Object({
      name: Type.String(),
      table: Type.String(),
      place: Type.Integer(),
      score: Type.Optional(Type.Number()),
      stops: Type.Array(Type.Number()),
      mine: Type.Boolean(),
    }),
    { description: 'Those whose names are kept' },
  ),
})

export const Film = Type.Object({
  frames: Type.Array(Type.Object({ state: Type.Unknown(), events: Type.Array(Type.Unknown()) })),
  viewer: Type.Integer(),
})
