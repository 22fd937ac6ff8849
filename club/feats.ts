import { type FinishedGame, type FinishedSeat, resultOf } from './finished.ts'

/** An achievement: how much of it is done. */
export interface Feat {
  id: FeatId
  done: number
  of: number
}

export const FEATS = ['masters', 'everywhere', 'hearth', 'crowd', 'letter', 'row'] as const
export type FeatId = (typeof FEATS)[number]

/**
 * What somebody has done that is worth telling, found in their finished games, the newest first: new ones count backwards.
 * `masters`: a master beaten in each game. `everywhere`: each game won. `hearth`: ten people played with. `crowd`: four others
 * beaten at one table. `letter`: a game won by letter. `row`: five won in a row.
 */
export function featsOf(person: string, games: readonly FinishedGame[], allGames: readonly string[]): Feat[] {
  const mine = games.flatMap(game => {
    const seat = game.seats.find(one => one.person === person)
    return seat === undefined ? [] : [{ game, seat, won: resultOf(game, seat) === 'won' }]
  })
  const won = mine.filter(one => one.won)
  const inGames = (some: readonly { game: FinishedGame }[]) =>
    new Set(some.map(({ game }) => game.game).filter(id => allGames.includes(id))).size
  const people = new Set(mine.flatMap(({ game }) => game.seats.flatMap(seat => seat.person ?? [])))
  people.delete(person)
  return [
    feat('masters', inGames(won.filter(({ game }) => game.seats.some(isMaster))), allGames.length),
    feat('everywhere', inGames(won), allGames.length),
    feat('hearth', people.size, 10),
    feat(
      'crowd',
      Math.max(0, ...won.filter(({ game }) => game.box === undefined).map(({ game }) => game.seats.length - 1)),
      4,
    ),
    feat('letter', won.filter(({ game }) => game.pace === 'letter').length, 1),
    feat('row', longestRow(mine), 5),
  ]
}

function isMaster({ bot }: FinishedSeat): boolean {
  return bot === 'master'
}

function feat(id: FeatId, done: number, of: number): Feat {
  return { id, done: Math.min(done, of), of }
}

function longestRow(games: readonly { won: boolean }[]): number {
  let longest = 0
  let row = 0
  for (const { won } of games) {
    row = won ? row + 1 : 0
    longest = Math.max(longest, row)
  }
  return longest
}
