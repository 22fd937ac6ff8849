import type { Types } from '../../game.ts'
import { Play } from '../../play.ts'
import { decisionOf, liveAsks } from '../asks.ts'
import { bytes, difference } from '../plain.ts'
import { playOut } from '../playout.ts'
import type { Law, Position } from '../spec.ts'

/** A game that is only imagined can be played to its end. */
export const imaginedEnds: Law = {
  name: 'imagined games end',
  every: 10,
  check<G extends Types>({ game, match, viewers, chance, bound, broken }: Position<G>) {
    for (const viewer of viewers) {
      const imagined = game.imagine(game.mask(match.state, viewer), viewer, chance)
      const why = playOut(new Play(game, imagined, chance), chance, bound)
      if (why !== undefined) broken(`a game imagined by viewer ${viewer} does not end: ${why}`)
    }
  },
}

/** What a seat can do follows from what it knows: the same in the true position as in any imagined one. */
export const knownOptions: Law = {
  name: 'options need no secret',
  every: 2,
  check<G extends Types>({ game, match, chance, broken }: Position<G>) {
    const { state } = match
    for (const ask of liveAsks(state)) {
      if (ask.seat < 0) continue
      const decision = decisionOf(game, ask)
      const imagined = game.imagine(game.mask(state, ask.seat), ask.seat, chance)
      const truly = [decision.options(state, ask.seat), decision.barred?.(state, ask.seat)]
      const believed = [decision.options(imagined, ask.seat), decision.barred?.(imagined, ask.seat)]
      if (bytes(truly) !== bytes(believed))
        broken(`'${ask.kind}' of seat ${ask.seat} depends on what it cannot know: ${difference(truly, believed)}`)
    }
  },
}
