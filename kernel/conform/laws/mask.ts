import type { Types } from '../../game.ts'
import { anyOf } from '../asks.ts'
import { bytes, difference, impurity, sharedPart } from '../plain.ts'
import type { Law, Position } from '../spec.ts'

/** What a viewer believes in looks to that viewer like the truth; and both are copies. */
export const maskLaw: Law = {
  name: 'mask and imagine agree',
  every: 2,
  check<G extends Types>({ game, match, viewers, chance, broken }: Position<G>) {
    const { state } = match
    const truth = bytes(state)
    const inspected = anyOf(viewers, chance)
    for (const viewer of viewers) {
      const who = `for viewer ${viewer}`
      const masked = game.mask(state, viewer)
      const view = bytes(masked)
      if (bytes(state) !== truth) return broken(`mask ${who} changes the state`)
      const twice = game.mask(masked, viewer)
      if (bytes(twice) !== view) broken(`masking twice ${who} differs at ${difference(twice, masked)}`)

      const imagined = game.imagine(masked, viewer, chance)
      if (bytes(masked) !== view) return broken(`imagine ${who} changes the view that it is given`)
      const seen = game.mask(imagined, viewer)
      if (bytes(seen) !== view) broken(`what is imagined ${who} looks otherwise at ${difference(seen, masked)}`)

      if (viewer !== inspected) continue
      const shared = sharedPart(state, masked)
      if (shared !== undefined) broken(`mask ${who} shares ${shared} with the state`)
      const kept = sharedPart(masked, imagined)
      if (kept !== undefined) broken(`imagine ${who} shares ${kept} with the view`)
      const impure = impurity(masked) ?? impurity(imagined)
      if (impure !== undefined) broken(`in what is seen or imagined ${who}, ${impure}`)
    }
  },
}
