import type { Card } from '../../content/language.ts'
import { type Pack, SLOTS, STARTER } from '../../index.ts'

/** A support of shake 3 for nothing on every slot; what is named differs. */
const card = (id: string, more: Partial<Card>): Card => ({
  id,
  name: { en: id, fr: id },
  arch: 'blade',
  type: 'support',
  cost: 1,
  va: 2,
  value: 3,
  slots: SLOTS,
  ...more,
})

/** What the language can say and no card of the starter set does. */
const UNSAID: readonly Card[] = [
  card('ZERO', { type: 'assault', value: 0, resolve: [{ op: 'bleed', x: 1, to: 'foe' }] }),
  card('ZERO-PIERCE', {
    type: 'assault',
    value: 0,
    play: [{ op: 'pierce', x: 2, to: 'this' }],
    slots: ['body', 'low'],
  }),
  card('ZERO-INSTANT', {
    type: 'assault',
    instant: true,
    value: 0,
    cost: 0,
    resolve: [{ op: 'poison', x: 1, to: 'foe' }],
  }),
  card('ZERO-SHAKE', { value: 0, resolve: [{ op: 'reserve', x: 2, to: 'self' }] }),
  card('TREBLE', {
    type: 'assault',
    value: 2,
    play: [
      { op: 'damage_mul', x: 3, to: 'this', if: { slot: ['high', 'low'] } },
      { op: 'damage_up', x: 1, to: 'this' },
      { op: 'damage_mul', x: 2, to: 'this', consume: { marker: 'bleed', from: 'self' } },
    ],
  }),
  card('STORM', {
    type: 'assault',
    value: 2,
    value2: 3,
    slots: ['high', 'left', 'right'],
    play: [
      { op: 'frenzy', x: 3, to: 'this' },
      { op: 'amplitude', x: 2, to: 'this' },
    ],
    resolve: [
      { op: 'weak_point', x: 1, to: 'this_slot' },
      { op: 'bleed', x: 1, to: 'foe', if: { unopposed: true } },
    ],
    red: [{ op: 'reserve', x: 1, to: 'self' }],
  }),
  card('PARRY', {
    type: 'assault',
    counter_text: true,
    value: 3,
    value2: 5,
    slots: ['body', 'high', 'left'],
    resolve: [{ op: 'draw', x: 1, to: 'self' }],
    red: [{ op: 'bleed', x: 1, to: 'foe' }],
  }),
  card('SPARK', {
    type: 'assault',
    instant: true,
    counter_text: true,
    value: 1,
    resolve: [{ op: 'torpor', x: 1, to: 'foe' }],
  }),
  card('CHANT', {
    counter_text: true,
    value: 4,
    value2: 6,
    slots: ['body', 'right'],
    play: [{ op: 'shake_up', x: 2, to: 'this', if: { hp_max: 20 } }],
    resolve: [{ op: 'destroyer', x: 1, to: 'foe', if: { unopposed: true } }],
    red: [{ op: 'draw', x: 1, to: 'self' }],
  }),
  card('RAMPART', {
    type: 'defence',
    value: 2,
    value2: 4,
    slots: ['high', 'body', 'low'],
    play: [
      { op: 'amplitude', x: 3, to: 'this' },
      { op: 'block_up', x: 1, to: 'this', if: { nth: 2 } },
    ],
    resolve: [{ op: 'reserve', x: 1, to: 'self' }],
  }),
  card('GUARD', {
    type: 'defence',
    instant: true,
    value: 1,
    value2: 3,
    slots: ['low', 'left'],
    resolve: [{ op: 'block_up', x: 1, to: 'my_defence' }],
    red: [{ op: 'damage_half', to: 'foe_assault' }],
  }),
  card('HYMN', {
    instant: true,
    value: 2,
    resolve: [
      { op: 'shake_up', x: -1, to: 'foe_support' },
      { op: 'block', x: 1, to: 'foe_assault' },
    ],
    infusion: [{ when: 'always', op: 'block_up', x: 1, to: 'this', filter: { cards: 'first_counter' } }],
  }),
  card('IDOL', {
    object: true,
    value2: 4,
    slots: ['high', 'low'],
    use: { timing: 'as_support', shake: 0, do: [{ op: 'torpor', x: 1, to: 'foe' }] },
    red: [{ op: 'draw', x: 1, to: 'self' }],
  }),
  card('OATH', {
    value: 2,
    resolve: [{ op: 'amplitude', x: 2, to: 'my_assault' }],
    infusion: [
      {
        when: 'always',
        op: 'damage_up',
        x: 1,
        to: 'this',
        filter: { cards: 'assault', slot: ['low', 'left'] },
        if: { hp_max: 15 },
      },
      { when: 'on_top_soul_lost', op: 'damage_up', x: 1, to: 'my_assault', limit: 2 },
    ],
  }),
]

/** Objects that may find nothing to apply their text to (RRD-252). */
const RELICS: readonly Card[] = (
  [
    { op: 'salvage', x: 2, to: 'self' },
    { op: 'cleanse', x: 1, to: 'self' },
    { op: 'exchange', x: 2, to: 'self' },
    { op: 'search', x: 2, to: 'self' },
    { op: 'unbind', to: 'self' },
    { op: 'bury', to: 'foe' },
    { op: 'oblivion', x: 2, to: 'foe' },
    { op: 'shatter_object', to: 'foe' },
    { op: 'shatter_infusion', to: 'foe' },
    { op: 'block', x: 2, to: 'foe_assault' },
    { op: 'damage_half', to: 'foe_assault' },
  ] as const
).map(entry => card(`RELIC-${entry.op}`, { object: true, slots: ['body'], use: { timing: 'any', do: [entry] } }))

/** The starter set and these. */
export const WIDE: Pack = { ...STARTER, id: 'wide', cards: [...STARTER.cards, ...UNSAID, ...RELICS] }
