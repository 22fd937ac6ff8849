import { makeBot, playGame } from '@runatal/bots'
import { victoryOf } from '@runatal/kernel'
import { raiseRiseDie, STARTER } from '../index.ts'

/** Every ready deck against every other, and what came of it. */
export interface Tally {
  games: number
  /** Share of victory of the row's deck against the column's, summed over the games of the pair. */
  won: number[][]
  first: number
  bouts: number[]
  withObject: number
  withInfusion: number
  played: Set<string>
}

export const decks = STARTER.decks.map(({ id }) => id)

/** So many games for each pair, in both seats by turns on the same seed. */
export function tally(bot: string, gamesAPair: number, seed: number, tell: (done: number) => void): Tally {
  const result: Tally = {
    games: 0,
    won: decks.map(() => decks.map(() => 0)),
    first: 0,
    bouts: [],
    withObject: 0,
    withInfusion: 0,
    played: new Set(),
  }
  for (let game = 0; game < gamesAPair; game++)
    for (let a = 0; a < decks.length; a++)
      for (let b = 0; b < a; b++) {
        const [row, column] = game % 2 === 0 ? [a, b] : [b, a]
        playOne(result, bot, row, column, [seed, game >> 1, a, b])
        tell(result.games)
      }
  return result
}

function playOne(result: Tally, bot: string, row: number, column: number, stream: number[]) {
  let first = 0
  let object = false
  let infusion = false
  const bots = [makeBot(raiseRiseDie, bot), makeBot(raiseRiseDie, bot)]
  const seat = [{ deck: decks[row]! }, { deck: decks[column]! }]
  const { outcome, state } = playGame(raiseRiseDie, { seats: 2, table: { windows: 'quick' }, seat }, bots, stream, {
    emit(event) {
      if (event.type === 'FIRST_PLAYER' && event.how === 'random') first = event.seat
      object ||= event.type === 'OBJECT_PLACED'
      infusion ||= event.type === 'INFUSED'
      for (const { card, how } of raiseRiseDie.study!(event)) if (how === 'played') result.played.add(card)
    },
  })
  const share = victoryOf(outcome.winners, 0)
  result.games++
  result.won[row]![column]! += share
  result.won[column]![row]! += 1 - share
  result.first += victoryOf(outcome.winners, first)
  result.bouts.push(state.bout)
  if (object) result.withObject++
  if (infusion) result.withInfusion++
}
