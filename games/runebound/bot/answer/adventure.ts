import type { Seat } from '@runatal/kernel'
import { adventures } from '../../content/tables.ts'
import { skillId } from '../../rules/decks.ts'
import type { EventChoice, ExertTest, State } from '../../rules/types.ts'
import * as price from '../prices.ts'
import { testWorth, textWorth } from '../texts.ts'
import { exertable } from '../hand.ts'

/** The option of an event that promises most. A success brings the trophy too. */
export function eventMove(s: State, seat: Seat, options: readonly EventChoice[]): EventChoice {
  const found = adventures[s.adventure]!
  const printed = found.type === 'event' ? found.card.options : []
  let best = options[0]!
  let most = -Infinity
  for (const move of options) {
    const { gold = 0, test, pass, fail = [] } = printed[move.option]!
    const worth =
      (test === undefined
        ? price.TROPHY + textWorth(s, seat, pass)
        : testWorth(s, seat, test, [...pass, ['trophy', 'w', 1]], fail)) -
      price.GOLD * gold
    if (worth <= most) continue
    best = move
    most = worth
  }
  return best
}

/** Abilities first; then cards that are not missed, as long as they can still turn the test. */
export function exertMove(s: State, seat: Seat, options: readonly ExertTest[]): ExertTest {
  const enough: ExertTest = { do: 'enough' }
  const ability = options.find(move => move.do === 'use')
  if (ability !== undefined) return ability
  const { need, successes, counted } = s.test!
  const card = exertable(s, seat)
  if (card === undefined) return enough
  const missing = counted ? (successes > 0 ? 0 : 1) : need - successes
  if (missing <= 0 || missing > s.hands[seat]!.length) return enough
  const name = skillId(card)
  return options.find(move => move.do === 'exert' && move.card === name) ?? enough
}
