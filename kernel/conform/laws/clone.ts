import { FastChance } from '../../chance.ts'
import type { Types } from '../../game.ts'
import { Play } from '../../play.ts'
import { firstState } from '../before.ts'
import { bytes, difference, sharedPart } from '../plain.ts'
import { playOut } from '../playout.ts'
import type { Law, Position } from '../spec.ts'

/** A copy is the whole state, and what is done to it leaves the original alone. */
export const cloneLaw: Law = {
  name: 'clones are independent',
  every: 4,
  check<G extends Types>(at: Position<G>) {
    const { game, match, chance, bound, broken } = at
    const before = bytes(match.state)
    const copy = copied(at, match.state)
    if (match.log.length === 0) copied(at, firstState(match))
    // A match copies its state at every move, so what clone forgets is long gone there: it shows only where moves are
    // made in place.
    if (chance.int(2) > 0) return
    const play = new Play(game, copy, new FastChance(chance.int(1e9)))
    playOut(play, chance, 1 + chance.int(bound))
    if (bytes(match.state) !== before) broken('playing on in a clone changes the state')
    copied(at, play.state)
  },
}

function copied<G extends Types>({ game, broken }: Position<G>, state: G['state']): G['state'] {
  const before = bytes(state)
  const copy = game.clone(state)
  if (bytes(state) !== before) broken('clone changes the state')
  if (bytes(copy) !== before) broken(`clone differs from the state at ${difference(copy, state)}`)
  const shared = sharedPart(state, copy)
  if (shared !== undefined) broken(`clone shares ${shared} with the state`)
  return copy
}
