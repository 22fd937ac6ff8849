import type { FinishedGame, Pace, Unrated } from '@runatal/club'
import type { ClubSchema } from './club-schema.ts'

/** A finished game as a row, and back. */
export function finishedRow(game: FinishedGame): ClubSchema['finished'] {
  const { table, pace, endedAt, moves, seats, box, unrated } = game
  return {
    table,
    number: null,
    game: game.game,
    pace,
    ended_at: endedAt,
    moves,
    seats: JSON.stringify(seats),
    scenario: box?.scenario ?? null,
    beaten: box === undefined ? null : Number(box.beaten),
    unrated: unrated ?? null,
  }
}

export function finishedGame(row: ClubSchema['finished']): FinishedGame {
  const { table, game, pace, ended_at: endedAt, moves, seats, scenario, beaten, unrated } = row
  return {
    table,
    game,
    pace: pace as Pace,
    endedAt,
    moves,
    seats: JSON.parse(seats) as FinishedGame['seats'],
    ...(scenario !== null && { box: { scenario, beaten: beaten === 1 } }),
    ...(unrated !== null && { unrated: unrated as Unrated }),
  }
}
