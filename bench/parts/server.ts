import { type Part, summary } from '../part.ts'
import { startServer } from '../server/child.ts'
import { seatAll, stroll } from '../server/crowd.ts'
import { ourPair } from '../server/our-pair.ts'
import { Rushers } from '../server/rushers.ts'
import { theirPair } from '../server/their-pair.ts'

const PLAYERS = 2000
const MOVES_A_SECOND = 500
/** Tables that play as fast as they can, with all the players: enough to keep either server busy. */
const RUSHING = PLAYERS / 2
/** Rushes before any counts: until the engine of either server has optimised what it does all the time. */
const WARM_UP = 3

/**
 * Wall time, unlike elsewhere: waiting for the disk is part of what is measured. Shorter slices than usual also mean
 * fewer players.
 */
export const server: Part = {
  name: 'server',
  describe:
    '2,000 players at 500 moves a second; then moves as fast as can be, beside boardgame.io with FlatFile: each on the disk ' +
    'before it is answered as ours are, and as it comes',
  async run({ slice, rounds, progress }) {
    const scale = Math.min(1, slice / 50)
    const runs = Math.ceil(rounds / 6)
    const steps = 2 + 3 * runs
    const ours = await startServer('./ours.ts')
    const durable = await startServer('./theirs.ts', 'durable')
    const unflushed = await startServer('./theirs.ts')
    try {
      const crowd = await seatAll(Math.ceil((scale * PLAYERS) / 2), () => ourPair(ours.port))
      progress(1, steps)
      await stroll(crowd, scale * MOVES_A_SECOND, 20 * slice)
      const took = (await stroll(crowd, scale * MOVES_A_SECOND, 200 * slice)).toSorted((a, b) => a - b)
      progress(2, steps)
      for (const pair of crowd) pair.leave()

      const tables = Math.ceil(scale * RUSHING)
      const us = await Rushers.seat(ours, tables, ourPair)
      const them = await Rushers.seat(durable, tables, theirPair)
      const themAsTheyCome = await Rushers.seat(unflushed, tables, theirPair)
      const all = [us, them, themAsTheyCome]
      for (let run = 0; run < WARM_UP; run++) for (const one of all) await one.rush(40 * slice, all)
      for (const one of all) one.rushes = []
      for (let run = 0; run < runs; run++)
        for (const [i, one] of all.entries()) {
          await one.rush(40 * slice, all)
          progress(3 + 3 * run + i, steps)
        }
      for (const one of all) one.leave()
      return {
        'server.players': 2 * crowd.length,
        'server.pacedMovesPerSecond': took.length / (0.2 * slice),
        'server.p50Ms': took[Math.floor(took.length / 2)] ?? 0,
        'server.p99Ms': took[Math.floor(took.length * 0.99)] ?? 0,
        ...summary('server.movesPerSecond', us.rates),
        ...summary('boardgameio.serverMovesPerSecond', them.rates),
        ...summary('boardgameio.unflushedMovesPerSecond', themAsTheyCome.rates),
        ...summary('server.vsBoardgameioFlatFile', us.times(them)),
        ...summary('server.vsBoardgameioUnflushed', us.times(themAsTheyCome)),
        ...summary('server.cpuUsPerMove', us.cpus),
        ...summary('boardgameio.serverCpuUsPerMove', them.cpus),
      }
    } finally {
      for (const house of [ours, durable, unflushed]) await house.stop()
    }
  },
}
