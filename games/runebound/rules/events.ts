import type { Seat } from '@runatal/kernel'
import type { Attribute, Scenario } from '../content/language.ts'
import type { RollFor } from './state.ts'
import type { Reason } from './reason.ts'

/** What is told of what happens. */
export type Event =
  | { type: 'house_rule'; rule: 'RB-486' | 'RB-519' | 'RB-586' | 'RB-587' }
  | { type: 'game_started'; scenario: Scenario; first: Seat }
  | { type: 'hero_chosen'; seat: Seat; hero: string }
  | { type: 'round_started'; round: number }
  | { type: 'turn_started'; seat: Seat; actions: number }
  | { type: 'turn_ended'; seat: Seat }
  | { type: 'action'; seat: Seat; action: string; left: number }
  | { type: 'dice_rolled'; seat: Seat; for: RollFor; faces: number[] }
  | { type: 'die_rerolled'; seat: Seat; die: number; face: number }
  | { type: 'hero_moved'; seat: Seat; from: string; to: string }
  | { type: 'exerted'; seat: Seat; card: string }
  | { type: 'followed'; seat: Seat }
  | { type: 'stopped_following'; seat: Seat }
  | { type: 'gem_turned'; hex: string; up: boolean }
  | { type: 'gems_refreshed'; hexes: string[] }
  | { type: 'adventure_drawn'; seat: Seat; card: string }
  | { type: 'card_replaced'; card: string }
  | { type: 'event_option'; seat: Seat; card: string; option: number }
  | { type: 'test_cards'; seat: Seat; attribute: Attribute; cards: string[]; successes: number }
  | { type: 'test_ended'; seat: Seat; passed: boolean }
  | { type: 'quest_taken'; seat: Seat; card: string }
  | { type: 'quest_outcome'; seat: Seat; card: string; outcome: number }
  | { type: 'quest_failed'; seat: Seat; card: string }
  | { type: 'quest_abandoned'; seat: Seat; card: string }
  | { type: 'trophy_gained'; seat: Seat; kind: string }
  | { type: 'trophies_spent'; seat: Seat; paid: string }
  | { type: 'skills_drawn'; seat: Seat; cards: string[] }
  | { type: 'skills_discarded'; seat: Seat; cards: string[] }
  | { type: 'skill_learned'; seat: Seat; card: string }
  | { type: 'skill_forgotten'; seat: Seat; card: string }
  | { type: 'deck_reshuffled'; deck: 'skills' | 'assets' }
  | { type: 'market_card'; city: string; asset: string }
  | { type: 'twist'; seat: Seat; card: string }
  | { type: 'asset_gained'; seat: Seat; asset: string; cost: number }
  | { type: 'asset_sold'; seat: Seat; asset: string; price: number }
  | { type: 'asset_discarded'; asset: string }
  | { type: 'gold_changed'; seat: Seat; change: number }
  | { type: 'healed'; seat: Seat; amount: number }
  | { type: 'damaged'; seat: Seat; amount: number }
  | { type: 'hero_defeated'; seat: Seat }
  | { type: 'hero_removed'; seat: Seat }
  | { type: 'delayed'; seat: Seat }
  | { type: 'delay_cleared'; seat: Seat }
  | { type: 'prepared'; seat: Seat }
  | { type: 'given'; from: Seat; to: Seat; gold?: number; asset?: string }
  | { type: 'exchange_refused'; seat: Seat }
  | { type: 'envelope_gained'; seat: Seat }
  | { type: 'envelope_opened'; from: Seat; to: Seat; card: string }
  | { type: 'combat_started'; seat: Seat; enemy?: string; rival?: Seat; health: number }
  | { type: 'combat_round'; seat: Seat; round: number }
  | {
      type: 'tokens_cast'
      seat: Seat
      hero: number[]
      foe: number[]
      gold: [number, number]
      heroStarts: boolean
      rival?: Seat
      enemy?: string
    }
  | (Blow & Fighter)
  | { type: 'prevented'; seat: Seat; amount: number; by: Seat }
  | { type: 'enemy_damaged'; enemy: string; amount: number; left: number }
  | { type: 'enemy_healed'; enemy: string; amount: number }
  | { type: 'retreated'; seat: Seat; to: string }
  | { type: 'retreat_failed'; seat: Seat }
  | { type: 'combat_won'; seat: Seat; enemy?: string }
  | { type: 'combat_lost'; seat: Seat; enemy?: string }
  | { type: 'combat_ended'; seat: Seat }
  | { type: 'time_advanced'; act: number; space: number }
  | { type: 'act_ended'; act: number }
  | { type: 'story_drawn'; card: string }
  | { type: 'story_quest_placed'; card: string; slot: number }
  | { type: 'story_quest_solved'; seat: Seat; card: string }
  | { type: 'web_placed'; hex: string }
  | { type: 'web_removed'; hex: string }
  | { type: 'master_appeared'; enemy: string; hex: string }
  | { type: 'master_moved'; enemy: string; hex: string }
  | { type: 'rest_forbidden' }
  | { type: 'favour'; seat: Seat; what: 'arcane' | 'companion'; change: number }
  | { type: 'scenario_rolled'; what: 'margath' | 'infection'; faces: number[] }
  | { type: 'zombie_placed'; hex: string }
  | { type: 'zombie_moved'; from: string; to: string }
  | { type: 'zombie_killed'; hex: string }
  | { type: 'plague_changed'; hex: string; to: 'latent' | 'active' | 'cured' }
  | { type: 'warband_revealed'; slot: number; card: string; hex: string }
  | { type: 'warband_looked_at'; seat: Seat; slot: number; card?: string }
  | { type: 'warband_moved'; slot: number; hex: string }
  | { type: 'units_changed'; slot: number; change: number }
  | { type: 'scorched'; hex: string }
  | { type: 'unscorched'; hex: string }
  | { type: 'bot_says'; seat: Seat; reason: Reason }
  | { type: 'game_won' }
  | { type: 'game_lost'; reason: Defeat }

/** Why the heroes have lost. */
export type Defeat = 'heroes' | 'time' | 'track' | 'plagues' | 'tamalir' | 'scorched' | 'city'

/** What one side of a fight does. */
export type Blow =
  | { type: 'tokens_spent'; side: number; tokens: readonly number[]; icon: string; value: number }
  | { type: 'token_turned'; side: number; token: number; face: number; how: 'flip' | 'recast' }
  | { type: 'token_doubled'; side: number; token: number }
  | { type: 'token_copied'; side: number; icon: string; value: number }
  | { type: 'token_removed'; side: number; token: number }
  | { type: 'surge_used'; side: number; name: string }
  | { type: 'blocked'; side: number; amount: number }
  | { type: 'passed'; side: number }

/** Who fights on a side: somebody's hero, or an enemy by its card. */
export type Fighter = { seat: Seat } | { enemy: string }
