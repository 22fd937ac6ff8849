import type { Reason } from '../rules/reason.ts'
import type { Epilogue, Event, Roll } from '../index.ts'

const ROLL: Roll = {
  seat: 0,
  hero: 'ekho',
  card: 'III-S1',
  rollFor: 'fight',
  face: 2,
  support: 2,
  teamwork: 1,
  total: 5,
  need: 4,
}
const END: Epilogue = {
  solution: ['red', 'blue', 'black', 'green'],
  links: ['sage', 'gobel', 'spider', 'snake', 'monkey', 'phoenix', 'whale'],
  turns: 9,
  attempts: 2,
  hints: 1,
  cardsLeft: 12,
  eclipse: 7,
}

/** One of each, and the cases that read otherwise. */
const REASONS: Reason[] = [
  { because: 'plan', hero: 'orakl', hope: 70, left: 12, swaps: 2 },
  { because: 'wait', hope: 40 },
  { because: 'plan', hero: 'hal', hope: 8, left: 1, swaps: 0 },
  { because: 'swap', runes: ['blue', 'red'], swaps: 0, left: 3, now: 12 },
  { because: 'swap', runes: ['blue', 'red'], swaps: 1, left: 0, now: 1 },
  { because: 'seal', chance: 50, left: 1, now: 2 },
  { because: 'seal', chance: 11, left: 3, now: 9 },
  { because: 'seal', chance: 0, left: 3, now: 9 },
  { because: 'seal', chance: 100, left: 0, now: 1 },
  { because: 'goal', card: 'I-5' },
  { because: 'fight', card: 'I-1', odds: 83 },
  { because: 'surprise', card: 'I-1', odds: 83 },
  { because: 'company', hero: 'hal', place: 'II-b' },
  { because: 'copy', hero: 'orakl' },
  { because: 'support', cards: 1, odds: 67, without: 50 },
  { because: 'hint', rune: 'black', left: 4, now: 12 },
  { because: 'item', item: 'ring' },
  { because: 'save', pile: 9 },
  { because: 'save', pile: 1 },
  { because: 'save', pile: 0 },
]

/** At least one of each type: what has to be told otherwise stands here too. */
export const EXAMPLES: { [T in Event['type']]: Extract<Event, { type: T }>[] } = {
  game_set_up: [{ type: 'game_set_up', players: 2, difficulty: 'heroic', shuffled: false, mode: 'app' }],
  hands_dealt: [{ type: 'hands_dealt', seat: 0, count: 6 }],
  red_moons_inserted: [
    { type: 'red_moons_inserted', count: 4, positions: [10, 20, 30, 39] },
    { type: 'red_moons_inserted', count: 4 },
  ],
  runes_captured: [{ type: 'runes_captured', arrangement: ['blue', 'red', 'yellow', 'orange'] }],
  puzzle_made: [{ type: 'puzzle_made' }],
  gm_ready: [{ type: 'gm_ready' }],
  result_shown: [true, false].map(initial => ({
    type: 'result_shown',
    arrangement: ['blue', 'red', 'yellow', 'orange'],
    signs: [
      { sign: 'sage', state: 'bright' },
      { sign: 'gobel', state: 'golden' },
      { sign: 'spider', state: 'dark' },
      { sign: 'snake', state: 'dark' },
    ],
    initial,
  })),
  turn_started: [
    { type: 'turn_started', seat: 1, turn: 3, redMoonWaiting: true },
    { type: 'turn_started', seat: 1, turn: 3, redMoonWaiting: false },
  ],
  passed: [{ type: 'passed', seat: 0 }],
  activated: [
    { type: 'activated', seat: 0, hero: 'orakl', actions: 1 },
    { type: 'activated', seat: 0, hero: 'orakl', actions: 3 },
  ],
  skill_used: [
    { type: 'skill_used', hero: 'nova' },
    { type: 'skill_used', hero: 'hal', copied: 'eli' },
    { type: 'skill_used', hero: 'hal', copied: 'nova' },
  ],
  skill_skipped: [{ type: 'skill_skipped', hero: 'ekho' }],
  runes_swapped: [{ type: 'runes_swapped', from: 0, to: 5, runes: ['blue', 'violet'] }],
  character_moved: [
    { type: 'character_moved', hero: 'eli', from: 'I-a', to: 'III-b', by: 'eli' },
    { type: 'character_moved', hero: 'eli', to: 'III-b', by: 'ekho' },
  ],
  encounter_started: [{ type: 'encounter_started', hero: 'nova', card: 'II-S1', place: 'II-a' }],
  support_asked: [{ type: 'support_asked', seat: 0, hero: 'nova' }],
  support_given: [
    { type: 'support_given', seat: 1, hero: 'nova', cards: 0, total: 1 },
    { type: 'support_given', seat: 1, hero: 'nova', cards: 2, total: 3 },
  ],
  support_taken_back: [
    { type: 'support_taken_back', seat: 1, hero: 'nova', cards: 1, total: 2 },
    { type: 'support_taken_back', seat: 1, hero: 'nova', cards: 2, total: 0 },
  ],
  die_rolled: [
    { type: 'die_rolled', ...ROLL },
    { type: 'die_rolled', ...ROLL, face: 0, total: 0 },
    { type: 'die_rolled', ...ROLL, support: 0, teamwork: 0, total: 2 },
  ],
  die_rerolled: [
    { type: 'die_rerolled', ...ROLL },
    { type: 'die_rerolled', ...ROLL, face: 0, total: 0 },
  ],
  surprise_attack: [
    { type: 'surprise_attack', card: 'I-1', place: 'I-a', face: 3, success: true },
    { type: 'surprise_attack', card: 'I-1', place: 'I-a', face: 0, success: false },
  ],
  fight_won: [{ type: 'fight_won', card: 'III-4', place: 'III-a', by: 'roll' }],
  fight_lost: [
    { type: 'fight_lost', card: 'III-4', place: 'III-a', moons: 3 },
    { type: 'fight_lost', card: 'I-1', place: 'I-a', moons: 1 },
  ],
  companion_met: [{ type: 'companion_met', card: 'I-S2', choice: 1 }],
  cache_opened: [
    { type: 'cache_opened', card: 'III-7', artefact: 'orb' },
    { type: 'cache_opened', card: 'III-7' },
  ],
  cubes_gained: [
    { type: 'cubes_gained', cubes: 1, lost: 0 },
    { type: 'cubes_gained', cubes: 2, lost: 1 },
    { type: 'cubes_gained', cubes: 0, lost: 2 },
  ],
  marker_moved: [
    { type: 'marker_moved', from: 5, to: 7, cause: 'fight' },
    { type: 'marker_moved', from: 5, to: 4, cause: 'reward' },
  ],
  relic_gained: [{ type: 'relic_gained', relic: 'blade', by: 1 }],
  hint_asked: [{ type: 'hint_asked', rune: 'violet', by: 1 }],
  hint_given: [{ type: 'hint_given', rune: 'violet', sign: 'monkey', state: 'unknown', by: 1 }],
  hint_declined: [{ type: 'hint_declined', by: 1 }],
  item_used: [
    { type: 'item_used', item: 'ring', by: 0 },
    { type: 'item_used', item: 'blade', by: 0, card: 'III-S1' },
  ],
  seal_attempted: [{ type: 'seal_attempted', seat: 0, hero: 'eli', arrangement: ['red', 'blue', 'black', 'green'] }],
  seal_failed: [
    { type: 'seal_failed', golden: 2, bright: 1, dark: 1 },
    { type: 'seal_failed', golden: 0, bright: 1, dark: 3 },
    { type: 'seal_failed', golden: 0, bright: 4, dark: 0 },
  ],
  actions_given_up: [{ type: 'actions_given_up', seat: 0, actions: 2 }],
  crisis_resolved: [
    { type: 'crisis_resolved', moons: [{ card: 'III-4', moons: 3 }], total: 3 },
    { type: 'crisis_resolved', moons: [{ card: 'I-1', moons: 1 }], total: 1 },
    { type: 'crisis_resolved', moons: [], total: 0 },
  ],
  red_moon_discarded: [{ type: 'red_moon_discarded' }],
  draw_declared: [{ type: 'draw_declared', seat: 0, cards: 3 }],
  card_drawn: [
    { type: 'card_drawn', seat: 0, hero: 'hal', to: 'hand' },
    { type: 'card_drawn', seat: 0, hero: 'hal', to: 'reserve' },
    { type: 'card_drawn', seat: 0, to: 'hand' },
  ],
  red_moon_revealed: [{ type: 'red_moon_revealed', seat: 0 }],
  red_moon_cancelled: [{ type: 'red_moon_cancelled', by: 1 }],
  card_discarded: [{ type: 'card_discarded', seat: 0, hero: 'hal' }],
  location_refilled: [{ type: 'location_refilled', place: 'III-a', card: 'III-4' }],
  turn_ended: [{ type: 'turn_ended', seat: 0 }],
  game_won: [{ type: 'game_won', ...END }],
  game_lost: [
    { type: 'game_lost', reason: 'eclipse', ...END },
    { type: 'game_lost', reason: 'deck', ...END },
  ],
  note_changed: [
    { type: 'note_changed', sign: 'snake', to: 'blue', by: 0 },
    { type: 'note_changed', sign: 'snake', to: 'unlinked', by: 0 },
    { type: 'note_changed', sign: 'snake', to: 'aside', by: 0 },
  ],
  filling_in: [
    { type: 'filling_in', on: true },
    { type: 'filling_in', on: false },
  ],
  bot_says: REASONS.map(reason => ({ type: 'bot_says', seat: 1, reason })),
}
