import type { Core, Types } from '../../game.ts'
import { stateBefore } from '../before.ts'
import { bytes, difference } from '../plain.ts'
import type { Law, Position } from '../spec.ts'

/**
 * Questions are numbered as a viewer sees them: new ones follow without a gap, and one never gets another number while
 * all else looks as it did. A number that was skipped or changed tells of a question that nobody was to know of.
 */
export const numbers: Law = {
  name: 'numbers of questions tell nothing',
  every: 1,
  check<G extends Types>(at: Position<G>) {
    const { game, match, viewers, spec, broken } = at
    const last = stateBefore(at)
    const entry = match.log.at(-1)
    const ask = last.asks.find(({ id }) => id === entry?.ask)
    const isNoticed =
      entry !== undefined && 'move' in entry && ask !== undefined && spec.noticed?.(last, ask, entry.move)
    for (const viewer of viewers) {
      const [before, now] = [game.mask(last, viewer), game.mask(match.state, viewer)]
      const fresh = now.asks.filter(({ id }) => id >= before.nextAsk).map(({ id }) => id)
      const asked = Array.from({ length: now.nextAsk - before.nextAsk }, (_, i) => before.nextAsk + i)
      if (bytes(fresh.toSorted((a, b) => a - b)) !== bytes(asked))
        broken(`viewer ${viewer} sees the questions ${fresh.join()} and misses others of ${asked.join()}`)
      if (isNoticed) continue
      if (bytes(unnumbered(before)) === bytes(unnumbered(now)) && bytes(before) !== bytes(now))
        broken(`viewer ${viewer} sees nothing but another number: ${difference(before, now)}`)
    }
  },
}

function unnumbered(state: Core): object {
  return { ...state, nextAsk: 0, asks: state.asks.map(ask => ({ ...ask, id: 0 })) }
}
