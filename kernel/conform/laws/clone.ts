import { FastChance } from '../../chance.ts'
import type { Types } from '../../game.ts'
import { Play } from '../../play.ts'
import { bytes, difference, sharedPart } from '../plain.ts'
import { playOut } from '../playout.ts'
import type { Law, Position } from '../spec.ts'

/** A copy is the whole state, and what is done to it leaves the original alone. */
export const cloneLaw: Law = {
  name: 'clones are independent',
  every: 4,
  check<G extends Types>({ game, match, chance, bound, broken }: Position<G>) {
    const { state } = match
    const before = bytes(state)
    const copy = game.clone(state)
    if (bytes(state) !== before) return broken('clone changes the state')
    if (bytes(copy) !== before) broken(`clone differs from the state at ${difference(copy, state)}`)
    const shared = sharedPart(state, copy)
    if (shared !== undefined) broken(`clone shares ${shared} with the state`)
    if (chance.int(4) > 0) return
    playOut(new Play(game, copy, new FastChance(chance.int(1e9))), chance, bound)
    if (bytes(state) !== before) broken(`playing on in a clone changes the state`)
  },
}
