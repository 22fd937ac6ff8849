import type { Viewer } from '@runatal/kernel'
import type { Place } from '@runatal/kernel/conform'
import type { State } from '../index.ts'

/**
 * What is hidden from a viewer, as the ledger's `hidden` section says it and not as `mask` does: one's own deck where
 * nobody has looked, the other's hand but for what came openly, the other's deck, and the order of what went under it.
 */
export function secrets(state: State, viewer: Viewer): Place[][] {
  return state.sides.flatMap((side, seat) => {
    const deck = (hidden: (at: number) => boolean): Place[] =>
      side.deck.flatMap((_, at): Place[] => (hidden(at) ? [[side.deck, at]] : []))
    if (seat === viewer) return [deck(at => side.ownLore[at] === 0)]
    const known = state.openHands ? side.hand.slice() : side.known.slice()
    // The card being paid for is named twice in the state: it cannot move alone.
    if (state.placing?.seat === seat && state.placing.how !== 'repeat') known.push(state.placing.card)
    const hand = side.hand.flatMap((card, at): Place[] => {
      const open = known.indexOf(card)
      if (open < 0) return [[side.hand, at]]
      known.splice(open, 1)
      return []
    })
    const groups = [...new Set(side.foeLore.filter(lore => lore > 0))]
    return [
      [...hand, ...deck(at => side.foeLore[at] === 0)],
      ...groups.map(group => deck(at => side.foeLore[at] === group)),
    ]
  })
}

/** Forty bouts of cards and windows: far more than any duel takes. */
export const mostDecisions = 20_000
