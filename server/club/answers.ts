import { UNRATED } from '@runatal/club'
import { Type } from 'typebox'

/** What the club answers over HTTP, for its description. */

export const Options = Type.Unknown({ description: 'For navigator.credentials, as @simplewebauthn/browser takes it' })

export const Codes = Type.Object({
  name: Type.String(),
  codes: Type.Array(Type.String(), { description: 'Each signs in once; they are not shown again' }),
})

export const Account = Type.Object({
  kept: Type.Optional(Type.Object({ name: Type.String(), since: Type.Number() })),
  passkeys: Type.Array(
    Type.Object({ id: Type.String(), device: Type.String(), since: Type.Number(), usedAt: Type.Number() }),
  ),
  codes: Type.Object({ left: Type.Integer(), of: Type.Integer() }),
  blocked: Type.Array(Type.Object({ person: Type.String(), name: Type.String(), since: Type.Number() })),
  games: Type.Integer({ description: 'How many games are finished' }),
  best: Type.Integer({ description: 'The highest rating, 0 without one' }),
})

export const Everything = Type.Unknown({ description: 'Names, devices, ratings, records, games and tables' })

export const Rating = Type.Object({
  rating: Type.Integer(),
  deviation: Type.Integer({ description: 'One standard deviation' }),
  known: Type.Boolean({ description: 'Well enough to stand in lists; otherwise it is provisional' }),
  games: Type.Integer(),
})

export const Seats = Type.Object({
  unrated: Type.Optional(Type.Enum([...UNRATED])),
  over: Type.Boolean(),
  chance: Type.Optional(Type.Number({ description: 'Of a party to beat its scenario, from 0 to 1' })),
  seats: Type.Array(
    Type.Object({
      seat: Type.Integer(),
      name: Type.Optional(Type.String({ description: 'A kept name, of the person who sits there' })),
      program: Type.Optional(Type.Boolean()),
      rating: Type.Optional(Rating),
      gain: Type.Optional(Type.Number({ description: 'What the finished game has changed' })),
    }),
  ),
})

const Result = Type.Enum(['won', 'drawn', 'lost'])

export const Game = Type.Object({
  table: Type.String(),
  game: Type.String(),
  pace: Type.Enum(['live', 'letter']),
  at: Type.Number(),
  result: Result,
  place: Type.Integer(),
  together: Type.Boolean(),
  unrated: Type.Optional(Type.Enum([...UNRATED])),
  gain: Type.Optional(Type.Number()),
  seats: Type.Array(
    Type.Object({
      name: Type.String({ description: 'Empty for somebody who is gone' }),
      bot: Type.Optional(Type.String()),
      mine: Type.Boolean(),
      kept: Type.Boolean(),
      place: Type.Integer(),
      score: Type.Number(),
    }),
  ),
})

export const Games = Type.Array(Game)

const Count = { won: Type.Integer(), drawn: Type.Integer(), lost: Type.Integer() }

export const Profile = Type.Object({
  person: Type.String(),
  name: Type.String(),
  since: Type.Number(),
  program: Type.Boolean(),
  me: Type.Boolean(),
  blocked: Type.Boolean({ description: 'By whoever asks' }),
  ratings: Type.Array(
    Type.Intersect([Rating, Type.Object({ game: Type.String(), pace: Type.Enum(['live', 'letter']) })]),
  ),
  records: Type.Array(Type.Object({ game: Type.String(), players: Type.Integer(), ...Count, best: Type.Number() })),
  games: Games,
  against: Type.Optional(
    Type.Object({
      ...Count,
      byGame: Type.Array(Type.Object({ game: Type.String(), ...Count })),
      last: Type.Optional(
        Type.Object({ table: Type.String(), game: Type.String(), result: Result, at: Type.Number() }),
      ),
    }),
  ),
  feats: Type.Array(Type.Object({ id: Type.String(), done: Type.Integer(), of: Type.Integer() })),
})

export const Points = Type.Array(Type.Object({ at: Type.Number(), rating: Type.Number(), deviation: Type.Number() }))

const Row = Type.Object({
  rank: Type.Integer(),
  name: Type.String(),
  me: Type.Boolean(),
  rating: Type.Integer(),
  deviation: Type.Integer(),
  games: Type.Integer(),
  form: Type.Array(Result, { description: 'The last ten results, oldest first' }),
})

export const Ladder = Type.Object({
  of: Type.Integer({ description: 'How many are listed in all' }),
  rows: Type.Array(Row),
  mine: Type.Optional(Row),
  stars: Type.Array(Type.Object({ bot: Type.String(), rating: Type.Integer() })),
  spread: Type.Array(Type.Object({ hundred: Type.Integer(), people: Type.Integer() })),
})
