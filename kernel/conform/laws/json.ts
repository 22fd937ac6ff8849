import { decisionOf, liveAsks, some } from '../asks.ts'
import { bytes, difference, impurity, tangle } from '../plain.ts'
import type { Law } from '../spec.ts'

/** State, moves and events are plain data: they can be saved, sent and read again, to the byte. */
export const json: Law = {
  name: 'everything survives JSON',
  every: 2,
  check({ game, match, chance, broken }) {
    const { state } = match
    const text = bytes(state)
    const impure = impurity(state) ?? tangle(state)
    if (impure !== undefined) broken(`in the state, ${impure}`)
    const again: unknown = JSON.parse(text)
    if (bytes(again) !== text) broken(`the state comes back changed at ${difference(state, again)}`)
    for (const told of match.told.at(-1) ?? []) {
      const lost = impurity(told)
      if (lost !== undefined) broken(`in an event '${told.event.type}', ${lost}`)
    }
    for (const ask of liveAsks(state))
      for (const move of some(decisionOf(game, ask).options(state, ask.seat), 5, chance)) {
        const lost = impurity(move)
        if (lost !== undefined) broken(`in a move for '${ask.kind}', ${lost}`)
      }
  },
}
