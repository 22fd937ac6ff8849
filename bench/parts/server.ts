import { type Part, summary } from '../part.ts'
import { startServer } from '../server/child.ts'
import { type Rush, rush, seatAll, stroll } from '../server/crowd.ts'
import { ourPair } from '../server/our-pair.ts'
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
  describe: '2,000 players at 500 moves a second; then moves as fast as can be, beside boardgame.io with FlatFile',
  async run({ slice, rounds, progress }) {
    const scale = Math.min(1, slice / 50)
    const runs = Math.ceil(rounds / 8)
    const steps = 2 + 2 * runs
    const ours = await startServer('./ours.ts')
    const theirs = await startServer('./theirs.ts')
    try {
      const crowd = await seatAll(Math.ceil((scale * PLAYERS) / 2), () => ourPair(ours.port))
      progress(1, steps)
      await stroll(crowd, scale * MOVES_A_SECOND, 20 * slice)
      const took = (await stroll(crowd, scale * MOVES_A_SECOND, 200 * slice)).toSorted((a, b) => a - b)
      progress(2, steps)
      for (const pair of crowd) pair.leave()

      const us = await seatAll(Math.ceil(scale * RUSHING), () => ourPair(ours.port))
      const them = await seatAll(Math.ceil(scale * RUSHING), () => theirPair(theirs.port))
      const ourRushes: Rush[] = []
      const theirRushes: Rush[] = []
      for (let run = 0; run < WARM_UP; run++) {
        await rush(us, [ours], 40 * slice)
        await rush(them, [theirs], 40 * slice)
      }
      for (let run = 0; run < runs; run++) {
        ourRushes.push(await rush(us, [ours], 40 * slice))
        progress(3 + 2 * run, steps)
        theirRushes.push(await rush(them, [theirs], 40 * slice))
        progress(4 + 2 * run, steps)
      }
      for (const pair of [...us, ...them]) pair.leave()
      return {
        'server.players': 2 * crowd.length,
        'server.pacedMovesPerSecond': took.length / (0.2 * slice),
        'server.p50Ms': took[Math.floor(took.length / 2)] ?? 0,
        'server.p99Ms': took[Math.floor(took.length * 0.99)] ?? 0,
        ...summary('server.movesPerSecond', rates(ourRushes)),
        ...summary('boardgameio.serverMovesPerSecond', rates(theirRushes)),
        ...summary(
          'server.vsBoardgameioFlatFile',
          ourRushes.map(({ rate }, run) => rate / theirRushes[run]!.rate),
        ),
        ...summary('server.cpuUsPerMove', cpus(ourRushes)),
        ...summary('boardgameio.serverCpuUsPerMove', cpus(theirRushes)),
      }
    } finally {
      await ours.stop()
      await theirs.stop()
    }
  },
}

function rates(rushes: readonly Rush[]): number[] {
  return rushes.map(({ rate }) => rate)
}

function cpus(rushes: readonly Rush[]): number[] {
  return rushes.map(({ cpu }) => cpu)
}
