import { rule } from '@runatal/proof'
import { expect } from 'vitest'
import { arrange, type Hero, HEROES, type Position } from '../index.ts'
import { byChance, dos, hand, players, SEATS, type Table, types } from './game.ts'

const SIX: Hero[] = ['nova', 'hal', 'eli', 'eli', 'ekho', 'orakl']

/** Seat 0, of two, is about to draw. */
function drawing(cards: readonly Hero[], more: Partial<Position> = {}): Table {
  return arrange({ players: [{ hand: cards }, { hand: [] }], phase: 'draw', ...more })
}

/** The rules by which so many cards cannot be drawn. */
function whyNot(t: Table, ...tried: number[]) {
  return tried.map(cards => t.as(0).tries('drawCount', { do: 'draw', cards })?.rule)
}

function counts(t: Table, seat = 0): number[] {
  return t
    .as(seat)
    .options('drawCount')
    .map(({ cards }) => cards)
}

rule('R5-180', 'as many as the hand has room for', () => {
  const t = drawing(['nova', 'hal'])
  expect(counts(t)).toEqual([1, 2, 3, 4])
  expect(t.as(0).tries('drawCount', { do: 'draw', cards: 5 })?.rule).toBe('R5-180')
})

rule(['R5-181', 'R5-182'], 'the limit is six with two or three players, five with four or five', () => {
  for (const seats of SEATS) {
    const limit = seats < 4 ? 6 : 5
    const t = arrange({ players: players(seats, { hand: ['nova'] }), phase: 'draw', support: seats === 1 ? SIX : [] })
    expect(Math.max(...counts(t))).toBe(limit - 1)
    let longest = 0
    arrange({ players: players(seats), seed: 5 }).playOn(s => {
      if (s.asks.some(({ kind }) => kind === 'activate'))
        longest = Math.max(longest, ...s.hands.map(cards => cards.length))
      return false
    }, byChance(5))
    expect(longest).toBe(limit)
  }
})

rule('R5-183', 'the number is declared before any card is seen', () => {
  const t = drawing(['nova'], { next: ['eli', 'hal'] })
  expect(t.as(0).options('drawCount')[0]).toEqual({ do: 'draw', cards: 1 })
  expect(t.happened('card_drawn')).toEqual([])
  t.as(0).play('drawCount', { cards: 2 })
  expect(types(t.events, 'draw_declared', 'card_drawn')).toEqual(['draw_declared', 'card_drawn', 'card_drawn'])
  expect(t.as(0).undo()).toMatchObject({ refused: 'no-undo' })
})

rule(['R5-186', 'R5-187'], 'a full hand draws one and discards any one, the new one too', () => {
  const t = arrange({ players: [{ hand: SIX }, { hand: [] }], next: ['nova'] })
  t.as(0).play('activate', { do: 'pass' })
  expect(counts(t)).toEqual([1])
  expect(t.as(0).tries('drawCount', { do: 'draw', cards: 2 })?.rule).toBe('R5-186')
  t.as(0).play('drawCount', { cards: 1 })
  expect(hand(t, 0)).toHaveLength(7)
  expect(
    t
      .as(0)
      .options('discardDown')
      .map(({ hero }) => hero)
      .toSorted(),
  ).toEqual(HEROES.toSorted())
  t.as(0).play('discardDown', { hero: 'nova' })
  expect(hand(t, 0).toSorted()).toEqual(SIX.toSorted())
  expect(t.happened('card_discarded')).toEqual([{ type: 'card_discarded', seat: 0, hero: 'nova' }])
  const missing = arrange({
    players: [{ hand: ['eli', 'eli', 'eli', 'eli', 'eli', 'eli'] }, {}],
    phase: 'draw',
    next: ['hal'],
  })
  missing.as(0).play('drawCount', { cards: 1 })
  expect(missing.as(0).tries('discardDown', { do: 'discard', hero: 'nova' })?.rule).toBe('R5-187')
})

rule('R5-194', 'cards given as support come back only in their owner’s own draw', () => {
  const t = arrange({
    players: [{ hand: [] }, { hand: ['hal', 'hal', 'eli', 'eli', 'nova', 'nova'] }],
    hero: 'hal',
    at: { hal: 'III-a' },
    places: { 'III-a': 'III-S1' },
  })
  t.as(0).play('action', { do: 'encounter' }).play('askSupport', { do: 'ask' })
  t.as(1).play('giveSupport', { cards: 2 })
  t.as(0).play('drawCount', { cards: 6 })
  expect(hand(t, 1)).toHaveLength(4)
  t.as(1).play('activate', { do: 'pass' })
  expect(counts(t, 1)).toEqual([1, 2])
})

rule('R5-408', 'the number declared is limited by places, not by the pile', () => {
  expect(counts(drawing(['nova', 'hal'], { pile: ['eli'] }))).toEqual([1, 2, 3, 4])
  const t = drawing(['nova', 'hal'], { pile: ['hal', 'eli'] })
  t.as(0).play('drawCount', { cards: 1 })
  expect([t.state.pile, t.state.fate]).toEqual([[1], 'playing'])
  expect(dos(t.as(1).options('activate'))).toEqual(['pass'])
})

rule(['R5-180', 'R5-186', 'R5-363'], 'whatever number of cards is too many, its refusal says by which rule', () => {
  const five = ['orakl', 'eli', 'nova', 'ekho', 'hal'] as const
  expect(whyNot(drawing(five), 2, 3, 6, 12, 99)).toEqual(Array<string>(5).fill('R5-180'))
  expect(whyNot(drawing([...five, 'hal']), 2, 3)).toEqual(['R5-186', 'R5-186'])
  const alone = arrange({ players: [{ hand: five }], support: ['hal'], phase: 'draw' })
  expect(whyNot(alone, 0, 7, 8, 12)).toEqual(['R5-179', 'R5-363', 'R5-363', 'R5-363'])
})
