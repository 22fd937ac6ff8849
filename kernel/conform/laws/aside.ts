import { FastChance } from '../../chance.ts'
import type { Types } from '../../game.ts'
import { Play } from '../../play.ts'
import { decisionOf, liveAsks, optionsOf, some } from '../asks.ts'
import { short } from '../plain.ts'
import type { Law, Position } from '../spec.ts'

/** What is said aside is no part of play: nobody has more or less by it. */
export const asideLaw: Law = {
  name: 'what is said aside changes nothing',
  every: 3,
  check<G extends Types>({ game, match, viewers, chance, spec: { care }, broken }: Position<G>) {
    if (care === undefined) return
    const { state } = match
    for (const ask of liveAsks(state)) {
      if (decisionOf(game, ask).aside !== true) continue
      for (const move of some(optionsOf(game, state, ask), 3, chance)) {
        const play = new Play(game, game.clone(state), new FastChance(chance.int(1e9)))
        play.play(ask, move)
        for (const seat of viewers)
          if (seat >= 0 && care.worth(play.state, seat) !== care.worth(state, seat))
            broken(`${short(move)} of '${ask.kind}' is said aside, and seat ${seat} has more or less by it`)
      }
    }
  },
}
