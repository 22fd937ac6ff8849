import type { Event } from '../index.ts'

/** Somebody's hero, one enemy, and one that is many. */
const FIGHTERS = [{ seat: 0 }, { enemy: 'e_night_wolf' }, { enemy: 'e_bone_hounds' }] as const

/** An event of every type, and of each of its forms: the compiler sees to it that none is missing. */
export const EXAMPLES: { [T in Event['type']]: Extract<Event, { type: T }>[] } = {
  house_rule: [
    { type: 'house_rule', rule: 'RB-486' },
    { type: 'house_rule', rule: 'RB-519' },
  ],
  game_started: [{ type: 'game_started', scenario: 'web', first: 1 }],
  hero_chosen: [{ type: 'hero_chosen', seat: 0, hero: 'pell' }],
  round_started: [{ type: 'round_started', round: 3 }],
  turn_started: [0, 1, 3].map(actions => ({ type: 'turn_started', seat: 0, actions })),
  turn_ended: [{ type: 'turn_ended', seat: 0 }],
  action: (
    'move adventure train shop rest prepare clearDelay quest storyQuest destroyWeb engage giveCompanion ' +
    'killZombie quarantine cureEpicentre use'
  )
    .split(' ')
    .flatMap(action => [0, 1, 2].map(left => ({ type: 'action' as const, seat: 0, action, left }))),
  dice_rolled: (['move', 'rest', 'quest', 'wild', 'retreat'] as const).map(why => ({
    type: 'dice_rolled',
    seat: 0,
    for: why,
    faces: [0, 5],
  })),
  die_rerolled: [{ type: 'die_rerolled', seat: 0, die: 1, face: 2 }],
  hero_moved: [
    { type: 'hero_moved', seat: 0, from: 'H4', to: 'I5' },
    { type: 'hero_moved', seat: 0, from: 'I5', to: 'H4' },
  ],
  exerted: [{ type: 'exerted', seat: 0, card: 'sk_spark' }],
  followed: [{ type: 'followed', seat: 1 }],
  stopped_following: [{ type: 'stopped_following', seat: 1 }],
  gem_turned: [
    { type: 'gem_turned', hex: 'F2', up: true },
    { type: 'gem_turned', hex: 'F2', up: false },
  ],
  gems_refreshed: [
    { type: 'gems_refreshed', hexes: ['F2', 'K1'] },
    { type: 'gems_refreshed', hexes: ['F2'] },
  ],
  adventure_drawn: ['ev_caravan', 'e_night_wolf', 'e_bone_hounds', 'q_narrow_pass'].map(card => ({
    type: 'adventure_drawn',
    seat: 0,
    card,
  })),
  card_replaced: [{ type: 'card_replaced', card: 'ev_sealed_letter' }],
  event_option: [{ type: 'event_option', seat: 0, card: 'ev_caravan', option: 1 }],
  test_cards: [
    { type: 'test_cards', seat: 0, attribute: 'mind', cards: ['sk_spark'], successes: 1 },
    { type: 'test_cards', seat: 0, attribute: 'body', cards: [], successes: 0 },
    { type: 'test_cards', seat: 0, attribute: 'spirit', cards: ['sk_spark', 'sk_hymn'], successes: 2 },
  ],
  test_ended: [
    { type: 'test_ended', seat: 0, passed: true },
    { type: 'test_ended', seat: 0, passed: false },
  ],
  quest_taken: [{ type: 'quest_taken', seat: 0, card: 'q_narrow_pass' }],
  quest_outcome: [{ type: 'quest_outcome', seat: 0, card: 'q_narrow_pass', outcome: 2 }],
  quest_failed: [{ type: 'quest_failed', seat: 0, card: 'q_narrow_pass' }],
  quest_abandoned: [{ type: 'quest_abandoned', seat: 0, card: 'q_narrow_pass' }],
  trophy_gained: ['combat', 'exploration', 'social'].map(kind => ({ type: 'trophy_gained', seat: 0, kind })),
  trophies_spent: [
    { type: 'trophies_spent', seat: 0, paid: 'o' },
    { type: 'trophies_spent', seat: 0, paid: 'ogp' },
  ],
  skills_drawn: [
    { type: 'skills_drawn', seat: 0, cards: ['sk_spark', 'sk_hymn'] },
    { type: 'skills_drawn', seat: 0, cards: [] },
  ],
  skills_discarded: [{ type: 'skills_discarded', seat: 0, cards: ['sk_spark'] }],
  skill_learned: [{ type: 'skill_learned', seat: 0, card: 'sk_spark' }],
  skill_forgotten: [{ type: 'skill_forgotten', seat: 0, card: 'sk_spark' }],
  deck_reshuffled: [
    { type: 'deck_reshuffled', deck: 'skills' },
    { type: 'deck_reshuffled', deck: 'assets' },
  ],
  market_card: [{ type: 'market_card', city: 'tamalir', asset: 'A01' }],
  twist: [{ type: 'twist', seat: 0, card: 'tw_fire_sale' }],
  asset_gained: [
    { type: 'asset_gained', seat: 0, asset: 'A01', cost: 0 },
    { type: 'asset_gained', seat: 0, asset: 'A01', cost: 3 },
  ],
  asset_sold: [
    { type: 'asset_sold', seat: 0, asset: 'A01', price: 3 },
    { type: 'asset_sold', seat: 0, asset: 'A17', price: 0 },
  ],
  asset_discarded: ['A01', 'A02', 'C12', 'C11'].map(asset => ({ type: 'asset_discarded', asset })),
  gold_changed: [
    { type: 'gold_changed', seat: 0, change: 2 },
    { type: 'gold_changed', seat: 0, change: -2 },
  ],
  healed: [1, 2].map(amount => ({ type: 'healed', seat: 0, amount })),
  damaged: [1, 2].map(amount => ({ type: 'damaged', seat: 0, amount })),
  hero_defeated: [{ type: 'hero_defeated', seat: 0 }],
  hero_removed: [{ type: 'hero_removed', seat: 0 }],
  delayed: [{ type: 'delayed', seat: 0 }],
  delay_cleared: [{ type: 'delay_cleared', seat: 0 }],
  prepared: [{ type: 'prepared', seat: 0 }],
  given: [
    { type: 'given', from: 0, to: 1, gold: 2 },
    { type: 'given', from: 0, to: 1, asset: 'A01' },
  ],
  exchange_refused: [{ type: 'exchange_refused', seat: 0 }],
  envelope_gained: [{ type: 'envelope_gained', seat: 0 }],
  envelope_opened: [{ type: 'envelope_opened', from: 0, to: 1, card: 'env_oath' }],
  combat_started: [
    { type: 'combat_started', seat: 0, enemy: 'e_night_wolf', health: 5 },
    { type: 'combat_started', seat: 0, rival: 1, health: 0 },
  ],
  combat_round: [{ type: 'combat_round', seat: 0, round: 2 }],
  tokens_cast: [
    {
      type: 'tokens_cast',
      seat: 0,
      hero: [0, 1, 0],
      foe: [1, 0, 0, 1, 1],
      gold: [1, 1],
      heroStarts: true,
      enemy: 'e_night_wolf',
    },
    {
      type: 'tokens_cast',
      seat: 0,
      hero: [0, 1, 0],
      foe: [1, 0, 0, 1, 1],
      gold: [1, 2],
      heroStarts: false,
      enemy: 'e_bone_hounds',
    },
    {
      type: 'tokens_cast',
      seat: 0,
      hero: [0, 1, 0],
      foe: [1, 0, 0, 1, 1],
      gold: [1, 1],
      heroStarts: false,
      enemy: 'e_night_wolf',
    },
    { type: 'tokens_cast', seat: 0, hero: [0, 1, 0], foe: [1, 0], gold: [1, 2], heroStarts: false, rival: 1 },
  ],
  tokens_spent: FIGHTERS.flatMap(by =>
    ['phys', 'mag', 'skull', 'charge', 'agi'].flatMap(icon =>
      [1, 2].map(value => ({ type: 'tokens_spent' as const, side: 0, tokens: [0], icon, value, ...by })),
    ),
  ),
  token_turned: FIGHTERS.flatMap(by =>
    (['flip', 'recast'] as const).map(how => ({
      type: 'token_turned' as const,
      side: 1,
      token: 0,
      face: 1,
      how,
      ...by,
    })),
  ),
  token_doubled: FIGHTERS.map(by => ({ type: 'token_doubled', side: 0, token: 1, ...by })),
  token_copied: FIGHTERS.map(by => ({ type: 'token_copied', side: 0, icon: 'skull', value: 1, ...by })),
  token_removed: FIGHTERS.map(by => ({ type: 'token_removed', side: 0, token: 2, ...by })),
  surge_used: [
    { type: 'surge_used', side: 0, name: 'garrick_surge', seat: 0 },
    { type: 'surge_used', side: 1, name: 'Knife rain', enemy: 'e_bone_hounds' },
  ],
  blocked: FIGHTERS.flatMap(by => [1, 2].map(amount => ({ type: 'blocked' as const, side: 0, amount, ...by }))),
  prevented: [
    { type: 'prevented', seat: 0, amount: 1, by: 0 },
    { type: 'prevented', seat: 0, amount: 1, by: 1 },
  ],
  enemy_damaged: [
    { type: 'enemy_damaged', enemy: 'e_night_wolf', amount: 2, left: 3 },
    { type: 'enemy_damaged', enemy: 'e_bone_hounds', amount: 1, left: 0 },
  ],
  enemy_healed: [{ type: 'enemy_healed', enemy: 'e_night_wolf', amount: 2 }],
  passed: FIGHTERS.map(by => ({ type: 'passed', side: 0, ...by })),
  retreated: [{ type: 'retreated', seat: 0, to: 'G2' }],
  retreat_failed: [{ type: 'retreat_failed', seat: 0 }],
  combat_won: [
    { type: 'combat_won', seat: 0, enemy: 'e_night_wolf' },
    { type: 'combat_won', seat: 0 },
  ],
  combat_lost: [
    { type: 'combat_lost', seat: 0, enemy: 'e_night_wolf' },
    { type: 'combat_lost', seat: 0 },
  ],
  combat_ended: [{ type: 'combat_ended', seat: 0 }],
  time_advanced: [{ type: 'time_advanced', act: 2, space: 4 }],
  act_ended: [{ type: 'act_ended', act: 1 }],
  story_drawn: [{ type: 'story_drawn', card: 'w2' }],
  story_quest_placed: [{ type: 'story_quest_placed', card: 'w2', slot: 1 }],
  story_quest_solved: [{ type: 'story_quest_solved', seat: 0, card: 'w2' }],
  web_placed: [{ type: 'web_placed', hex: 'C5' }],
  web_removed: [{ type: 'web_removed', hex: 'C5' }],
  master_appeared: [{ type: 'master_appeared', enemy: 'ariad', hex: 'K2' }],
  master_moved: [{ type: 'master_moved', enemy: 'margath', hex: 'H8' }],
  rest_forbidden: [{ type: 'rest_forbidden' }],
  favour: [
    { type: 'favour', seat: 0, what: 'arcane', change: 2 },
    { type: 'favour', seat: 0, what: 'companion', change: 1 },
    { type: 'favour', seat: 0, what: 'arcane', change: -1 },
  ],
  scenario_rolled: [
    { type: 'scenario_rolled', what: 'margath', faces: [0, 1, 2, 3, 4] },
    { type: 'scenario_rolled', what: 'infection', faces: [0, 1] },
  ],
  zombie_placed: [{ type: 'zombie_placed', hex: 'D2' }],
  zombie_moved: [{ type: 'zombie_moved', from: 'D2', to: 'D3' }],
  zombie_killed: [{ type: 'zombie_killed', hex: 'D2' }],
  plague_changed: (['latent', 'active', 'cured'] as const).map(to => ({ type: 'plague_changed', hex: 'H4', to })),
  warband_revealed: [{ type: 'warband_revealed', slot: 0, card: 'wb_iron_horns', hex: 'K2' }],
  warband_looked_at: [
    { type: 'warband_looked_at', seat: 0, slot: 1 },
    { type: 'warband_looked_at', seat: 0, slot: 1, card: 'wb_iron_horns' },
  ],
  warband_moved: [{ type: 'warband_moved', slot: 0, hex: 'K3' }],
  units_changed: [
    { type: 'units_changed', slot: 0, change: 1 },
    { type: 'units_changed', slot: 0, change: -1 },
  ],
  scorched: [{ type: 'scorched', hex: 'F9' }],
  unscorched: [{ type: 'unscorched', hex: 'F9' }],
  bot_says: (
    [
      { because: 'adventure', kind: 'combat', odds: 70 },
      { because: 'adventure', kind: 'social', odds: 98 },
      { because: 'shop', city: 'tamalir', gold: 5 },
      { because: 'shop', city: 'tamalir', gold: 0 },
      { because: 'train' },
      { because: 'rest', damage: 3 },
      { because: 'quest', card: 'q_narrow_pass' },
      { because: 'story', card: 'w9', odds: 70 },
      { because: 'master', enemy: 'vorakesh', odds: 60 },
      { because: 'master', enemy: 'vorakesh', odds: 0 },
      { because: 'gather', hex: 'H6' },
      { because: 'zombie' },
      { because: 'plague', hex: 'E5', active: 3 },
      { because: 'epicentre', hex: 'H4', odds: 60 },
    ] as const
  ).map(reason => ({ type: 'bot_says', seat: 0, reason })),
  game_won: [{ type: 'game_won' }],
  game_lost: (['heroes', 'time', 'track', 'plagues', 'tamalir', 'scorched', 'city'] as const).map(reason => ({
    type: 'game_lost',
    reason,
  })),
}
