import { begin, type Chance, FastChance } from '@runatal/kernel'
import { expect, test } from 'vitest'
import { type GameOver, newClient, options } from '../connect-four/boardgameio.ts'
import { connectFour } from '../connect-four/kernel.ts'

const GAMES = 2000

test('both connect fours agree on legal moves, turns and winners', () => {
  const chance = new FastChance(2026)
  const client = newClient()
  const endings = new Set<string>()
  for (let game = 0; game < GAMES; game++) {
    const { ours, theirs } = playBoth(client, chance)
    expect(ours).toEqual(theirs)
    endings.add(ours.at(-1)!)
  }
  // Every kind of ending was seen: one random game in 400 or so fills the board.
  expect([...endings].toSorted()).toEqual(['won by 0', 'won by 0,1', 'won by 1'])
})

/** The same random game on both, told by both: who may drop where, turn by turn, and who won. */
function playBoth(client: ReturnType<typeof newClient>, chance: Chance) {
  const ours: string[] = []
  const theirs: string[] = []
  const play = begin(connectFour, connectFour.create({ seats: 2, table: {}, seat: [{}, {}] }), chance)
  client.reset()
  for (let ask = play.owed(); ask !== undefined; ask = play.owed()) {
    const open = play.options(ask)
    ours.push(`${ask.seat} on ${open.map(move => move.column).join()}`)
    theirs.push(told(client))
    const move = open[chance.int(open.length)]!
    play.play(ask, move)
    client.moves['drop']!(move.column)
  }
  ours.push(`won by ${connectFour.outcome(play.state)?.winners.join()}`)
  theirs.push(told(client))
  return { ours, theirs }
}

function told(client: ReturnType<typeof newClient>): string {
  const state = client.getState()
  if (state === null) throw new Error('A client without a server always has a state')
  const over: GameOver | undefined = state.ctx.gameover
  if (over === undefined) return `${state.ctx.currentPlayer} on ${options(state.G).join()}`
  return `won by ${over.winner ?? '0,1'}`
}
