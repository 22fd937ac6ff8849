import { FastChance } from '../../chance.ts'
import { CLOCK, type Types } from '../../game.ts'
import type { Play } from '../../play.ts'
import { same } from '../../same.ts'
import { liveAsks, optionsOf, some } from '../asks.ts'
import { listenTo } from '../hearing.ts'
import { short } from '../plain.ts'
import type { Law, Position } from '../spec.ts'

/** Whoever cannot tell one answer from another cannot tell either that the one was changed into the other. */
export const mind: Law = {
  name: 'a change of mind shows nothing',
  every: 3,
  check<G extends Types>(at: Position<G>) {
    const { game, match, viewers, chance, spec, broken } = at
    for (const ask of some(liveAsks(match.state), 4, chance)) {
      if (ask.seat === CLOCK) continue
      const [first, then] = some(optionsOf(game, match.state, ask), 2, chance)
      if (first === undefined || then === undefined || spec.noticed?.(match.state, ask, first)) continue
      const luck = chance.int(1e9)
      const after = (act: (play: Play<G>) => void) => listenTo(at, match.state, new Luck(luck), act)
      let kept = true
      const one = after(play => play.play(ask, first))
      const two = after(play => play.play(ask, then))
      const changed = after(play => {
        play.play(ask, first)
        const open = play.state.asks.find(({ id, must }) => id === ask.id && !must)
        kept = open !== undefined && optionsOf(game, play.state, open).some(move => same(move, then))
        if (open !== undefined && kept) play.play(open, then)
      })
      if (!kept) continue
      for (const viewer of viewers) {
        if (viewer === ask.seat) continue
        const alike = one.view(viewer) === two.view(viewer) && one.hears(viewer) === two.hears(viewer)
        if (alike && (changed.view(viewer) !== two.view(viewer) || changed.hears(viewer) !== two.hears(viewer)))
          broken(`viewer ${viewer} notices that ${short(first)} of '${ask.kind}' was changed into ${short(then)}`)
      }
    }
  },
}

/** Chance of which nobody asks whether it was used. */
class Luck extends FastChance {
  used = false
}
