import { makeBot, playGame } from '@runatal/bots'
import { victoryOf } from '@runatal/kernel'
import { raiseRiseDie, STARTER } from '../index.ts'

export const decks = STARTER.decks.map(({ id }) => id)

/** What came of one duel. */
export interface Duel {
  /** Which decks, by their number: in seat 0 and in seat 1. */
  decks: [number, number]
  /** The share of victory of seat 0, and of whoever began. */
  won: number
  beginnerWon: number
  bouts: number
  object: boolean
  infusion: boolean
  /** Per seat: the cards that it played at least once. */
  played: [string[], string[]]
}

/** Every ready deck against every other, so many duels for each pair, in both seats by turns on the same seed. */
export function* duels(bot: string, duelsAPair: number, seed: number, from = 0): Generator<Duel> {
  let number = 0
  for (let duel = 0; duel < duelsAPair; duel++)
    for (let a = 0; a < decks.length; a++)
      for (let b = 0; b < a; b++)
        if (number++ >= from) yield playOne(bot, duel % 2 === 0 ? [a, b] : [b, a], [seed, duel >> 1, a, b])
}

function playOne(bot: string, pair: [number, number], stream: number[]): Duel {
  let first = 0
  let object = false
  let infusion = false
  const played = [new Set<string>(), new Set<string>()] as const
  const bots = [makeBot(raiseRiseDie, bot), makeBot(raiseRiseDie, bot)]
  const brought = pair.map(deck => ({ deck: decks[deck]! }))
  const { outcome, state } = playGame(
    raiseRiseDie,
    { seats: 2, table: { windows: 'quick' }, seat: brought },
    bots,
    stream,
    {
      emit(event) {
        if (event.type === 'FIRST_PLAYER' && event.how === 'random') first = event.seat
        object ||= event.type === 'OBJECT_PLACED'
        infusion ||= event.type === 'INFUSED'
        for (const { seat, card, how } of raiseRiseDie.study!(event)) if (how === 'played') played[seat]!.add(card)
      },
    },
  )
  return {
    decks: pair,
    won: victoryOf(outcome.winners, 0),
    beginnerWon: victoryOf(outcome.winners, first),
    bouts: state.bout,
    object,
    infusion,
    played: [[...played[0]], [...played[1]]],
  }
}
