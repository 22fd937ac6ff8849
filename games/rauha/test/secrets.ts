import type { Viewer } from '@runatal/kernel'
import type { Place } from '@runatal/kernel/conform'
import { NONE, type State } from '../index.ts'

/**
 * What is hidden from a viewer, as the ledger's `hidden` section says it and not as `mask` does: both decks, the cards
 * on the Satellites but for those that the viewer holds in step 1, the cards kept by others, and the Black Hole. Cards
 * of one Age could lie in each other's places.
 */
export function secrets(state: State, viewer: Viewer): Place[][] {
  const { decks, satellites, kept, blackHole, drafting } = state
  const seats = kept.length
  const holder = (satellite: number) => (MOONS.has(state.stop) ? satellite : (satellite + 1) % seats)
  const places: Place[] = [...allOf(decks[0]), ...allOf(decks[1]), ...allOf(blackHole)]
  for (const [i, cards] of satellites.entries()) {
    if (drafting && holder(i) === viewer) continue
    // A card that somebody has chosen but not yet taken out is named twice in the state: it cannot move alone.
    places.push(...allOf(cards).filter(([, at]) => !drafting || cards[at] !== kept[holder(i)]))
  }
  if (!drafting)
    for (const [seat, card] of kept.entries()) if (seat !== viewer && card !== NONE) places.push([kept, seat])
  return [places.filter(([zone, at]) => zone[at]! < 40), places.filter(([zone, at]) => zone[at]! >= 40)]
}

/** The notches that show a moon: there a seat holds its own Satellite, elsewhere the one before it. */
const MOONS: ReadonlySet<number> = new Set([1, 3, 6, 9, 11, 14])

function allOf(zone: number[]): Place[] {
  return zone.map((_, at) => [zone, at])
}

/** Per player: 12 turns of a pick, a card, three Biomes, five new Entities, an end and a confirmation; 4 scorings. */
export function mostDecisions({ seats }: { seats: number }): number {
  return seats * (12 * (1 + 1 + 3 + 5 + 1 + 1) + 4 * (9 + 7 + 1 + 1))
}
