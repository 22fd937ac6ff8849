import type { Line, Seek } from '@runatal/study'
import { targets } from '../rules/calm.ts'
import type { Rok } from '../rules/types.ts'
import { aheadOf } from './aim.ts'

/** Waves in which few targets are left, so that everything that anybody can choose may be looked at; and who robs first. */
export const seek: Seek<Rok> = {
  wishes: [2, 2, 3].map(seats => ({ seats, table: { variant: 'calm' } })),
  bot: 'initiate',
  strongest: 'ismcts:800',
  most: 30_000,
  mayBegin(s, { kind }) {
    if (kind === 'orderThefts') return true
    if (kind !== 'calmTarget') return false
    const open = targets(s).length
    return s.hands.length === 2 ? open >= 2 && open <= MOST_OPEN : open === 2 && s.focus.every(points => points < 3)
  },
  asks: s => [{ turn: s.turn, wave: s.wave, mine: s.focus[0]!, lead: aheadOf(s, 0) }],
  goal(reached) {
    const best = Math.max(...reached)
    const right = reached.filter(one => one === best).length
    if (best <= BY_CHANCE || right * FEW > reached.length) return undefined
    return best
  },
  describe(state, right, wrong, facts) {
    if (state.phase === 'order') return { theme: 'order', facts }
    return { theme: themeOf(right, wrong), facts }
  },
}

/** By what the first wave of the best line brings; where the best that fails goes for the same stone, it is the price that matters. */
function themeOf(right: Line<Rok>, wrong: Line<Rok>): string {
  const { events } = right
  const rune = firstRune(right)
  if (rune === undefined) return 'hold'
  if (rune === firstRune(wrong)) return 'price'
  const claim = events.find(event => event.type === 'claim.taken')
  if (claim?.seat === 0 && claim.rune !== undefined) return 'theft'
  return events.some(event => event.type === 'balance.completed' && event.seat === 0) ? 'own' : 'pair'
}

/** What the solver chooses first; nothing, if it passes. */
function firstRune({ events }: Line<Rok>): string | undefined {
  return events.find(event => event.type === 'calm.revealed')?.choices.find(({ seat }) => seat === 0)?.rune
}

const MOST_OPEN = 3
/** At most one answer of so many is right. */
const FEW = 3
const BY_CHANCE = -500
