import { SLOTS } from '../content/language.ts'
import type { Event } from '../index.ts'

/** Every type of event with every variant that its line can have. The compiler knows when one is missing. */
const EXAMPLES: { [T in Event['type']]: Omit<Extract<Event, { type: T }>, 'type'>[] } = {
  GAME_STARTED: [{ rules: '0.10', ledger: 1, characters: ['C-ULLE'], weapons: [['W-WICK']], sockets: [1, 2] }],
  DECK_SHUFFLED: [{ seat: 0, reason: 'setup' }],
  FIRST_PLAYER: [
    { seat: 0, how: 'random' },
    { seat: 0, how: 'choice', chooser: 1 },
  ],
  BOUT_STARTED: [{ number: 1 }, { number: 12 }],
  PHASE_STARTED: [{ phase: 'clash' }],
  DRAWN: [
    { seat: 0, count: 1, source: 'active' },
    { seat: 0, count: 5, source: 'effect' },
  ],
  LATENT_USED: [
    { seat: 0, from: 'deck', left: 0 },
    { seat: 0, from: 'deck', left: 2 },
    { seat: 0, from: 'void', card: 'EM26', left: 0 },
    { seat: 0, from: 'void', card: 'BL06', left: 1 },
  ],
  TOP_REVEALED: [{ seat: 0, card: 'BL31' }],
  UPKEEP: [{ seat: 0 }],
  POISON_TICK: [{ seat: 0, before: 1, after: 0 }],
  WINDOW_OPENED: [{ seat: 0, kind: 'before' }],
  WINDOW_CLOSED: [{}],
  INITIATIVE: [{ seat: 0 }],
  SACRIFICED: [{ seat: 0, card: 'SH24', va: 2, reserve: 3 }],
  PAID: [{ seat: 0, card: 'BL01', cost: 1, reserve: 0, waived: false }],
  TRANSCENDED: [
    { seat: 0, card: 'BL12', hp: 0 },
    { seat: 0, card: 'BL12', hp: 2 },
  ],
  CARD_PLAYED: [
    ...SLOTS.map(slot => ({ seat: 0, card: 'EM11', slots: [slot], nth: 1, object: false })),
    { seat: 0, card: 'BL09', slots: ['right', 'left', 'body'], nth: 2, object: false },
  ],
  INSTANT_PLAYED: [
    { seat: 0, card: 'BL26', slot: 'body', mode: 'free' },
    { seat: 0, card: 'BL26', slot: 'body', mode: 'attached' },
  ],
  COUNTERED_WITH: [
    { seat: 0, card: 'BL23', slot: 'high', against: 'SH01' },
    { seat: 0, card: 'BL23', slot: 'high', against: 'SH01', further: ['body', 'left'] },
  ],
  COUNTER_DECLINED: [
    { seat: 0, forced: false },
    { seat: 0, forced: true },
  ],
  LINK_VALUE: [{ link: 0, value: 1, parts: { base: 1, mods: [], bonus: 0, against: 0, pierce: 0 } }],
  CHAIN_RESOLVED: [{ links: [], valid: true }],
  CARD_SIDEWAYS: [{ seat: 0, card: 'BL01' }],
  DAMAGE: SLOTS.map((slot, i) => ({ seat: 0, amount: i + 1, slot, weak: 0 })),
  TOP_SOUL_LOST: [
    { seat: 0, card: 'EM02', va: 1, to: 'discard', left: 0 },
    { seat: 0, card: 'EM02', va: 4, to: 'void', left: 1 },
  ],
  HP_LOST: [
    { seat: 0, amount: 1, cause: 'destroyer', left: 3 },
    { seat: 0, amount: 2, cause: 'ability', left: 3 },
    { seat: 0, amount: 3, cause: 'text', left: 3 },
  ],
  BURNED: [{ seat: 0, amount: 2 }],
  EFFECT: [{ seat: 0, card: 'BL01', op: 'bleed', x: 1 }],
  EFFECT_SKIPPED: [{ seat: 0, card: 'BL01', op: 'bleed', reason: 'condition' }],
  MARKER: (['bleed', 'poison'] as const).flatMap(kind => [
    { seat: 0, kind, change: 1, total: 1 },
    { seat: 0, kind, change: 2, total: 5 },
    { seat: 0, kind, change: -1, total: 0 },
    { seat: 0, kind, change: -2, total: 1 },
  ]),
  MARKER_CONSUMED: (['bleed', 'poison'] as const).flatMap(kind => [
    { by: 0, from: 0, kind },
    { by: 0, from: 1, kind },
    { by: 1, from: 0, kind },
  ]),
  STUNNED: [{ seat: 0 }],
  STUN_SPENT: [{ seat: 0, as: 'pass' }],
  WEAK_POINT: SLOTS.map(slot => ({ seat: 0, slot, total: 2 })),
  LATENT_LOST: [
    { seat: 0, amount: 1, left: 0 },
    { seat: 0, amount: 2, left: 1 },
  ],
  HAND_DISCARDED: [
    { seat: 0, cards: ['BL30'], cause: 'poison' },
    { seat: 0, cards: ['EM22', 'EM23', 'SH24'], cause: 'oblivion' },
  ],
  HAND_LIMITED: [
    { seat: 0, count: 1 },
    { seat: 0, count: 2, cards: ['BL01', 'BL02'] },
  ],
  EXCHANGED: [{ seat: 0, given: 'EM15', taken: 'SH24' }],
  SEARCHED: [
    { seat: 0, va: 2 },
    { seat: 0, va: 2, card: 'EM14' },
  ],
  SALVAGED: [
    { seat: 0, cards: ['EM15'] },
    { seat: 0, cards: ['EM15', 'BL02'] },
  ],
  BURIED: [{ seat: 0, card: 'SH10' }],
  RESERVE_CHANGED: [
    { seat: 0, change: 1, total: 1 },
    { seat: 0, change: 2, total: 4 },
  ],
  FRENZY_REPEAT: [
    { seat: 0, card: 'BL05', number: 2 },
    { seat: 0, card: 'BL05', number: 3 },
  ],
  FRENZY_LOCK: [{ seat: 0 }],
  LANE_STARTED: [{ card: 'BL09', slot: 'left' }],
  OBJECT_PLACED: [
    { seat: 0, card: 'EM19', object: 0 },
    { seat: 0, card: 'EM19', object: 0, replaced: 'EM32' },
    { seat: 0, card: 'EM19', object: 0, replaced: 'MA16' },
  ],
  OBJECT_USED: [
    { seat: 0, card: 'BL21', mode: 'any' },
    { seat: 0, card: 'MA16', mode: 'as_support' },
  ],
  OBJECT_READIED: [{ seat: 0, card: 'BL21' }],
  OBJECT_SHATTERED: [{ seat: 0, card: 'BL21' }],
  ABILITY_USED: [{ seat: 0, cost: { hp: 1 } }],
  PASSED: [
    { seat: 0, count: 1, forced: false },
    { seat: 0, count: 1, forced: true },
  ],
  CLASH_ENDED: [{ reason: 'both passed', firstPasser: 0 }],
  BLEED_TICK: [{ seat: 0, lost: 1, left: 0 }],
  END_EFFECTS: [{ seat: 0 }],
  INFUSED: [{ seat: 0, card: 'EM13', socket: 0 }],
  INFUSION_REMOVED: [
    { seat: 0, card: 'EM13', to: 'hand' },
    { seat: 0, card: 'EM13', to: 'discard' },
  ],
  GATHERED: [{ seat: 0, cards: ['BL01'] }],
  DISCARD_UNDER_DECK: [
    { seat: 0, count: 1 },
    { seat: 0, count: 7 },
  ],
  OBJECTS_READIED: [{ seat: 0 }],
  RESERVE_EMPTIED: [{ seat: 0, lost: 2 }],
  GAME_ENDED: (['hp', 'deck', 'bleed', 'stall', 'limit'] as const).flatMap(reason => [
    { winner: 0, reason },
    { winner: 1, reason },
    { reason },
  ]),
}

export const EVERY_EVENT = Object.entries(EXAMPLES).flatMap(([type, variants]) =>
  variants.map(variant => ({ type, ...variant }) as Event),
)
