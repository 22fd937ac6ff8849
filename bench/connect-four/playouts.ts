import { begin, type Chance, FastChance } from '@runatal/kernel'
import { Contender } from '../measure.ts'
import { newClient, options } from './boardgameio.ts'
import { connectFour } from './kernel.ts'

/** Random games of connect four on our kernel. Both sides draw a column in the same way: one legal one in so many. */
export function onKernel(): Contender {
  const chance = new FastChance(4)
  return new Contender(() => several(100, () => playOnKernel(chance)))
}

/** The same on boardgame.io. Its client is kept and reset: a new one per game is slower. */
export function onBoardgameio(): Contender {
  const chance = new FastChance(4)
  const client = newClient()
  return new Contender(() => several(1, () => playOnBoardgameio(client, chance)))
}

function playOnKernel(chance: Chance) {
  const play = begin(connectFour, connectFour.create(SETTING), chance)
  for (let ask = play.owed(); ask !== undefined; ask = play.owed()) play.play(ask, play.draw(ask, chance))
}

function playOnBoardgameio(client: ReturnType<typeof newClient>, chance: Chance) {
  client.reset()
  for (;;) {
    const state = client.getState()
    if (state === null || state.ctx.gameover !== undefined) return
    const open = options(state.G)
    client.moves['drop']!(open[chance.int(open.length)])
  }
}

function several(games: number, play: () => void): number {
  for (let i = 0; i < games; i++) play()
  return games
}

const SETTING = { seats: 2, table: {}, seat: [{}, {}] }
