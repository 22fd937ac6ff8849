import { FastChance } from '../../chance.ts'
import { type Ask, CLOCK, type Types } from '../../game.ts'
import { Play } from '../../play.ts'
import { decisionOf, liveAsks, some } from '../asks.ts'
import { short } from '../plain.ts'
import type { Care, Law, Position } from '../spec.ts'

/** Where there is a choice, the rules say what happens without an answer, and it is as good as any harmless one. */
export const harm: Law = {
  name: 'being late harms nobody',
  every: 4,
  check<G extends Types>(at: Position<G>) {
    const { game, match, spec, broken } = at
    for (const ask of liveAsks(match.state)) {
      if (!ask.must || ask.seat === CLOCK) continue
      const decision = decisionOf(game, ask)
      if (decision.options(match.state, ask.seat).length < 2) continue
      if (decision.late === undefined) broken(`'${ask.kind}' has a choice and no \`late\``)
      else if (spec.care !== undefined) asGoodAsHarmless(at, ask, spec.care)
    }
  },
}

function asGoodAsHarmless<G extends Types>(at: Position<G>, ask: Ask, care: Care<G>) {
  const { game, match, chance, broken } = at
  const { state } = match
  const luck = Array.from({ length: LUCKS }, () => chance.int(1e9))
  const worth = (number: number, act: (play: Play<G>) => void) => {
    const play = new Play(game, game.clone(state), new FastChance(number))
    act(play)
    return care.worth(play.state, ask.seat)
  }
  const waited: number[] = []
  const late = (i: number) => (waited[i] ??= worth(luck[i]!, play => play.expire(ask)))
  for (const move of some(
    decisionOf(game, ask)
      .options(state, ask.seat)
      .filter(option => care.harmless(state, ask, option)),
    12,
    chance,
  )) {
    const taken = (i: number) => worth(luck[i]!, play => play.play(ask, move))
    // Luck after the answer is nobody's fault: worse is what is worse whatever is drawn.
    if (luck.every((_, i) => taken(i) > late(i)))
      broken(`late for '${ask.kind}' leaves seat ${ask.seat} ${late(0)}, ${short(move)} would leave it ${taken(0)}`)
  }
}

/** Most answers are told from harm by the first; a coin that falls the same way so often is no coin. */
const LUCKS = 24
