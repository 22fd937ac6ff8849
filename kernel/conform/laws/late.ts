import { FastChance } from '../../chance.ts'
import type { Types } from '../../game.ts'
import { Play } from '../../play.ts'
import { liveAsks, some } from '../asks.ts'
import { playOut } from '../playout.ts'
import type { Law, Position } from '../spec.ts'

/** Whoever owes a decision can run out of time, and the game goes on to its end. */
export const late: Law = {
  name: 'time can run out',
  every: 10,
  check<G extends Types>({ game, match, chance, bound, broken }: Position<G>) {
    const owed = liveAsks(match.state).filter(ask => ask.must)
    for (const ask of some(owed, 4, chance)) {
      const play = new Play(game, game.clone(match.state), new FastChance(chance.int(1e9)))
      try {
        play.expire(ask)
        const why = chance.int(2) === 0 ? playOut(play, chance, bound) : waitForEnd(play, bound)
        if (why !== undefined) broken(`after '${ask.kind}' of seat ${ask.seat} ran out of time: ${why}`)
      } catch (error) {
        broken(`'${ask.kind}' of seat ${ask.seat} cannot run out of time: ${String(error)}`)
      }
    }
  },
}

/** Everybody has left the table. */
function waitForEnd<G extends Types>(play: Play<G>, bound: number): string | undefined {
  for (let owed = 0; owed <= bound; owed++) {
    const ask = play.owed()
    if (ask === undefined) return undefined
    play.expire(ask)
  }
  return `with everybody late it goes on after ${bound} owed decisions`
}
