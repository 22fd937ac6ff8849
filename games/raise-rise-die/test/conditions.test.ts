import { rule } from '@runatal/proof'
import { expect } from 'vitest'
import type { Card, Player } from '../index.ts'
import { resolved } from './own-cards.ts'

/** What must hold for a text to apply. */

type Entries = NonNullable<Card['resolve']>

/** What a text under this condition gives, in reserve. */
const gives = (condition: Entries[number]['if'], a: Player = {}, b: Player = {}) =>
  resolved([{ op: 'reserve', x: 1, to: 'self', if: condition! }], { reserve: 0, ...a }, b).state.sides[0].reserve

rule('RRD-046', 'each condition holds at its bound and not beyond it', () => {
  expect(gives({ hand_max: 1 }, { hand: ['WORD', 'BL01'] })).toBe(1)
  expect(gives({ hand_max: 1 }, { hand: ['WORD', 'BL01', 'BL01'] })).toBe(0)
  expect(gives({ hp_max: 12 }, { hp: 12 })).toBe(1)
  expect(gives({ hp_max: 12 }, { hp: 13 })).toBe(0)
  expect(gives({ foe_hp_max: 12 }, {}, { hp: 12 })).toBe(1)
  expect(gives({ foe_hp_max: 12 }, {}, { hp: 13 })).toBe(0)
  expect(gives({ nth: 2 }, { played: 1 })).toBe(1)
  expect(gives({ nth: 2 })).toBe(0)
  expect(gives({ void_min: 1 }, { void: ['BL01'] })).toBe(1)
  expect(gives({ void_min: 2 }, { void: ['BL01'] })).toBe(0)
  expect(gives({ infusions_min: 1 }, { infusions: ['SH31'] })).toBe(1)
  expect(gives({ infusions_min: 1 })).toBe(0)
  expect(gives({ foe_marker: 'bleed' }, { bleed: 1 }, { poison: 1 })).toBe(0)
  expect(gives({ foe_marker: 'bleed' }, {}, { bleed: 1 })).toBe(1)
  expect(gives({ self_marker: 'poison' }, { poison: 1 })).toBe(1)
  expect(gives({ self_marker: 'poison' }, { bleed: 1 }, { poison: 1 })).toBe(0)
  expect(gives({ own_top_min: 3 }, { deck: ['BL06', 'BL01'] })).toBe(1)
  expect(gives({ own_top_min: 3 }, { deck: ['BL01', 'BL06'] }, { deck: ['BL06'] })).toBe(0)
  expect(gives({ foe_top_min: 3 }, {}, { deck: ['BL06'] })).toBe(1)
  expect(gives({ foe_top_min: 3 }, { deck: ['BL06'] }, { deck: ['BL01'] })).toBe(0)
  expect(gives({ foe_top_min: 1 }, {}, { deck: [] })).toBe(0)
  expect(gives({ slot: ['body', 'low'] })).toBe(1)
  expect(gives({ slot: ['high', 'low'] })).toBe(0)
  expect(gives({ after: 'defence' }, { last: 'defence', played: 1 })).toBe(1)
  expect(gives({ after: 'defence' }, { last: 'assault', played: 1 })).toBe(0)
  expect(gives({ after: 'defence' })).toBe(0)
  expect(gives({ unopposed: true })).toBe(1)
})

rule('RRD-046', 'a text that is skipped says why', () => {
  const t = resolved(
    [
      { op: 'reserve', x: 1, to: 'self', if: { hp_max: 1 } },
      { op: 'draw', x: 1, to: 'self', consume: { marker: 'bleed', from: 'foe' } },
    ],
    { reserve: 0 },
  )
  expect(t.happened('EFFECT_SKIPPED')).toEqual([
    { type: 'EFFECT_SKIPPED', seat: 0, card: 'WORD', op: 'reserve', reason: 'condition' },
    { type: 'EFFECT_SKIPPED', seat: 0, card: 'WORD', op: 'draw', reason: 'no marker' },
  ])
  expect(t.happened('EFFECT')).toEqual([])
})
