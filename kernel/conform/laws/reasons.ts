import { CLOCK, REFUSED, isRefusal, type Refusal, type Types } from '../../game.ts'
import { anyOf, decisionOf, liveAsks, optionsOf, some } from '../asks.ts'
import { nearMisses } from '../mutations.ts'
import { short } from '../plain.ts'
import type { Law, Position } from '../spec.ts'

/**
 * Whoever is refused can read why: by a rule that is in the book, or by a word for which the hall has a sentence in every
 * language. Where there is a book, what is no answer to a question is refused by a rule of it.
 */
export const reasons: Law = {
  name: 'refusals can be read',
  every: 8,
  check<G extends Types>(at: Position<G>) {
    const { game, match, viewers, chance, broken } = at
    const { state } = match
    for (const ask of liveAsks(state)) {
      if (ask.seat === CLOCK) continue
      const { barred, rule } = decisionOf(game, ask)
      for (const cited of new Set([rule, ...(barred?.(state, ask.seat) ?? []).map(one => one.rule)]))
        if (cited !== undefined && at.spec.rules?.has(cited) === false)
          broken(`'${ask.kind}' cites ${cited}, which is in no rulebook`)
      const options = some(optionsOf(game, state, ask), 1, chance)
      for (const sent of some(options.flatMap(nearMisses), 4, chance)) {
        const refusal = match.whyNot(ask.seat, ask.id, sent)
        if (refusal === undefined) continue
        mustBeReadable(at, refusal)
        if (at.spec.rules !== undefined && refusal.rule === undefined)
          broken(`${short(sent)} for '${ask.kind}' is refused without a rule: ${refusal.text}`)
      }
      const other = match.whyNot(anyOf(viewers, chance), ask.id, options[0])
      if (isRefusal(other)) mustBeReadable(at, other)
    }
    const late = match.whyNot(0, state.nextAsk - 1 - chance.int(3), {})
    if (isRefusal(late)) mustBeReadable(at, late)
  },
}

function mustBeReadable<G extends Types>({ spec, broken }: Position<G>, { refused, rule, text }: Refusal) {
  if (!REFUSED.includes(refused)) broken(`nobody has a sentence for '${refused}': ${text}`)
  if (rule !== undefined && spec.rules?.has(rule) === false) broken(`a refusal cites ${rule}, which is in no rulebook`)
}
