import { begin, FastChance } from '@runatal/kernel'
import { expect, test } from 'vitest'
import { type GameOver, newClient, options } from '../connect-four/boardgameio.ts'
import { connectFour } from '../connect-four/kernel.ts'

const GAMES = 3000

test('both connect fours agree on legal moves, turns and winners', () => {
  const chance = new FastChance(2026)
  const client = newClient()
  const ends = { won: 0, drawn: 0 }
  for (let game = 0; game < GAMES; game++) {
    const play = begin(connectFour, connectFour.create({ seats: 2, table: {}, seat: [{}, {}] }), chance)
    client.reset()
    for (let ask = play.owed(); ask !== undefined; ask = play.owed()) {
      const { G, ctx } = theirState(client)
      const open = play.options(ask)
      expect(ctx.gameover).toBeUndefined()
      expect(ctx.currentPlayer).toBe(String(ask.seat))
      expect(open.map(move => move.column)).toEqual(options(G))
      const move = open[chance.int(open.length)]!
      play.play(ask, move)
      client.moves['drop']!(move.column)
    }
    const theirs: GameOver | undefined = theirState(client).ctx.gameover
    const ours = connectFour.outcome(play.state)
    expect(ours?.winners).toEqual(theirs?.winner === undefined ? [0, 1] : [theirs.winner])
    if (theirs?.winner === undefined) ends.drawn++
    else ends.won++
  }
  // Both kinds of end were seen: about one random game in 400 fills the board.
  expect(ends.drawn).toBeGreaterThan(0)
  expect(ends.won + ends.drawn).toBe(GAMES)
})

function theirState(client: ReturnType<typeof newClient>) {
  const state = client.getState()
  if (state === null) throw new Error('A client without a server always has a state')
  return state
}
