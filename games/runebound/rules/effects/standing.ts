import type { Deeds } from './deeds.ts'

/** What stands is read by the rules that it changes; there is nothing to do when it is its turn. */
const stands = () => {}

export const standing: Deeds<'rule' | 'stat' | 'dice' | 'reroll' | 'test_cards' | 'peek_adventure' | 'sell_bonus'> = {
  rule: stands,
  stat: stands,
  dice: stands,
  reroll: stands,
  test_cards: stands,
  peek_adventure: stands,
  sell_bonus: stands,
}
