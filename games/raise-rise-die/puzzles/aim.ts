import { isOver } from '@runatal/kernel'
import type { Aim, Facts } from '@runatal/study'
import { rules } from '../rules/raise-rise-die.ts'
import type { RaiseRiseDie } from '../rules/types.ts'

/** The rest of a bout with open hands: to win in it, or not to lose in it. */
export function aim({ kind, bout }: Facts): Aim<RaiseRiseDie> {
  return {
    counted(s, seat) {
      const ended = rules.outcome(s)
      return kind === 'win'
        ? Number(ended?.winners.includes(seat) === true)
        : Number(ended === undefined || ended.winners.includes(seat))
    },
    isOver: s => isOver(s) || s.bout !== bout,
    key: s => JSON.stringify({ ...s, nextAsk: 0, asks: s.asks.map(({ seat, kind: of }) => [seat, of]) }),
    either: [0, 1],
  }
}
