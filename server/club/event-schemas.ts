import { FORMATS } from '@runatal/club'
import { Type } from 'typebox'
import { Clock, Line } from '../messages.ts'

/** What may come in for tournaments, and what is answered. */

const closed = { additionalProperties: false }
const Chosen = Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 4000 }), { maxProperties: 20 })

export const EventBody = Type.Object(
  {
    name: Line,
    game: Type.String({ maxLength: 40 }),
    format: Type.Enum([...FORMATS]),
    size: Type.Integer({ minimum: 1, maximum: 5, description: 'How many sit at a table, or play in a party' }),
    rounds: Type.Optional(Type.Integer({ minimum: 1, maximum: 15, description: 'Swiss and race' })),
    lasts: Type.Optional(Type.Integer({ minimum: 5, maximum: 360, description: 'Arena: minutes' })),
    choices: Type.Optional(Chosen),
    clock: Clock,
    startsAt: Type.Number({ description: 'Wall time in milliseconds' }),
    patience: Type.Optional(Type.Integer({ minimum: 1, maximum: 60, description: 'Minutes somebody is waited for' })),
    pause: Type.Optional(Type.Integer({ minimum: 0, maximum: 3600, description: 'Seconds between rounds' })),
    places: Type.Optional(Type.Integer({ minimum: 2, maximum: 64 })),
    listed: Type.Optional(Type.Boolean()),
    checkIn: Type.Optional(Type.Boolean()),
    below: Type.Optional(Type.Integer({ minimum: 500, maximum: 4000 })),
    weekly: Type.Optional(Type.Boolean()),
    programs: Type.Optional(Type.Boolean()),
  },
  closed,
)

export const EventParameters = Type.Object({ id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' }) }, closed)
export const EnterBody = Type.Object({ choices: Type.Optional(Chosen) }, closed)

export const NewEvent = Type.Object({ id: Type.String() })

const Glance = {
  id: Type.String(),
  name: Type.String(),
  evening: Type.Optional(Type.Boolean({ description: 'Planned by the house, every week' })),
  game: Type.String(),
  format: Type.Enum([...FORMATS]),
  size: Type.Integer(),
  status: Type.Enum(['open', 'going', 'paused', 'over']),
  startsAt: Type.Number(),
  people: Type.Integer(),
  places: Type.Integer(),
  round: Type.Integer(),
  rounds: Type.Integer(),
  entered: Type.Boolean({ description: 'Whoever asks is in it' }),
  winner: Type.Optional(Type.String()),
}

export const EventList = Type.Object({
  now: Type.Number(),
  coming: Type.Array(Type.Object(Glance)),
  over: Type.Array(Type.Object(Glance)),
  mine: Type.Array(Type.Object(Glance)),
})

const Cell = Type.Object({
  round: Type.Integer(),
  mark: Type.Enum(['won', 'drawn', 'lost', 'bye', 'away', 'now']),
  met: Type.Array(Type.Integer({ description: 'Their ranks' })),
  points: Type.Number(),
  half: Type.Optional(Type.Boolean({ description: 'A bye that counts half: not there all the time' })),
})

export const EventView = Type.Object({
  ...Glance,
  now: Type.Number(),
  lasts: Type.Number({ description: 'Milliseconds, for an arena' }),
  clock: Clock,
  choices: Type.Record(Type.String(), Type.String()),
  patience: Type.Number(),
  checkIn: Type.Boolean(),
  below: Type.Optional(Type.Number()),
  weekly: Type.Boolean(),
  programs: Type.Boolean(),
  listed: Type.Boolean(),
  owner: Type.Object({ name: Type.String(), me: Type.Boolean() }),
  nextAt: Type.Optional(Type.Number()),
  off: Type.Optional(Type.Enum(['too-few', 'owner'])),
  me: Type.Optional(
    Type.Object({
      state: Type.Enum(['in', 'away', 'out']),
      checkedIn: Type.Boolean(),
      ready: Type.Boolean(),
    }),
  ),
  standings: Type.Array(
    Type.Object({
      rank: Type.Integer(),
      name: Type.String(),
      me: Type.Boolean(),
      rating: Type.Integer(),
      state: Type.Enum(['in', 'away', 'out']),
      checkedIn: Type.Boolean(),
      points: Type.Number(),
      buchholz: Type.Number(),
      berger: Type.Number(),
      cells: Type.Array(Cell),
    }),
  ),
  bouts: Type.Array(
    Type.Object({
      round: Type.Integer(),
      number: Type.Integer(),
      state: Type.Enum(['waiting', 'opening', 'playing', 'over']),
      how: Type.Optional(Type.Enum(['game', 'bye', 'walkover', 'void'])),
      until: Type.Number({ description: 'So long those are waited for who are not there' }),
      table: Type.Optional(Type.String()),
      seats: Type.Array(
        Type.Object({
          name: Type.String(),
          me: Type.Boolean(),
          here: Type.Boolean(),
          points: Type.Optional(Type.Number()),
          won: Type.Boolean({ description: 'Goes on, in a bracket' }),
        }),
      ),
    }),
  ),
})
