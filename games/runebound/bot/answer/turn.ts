import type { Seat } from '@runatal/kernel'
import { abilityNamed } from '../../rules/hero.ts'
import { PREPARED, type State, type TurnMove } from '../../rules/types.ts'
import { learnWorth } from '../hand.ts'
import type { Goal } from '../plan/goal.ts'
import { bestGoal } from '../plan/plan.ts'
import { skillWorth } from '../might.ts'
import * as price from '../prices.ts'
import { textWorth } from '../texts.ts'
import { skillNumber } from './cards.ts'

/** The next thing a hero does on its turn: what costs nothing first, then what its best goal asks for. */
export function turnMove(s: State, seat: Seat, options: readonly TurnMove[]): TurnMove {
  const free = forNothing(s, seat, options)
  if (free !== undefined) return free
  const find = (what: TurnMove['do']) => options.find(move => move.do === what)
  const must = find('clearDelay') ?? (s.mustRest[seat] === 1 ? find('rest') : undefined)
  if (must !== undefined) return must
  const end = find('endTurn')!
  const goal = s.actions > 0 || s.prepared[seat] === PREPARED ? bestGoal(s, seat) : undefined
  if (goal === undefined) return (s.actions > 0 ? (find('prepare') ?? find('train')) : undefined) ?? end
  return (isThere(s, seat, goal) ? doIt(s, goal, options) : (find('move') ?? find('spendPrepare'))) ?? end
}

function isThere(s: State, seat: Seat, goal: Goal): boolean {
  return goal.hexes.includes(s.at[seat]!)
}

/** What the hero has come for; what fills the time until it has the actions for it. */
function doIt(s: State, goal: Goal, options: readonly TurnMove[]): TurnMove | undefined {
  const wanted = JSON.stringify(goal.move)
  const now = options.find(move => move.do === goal.move.do && JSON.stringify(move) === wanted)
  if (now !== undefined) return now
  const find = (what: TurnMove['do']) => options.find(move => move.do === what)
  if (s.actions < goal.actions && find('spendPrepare') !== undefined) return find('spendPrepare')
  if (s.actions === 0) return undefined
  return find('prepare') ?? (s.damage[s.active]! > 0 ? find('rest') : undefined) ?? find('train')
}

/** Learning, selling where the price is good, a letter for a friend, abilities that help: none costs an action. */
function forNothing(s: State, seat: Seat, options: readonly TurnMove[]): TurnMove | undefined {
  let best: TurnMove | undefined
  let most = 0.03
  for (const move of options) {
    const worth = freeWorth(s, seat, move)
    if (worth <= most) continue
    best = move
    most = worth
  }
  return best
}

function freeWorth(s: State, seat: Seat, move: TurnMove): number {
  if (move.do === 'sellGood' || move.do === 'handLetter') return 1
  if (move.do === 'learn') {
    const forget = move.forget === undefined ? undefined : skillNumber(move.forget)
    return learnWorth(s, seat, skillNumber(move.skill), forget)
  }
  if (move.do !== 'use') return 0
  const worth = textWorth(s, seat, abilityNamed(s, seat, move.source)!.do)
  return move.card === undefined ? worth : worth - price.CARD - 0.3 * skillWorth(skillNumber(move.card))
}
