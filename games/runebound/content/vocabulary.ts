import { alternatives, sentences, word } from './words.ts'

/** The closed vocabulary of card effects: a card may use no other word, and every word is on some card. */

export const WORDS = [
  // general
  'gold',
  'trophy',
  'heal',
  'suffer',
  'delay',
  'clear_delay',
  'prepare',
  'draw_skill',
  'discard_skill',
  'learn_free',
  'asset_draw',
  'asset_market',
  'lose_asset',
  'envelope',
  'action',
  'challenge',
  'test_cards',
  'peek_adventure',
  'market_refill',
  'rest_cap',
  'rule',
  // movement and the map
  'move',
  'teleport',
  'dice',
  'reroll',
  'gem_up',
  'gem_down',
  'fight',
  // tests
  'tiers',
  'explore_wild',
  // combat
  'deal',
  'deal_magic',
  'unavoidable',
  'block',
  'heal_self',
  'remove_tokens',
  'recast',
  'flip',
  'reclaim',
  'skip_cast',
  'free_double',
  'silence',
  'no_block',
  'initiative',
  'ward',
  'once_against',
  'reflect',
  'end_combat',
  'steal',
  // standing
  'stat',
  'shop_cost',
  'sell_bonus',
  // scenarios
  'place_web',
  'remove_web',
  'arcane',
  'margath_move',
  'companion',
  'zombie',
  'zombie_quiet',
  'kill_zombie',
  'zombies_step',
  'activate',
  'quarantine',
  'cure',
  'infection_dice',
  'plague_gate',
  'flip_warband',
  'add_unit',
  'kill_unit',
  'scorch',
  'unscorch',
  'move_warbands',
  'hold_warbands',
  'look_warband',
  // what holds others together
  'for',
  'if',
  'per',
  'may',
  'either',
  'this_action',
  'this_round',
] as const

/** The named permanent rules. */
export const RULES = ['guard_other', 'river_as_bridge', 'forest_any_die', 'free_follower', 'cover_by_exert'] as const

/** Every word of an effect, those inside others too. */
export function wordsIn(text: string): string[] {
  return sentences(text).flatMap(sentence => {
    const { verb, body = '', other = '' } = word(sentence)
    const inner = verb === 'either' ? alternatives(body) : [body]
    return [verb, ...[...inner, other].flatMap(wordsIn)]
  })
}
