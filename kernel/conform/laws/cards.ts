import type { Types } from '../../game.ts'
import { stateBefore } from '../before.ts'
import type { Law, Position } from '../spec.ts'

/** Cards change places; none is lost, made or doubled. Those of which there were none yet may come out of the box. */
export const cards: Law = {
  name: 'no card is lost or made',
  every: 1,
  check<G extends Types>(at: Position<G>) {
    const { spec, match, broken } = at
    if (spec.cards === undefined) return
    const now = spec.cards(match.state)
    for (const [kind, before] of Object.entries(spec.cards(stateBefore(at)))) {
      if (before.length === 0) continue
      const change = counted(before, -1, counted(now[kind] ?? [], 1))
      for (const [card, count] of change)
        if (count !== 0) broken(`${kind}: ${Math.abs(count)} of ${card} ${count > 0 ? 'too many' : 'lost'}`)
    }
  },
}

function counted(list: readonly number[], each: number, sums = new Map<number, number>()): Map<number, number> {
  for (const card of list) sums.set(card, (sums.get(card) ?? 0) + each)
  return sums
}
