import { describe, expect, test } from 'vitest'
import { begin, CLOCK, FastChance, isRefusal, settle } from '@runatal/kernel'
import { type Event, rok } from '../index.ts'
import { liveStones } from '../rules/table.ts'

/**
 * The ledger's model of a game: every live stone is taken, each by a player drawn by chance; thefts in any order. Its
 * numbers were measured on 20,000 games a line by another program: ours must come near them.
 */
const MODEL = [
  { seats: 2, throws: 15.9, pairs: 13.8, own: 4.4, splits: 13.8, thefts: 4.4, stolen: 18.1, winner: 30.6, ties: 0.04 },
  { seats: 3, throws: 14.4, pairs: 9.0, own: 4.3, splits: 18.1, thefts: 8.6, stolen: 21.8, winner: 23.7, ties: 0.07 },
  { seats: 4, throws: 13.4, pairs: 5.8, own: 3.9, splits: 17.3, thefts: 11.6, stolen: 20.5, winner: 19.6, ties: 0.1 },
  { seats: 5, throws: 14.0, pairs: 3.6, own: 3.4, splits: 14.5, thefts: 13.6, stolen: 17.9, winner: 16.7, ties: 0.13 },
]

const GAMES = 250

describe.each(MODEL)('the model with $seats players', ({ seats, ...expected }) => {
  const events = Array.from({ length: GAMES }, (_, game) => playModel(seats, game)).flat()
  const mean = (type: Event['type']) => events.filter(event => event.type === type).length / GAMES
  const stolen = events.reduce((sum, event) => sum + (event.type === 'theft.resolved' ? event.count : 0), 0) / GAMES
  const winner = events.reduce((sum, event) => sum + (event.type === 'game.won' ? event.runes : 0), 0) / GAMES

  test.each([
    ['throws', mean('turn.started'), expected.throws],
    ['pairs won', mean('pair.made'), expected.pairs],
    ['own pairs', mean('balance.completed'), expected.own],
    ['split pairs', mean('pair.split'), expected.splits],
    ['thefts', mean('theft.resolved'), expected.thefts],
    ['runes stolen from loots', stolen, expected.stolen],
    ['runes of the winner', winner, expected.winner],
  ])('%s', (_, found, wanted) => {
    expect(found / wanted).toBeGreaterThan(0.9)
    expect(found / wanted).toBeLessThan(1.1)
  })

  test('ties', () => {
    expect(Math.abs(mean('tie.contest') - expected.ties)).toBeLessThan(0.045)
  })
})

function playModel(seats: number, game: number): Event[] {
  const setting = settle(rok, { seats })
  if (isRefusal(setting)) throw new Error(setting.text)
  const events: Event[] = []
  const chance = new FastChance(seats, game)
  const play = begin(rok, rok.create(setting), new FastChance(seats, game, 1), event => events.push(event))
  for (let moves = 0; play.state.asks.length > 0; moves++) {
    if (moves > 5000) throw new Error('This game does not end')
    const { state } = play
    const live = state.phase === 'grab' ? liveStones(state) : []
    const pending = state.race.requests.some(({ result }) => result === 'pending')
    if (live.length > 0 && !pending) {
      const tag = state.table.tag[state.table.stone.indexOf(live[0]!)]!
      const seat = chance.int(seats)
      play.now = state.time + 400
      const ask = state.asks.find(one => one.kind === 'grab' && one.seat === seat)!
      play.play(ask, { do: 'grab', stone: tag })
      continue
    }
    const owed = state.asks.find(ask => ask.must && ask.seat !== CLOCK) ?? state.asks.find(ask => ask.must)!
    const options = play.options(owed)
    play.play(owed, options[chance.int(options.length)]!)
  }
  return events
}
