import { isRefusal, type Types, type Viewer } from '../../game.ts'
import { Match } from '../../match.ts'
import { anyOf, liveAsks, optionsOf, some } from '../asks.ts'
import { exchangeTwo } from '../exchange.ts'
import { nearMisses } from '../mutations.ts'
import { bytes, difference, short } from '../plain.ts'
import type { Law, Position } from '../spec.ts'

/** Why something is refused follows from what the seat knows: hidden values in other places change no word of it. */
export const secretRefusals: Law = {
  name: 'no secret in a refusal',
  every: 6,
  check<G extends Types>(at: Position<G>) {
    for (const viewer of at.viewers) compare(at, viewer)
  },
}

function compare<G extends Types>(at: Position<G>, viewer: Viewer) {
  const { game, match, chance, broken } = at
  const { state } = match
  const otherwise = exchangeTwo(at, viewer)
  if (otherwise === undefined) return
  // Both begin at their position: what was asked before is no longer known to either.
  const [here, there] = [state, otherwise].map(from => Match.start(game, match.wish, match.seed, { from }))
  if (here === undefined || there === undefined || isRefusal(here) || isRefusal(there)) return
  const asks = [...liveAsks(state), ...state.asks.filter(ask => ask.seat !== viewer)]
  for (const ask of some(asks, 4, chance)) {
    const tried = some(
      ask.seat === viewer ? optionsOf(game, state, ask).flatMap(nearMisses) : optionsOf(game, state, ask),
      6,
      chance,
    )
    for (const sent of [...tried, {}]) {
      const id = chance.int(4) === 0 ? ask.id + anyOf([-1, 1], chance) : ask.id
      const [one, two] = [here.whyNot(viewer, id, sent), there.whyNot(viewer, id, sent)]
      if (bytes(one) !== bytes(two))
        broken(`the answer to ${short(sent)} for '${ask.kind}' tells ${viewer} what is hidden: ${difference(one, two)}`)
    }
  }
}
