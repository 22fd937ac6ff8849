import type { Viewer } from '@runatal/kernel'
import type { Place } from '@runatal/kernel/conform'
import { NONE, type State } from '../rules/types.ts'

/** The zones whose order or faces a viewer must not be able to tell. */
export function secrets(s: State, viewer: Viewer): Place[][] {
  if (s.fate !== 'playing') return []
  const hidden = s.bands.flatMap((band, slot) =>
    band !== NONE && s.bandsUp[slot] === 0 && (viewer < 0 || ((s.bandsSeen[slot]! >> viewer) & 1) === 0) ? slot : [],
  )
  return [
    ...s.adventureDecks.map((deck, kind) =>
      places(deck, deck.length - (viewer >= 0 ? s.peeked[3 * viewer + kind]! : 0)),
    ),
    places(s.skillDeck),
    places(s.assetDeck),
    places(s.storyDeck),
    [s.envelopes, ...s.letters].flatMap(pile => places(pile)),
    hidden.map((slot): Place => [s.bands, slot]),
  ]
}

function places(zone: number[], count = zone.length): Place[] {
  return Array.from({ length: count }, (_, at): Place => [zone, at])
}

/** Far more than any game at random takes: 24 rounds of turns in which much can be done for free. */
export const mostDecisions = 20_000
