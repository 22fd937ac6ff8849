import { SealedChance } from '../../chance.ts'
import type { Types } from '../../game.ts'
import { Play } from '../../play.ts'
import { firstState } from '../before.ts'
import { bytes, difference } from '../plain.ts'
import type { Law, Position } from '../spec.ts'

/** Played again with nobody listening, the same moves lead to the same state. */
export const listener: Law = {
  name: 'a listener changes nothing',
  every: 'end',
  check<G extends Types>({ game, match, broken }: Position<G>) {
    const play = new Play(game, firstState(match), new SealedChance(match.seed, 0))
    play.advance()
    for (const [i, entry] of match.log.entries()) {
      const ask = play.state.asks.find(one => one.id === entry.ask)
      if (ask === undefined) return broken(`with nobody listening, entry ${i} of the log answers no open question`)
      play.chance = new SealedChance(match.seed, i + 1)
      play.now = entry.at
      if ('late' in entry) play.expire(ask)
      else play.play(ask, entry.move)
    }
    if (bytes(play.state) !== bytes(match.state))
      broken(`with nobody listening the state is another one at ${difference(play.state, match.state)}`)
  },
}
