import { FastChance } from '../../chance.ts'
import { CLOCK, isRefusal } from '../../game.ts'
import { Play } from '../../play.ts'
import { decisionOf, liveAsks, some } from '../asks.ts'
import { bytes, short } from '../plain.ts'
import type { Law } from '../spec.ts'

/** Whoever owes a decision has an option, and whatever is offered can be taken. */
export const options: Law = {
  name: 'options can be taken',
  every: 4,
  check({ game, match, chance, broken }) {
    const { state } = match
    const before = bytes(state)
    for (const ask of liveAsks(state)) {
      const decision = decisionOf(game, ask)
      const moves = decision.options(state, ask.seat)
      if (bytes(state) !== before) return broken(`looking for the options of '${ask.kind}' changes the state`)
      const isAnswered = ask.seat === CLOCK && decision.late !== undefined
      if (moves.length === 0 && ask.must && !isAnswered) broken(`seat ${ask.seat} owes '${ask.kind}' and has no option`)
      for (const move of some(moves, 25, chance)) {
        const taken = decision.accepts === undefined ? move : decision.accepts(state, ask.seat, move, { now: 0 })
        if (isRefusal(taken)) {
          broken(`'${ask.kind}' gives ${short(move)} as a sample and does not accept it: ${taken.text}`)
          continue
        }
        try {
          new Play(game, game.clone(state), new FastChance(chance.int(1e9))).play(ask, taken)
        } catch (error) {
          broken(`taking ${short(move)} for '${ask.kind}' throws: ${String(error)}`)
        }
      }
    }
  },
}
