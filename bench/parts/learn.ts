import { fetchNet, MOST_SEATS, Net, readNet } from '@runatal/bots'
import { gameIds, games } from '@runatal/games'
import { FastChance, type Game, type Types, type Wish } from '@runatal/kernel'
import { beginner } from '../../learn/adam.ts'
import { lessonsOf } from '../../learn/self-play.ts'
import { Contender, race } from '../measure.ts'
import { type Measured, microseconds, type Part, summary } from '../part.ts'
import { complete, playout } from '../playouts.ts'

export const learn: Part = {
  name: 'learn',
  describe:
    'of each game that can be learned: one judgement by its net, and games of self-play as they are learned from',
  async run(pace) {
    const found: Measured = {}
    for (const id of gameIds)
      await games[id](async game => {
        if (game.guide?.reading === undefined) return
        const judging = new Contender(await judgements(game))
        const playing = new Contender(selfPlay(game))
        race([judging, playing], { ...pace, rounds: Math.ceil(pace.rounds / 4) })
        Object.assign(found, microseconds(`bots.netMicroseconds.${id}`, judging.rates))
        Object.assign(found, summary(`learn.gamesPerSecond.${id}`, playing.rates))
      })
    return found
  },
}

/** How wide the layers are of a net that begins to learn (`learn/learn.ts`). */
const WIDE = 64
const NARROW = 32

/** All seats of positions from random games, read and judged; where nothing is learned yet, by a beginner's net. */
async function judgements<G extends Types>(game: Game<G>): Promise<() => number> {
  const reading = game.guide!.reading!
  const text = await fetchNet(game)
  const shape = { facts: reading.size, wide: WIDE, narrow: NARROW }
  const net = text === undefined ? new Net(shape, beginner(shape, 1)) : readNet(text)
  const positions: G['state'][] = []
  const wish: Wish<G> = { seats: game.seats.min }
  const chance = new FastChance(1)
  for (let i = 0; i < 5; i++)
    playout(game, complete(game, wish), chance, play => positions.push(game.clone(play.state)))
  const facts = new Float32Array(MOST_SEATS * reading.size)
  return () => {
    for (const state of positions) {
      const seats = reading.seats(state)
      for (let seat = 0; seat < seats; seat++) reading.read(state, seat, facts, seat * reading.size)
      net.judge(facts, seats)
    }
    return positions.length
  }
}

/** As in the first generation: the game's own quick policy where it has one. */
function selfPlay<G extends Types>(game: Game<G>): () => number {
  const spec = game.guide?.rollout === undefined ? 'ismcts:32' : 'policy'
  let next = 0
  return () => {
    lessonsOf(game, spec, [1, next++])
    return 1
  }
}
