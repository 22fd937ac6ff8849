import { SPECTATOR, type Viewer } from '@runatal/kernel'
import type { Place } from '@runatal/kernel/conform'
import { MOON, NONE, type State } from '../index.ts'

/**
 * What is hidden from a viewer, as the ledger's `hidden` section says it and not as `mask` does: the Character pile (but
 * for the Red Moons at regular intervals), private hands of others, the Region piles, the Artefact pile, and from all but
 * the Game Master the solution and the links that no hint has told.
 */
export function secrets(state: State, viewer: Viewer): Place[][] {
  const { hands, pile, shuffled, openHands, regionPiles, artefactPile } = state
  const characters: Place[] = openHands ? [] : hands.flatMap((hand, seat) => (seat === viewer ? [] : allOf(hand)))
  for (const [at, card] of pile.entries()) if (card !== MOON) characters.push([pile, at])
  return [
    characters,
    ...(shuffled ? [allOf(pile)] : []),
    ...regionPiles.map(allOf),
    allOf(artefactPile),
    ...(state.fate === 'playing' && (viewer === SPECTATOR || viewer !== state.master) ? riddle(state) : []),
  ]
}

function riddle({ solution, links, hints }: State): Place[][] {
  const told = new Set(hints.filter((_, i) => i % 3 === 0))
  return [
    solution[0] === NONE ? [] : allOf(solution),
    links[0] === NONE ? [] : allOf(links).filter(([, rune]) => !told.has(rune)),
  ]
}

function allOf(zone: number[]): Place[] {
  return zone.map((_, at) => [zone, at])
}

/**
 * A turn has at most five cards to play and draws one; questions may be gone back on, which chance bounds well below
 * this.
 */
export const mostDecisions = 2000
