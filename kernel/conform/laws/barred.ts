import { isRefusal } from '../../game.ts'
import { same } from '../../same.ts'
import { decisionOf, liveAsks, some } from '../asks.ts'
import { bytes, short } from '../plain.ts'
import type { Law } from '../spec.ts'

/** What is listed as barred is no option, and trying it is answered with the rule. */
export const barred: Law = {
  name: 'barred moves name their rule',
  every: 3,
  check({ game, match, chance, broken }) {
    const before = bytes(match.state)
    for (const ask of liveAsks(match.state)) {
      const decision = decisionOf(game, ask)
      const listed = decision.barred?.(match.state, ask.seat) ?? []
      if (bytes(match.state) !== before) return broken(`listing what is barred for '${ask.kind}' changes the state`)
      const options = decision.options(match.state, ask.seat)
      for (const { move, rule } of some(listed, 10, chance)) {
        if (options.some(option => same(option, move))) {
          broken(`${short(move)} is an option of '${ask.kind}' and barred by ${rule}`)
          continue
        }
        const answer = match.submit(ask.seat, ask.id, move)
        if (!isRefusal(answer)) throw new Error(`${short(move)} is barred by ${rule}, and was made`)
        const rules = listed.filter(one => same(one.move, move)).map(one => one.rule)
        if (!rule || !rules.includes(answer.rule ?? ''))
          broken(`${short(move)} is barred by '${rule}', but refused by '${answer.rule}'`)
      }
    }
  },
}
