import { rule } from '@runatal/proof'
import { describe, expect, test } from 'vitest'
import { cardSet } from '../../content/printed.ts'
import { type Card, checkDeck, STARTER } from '../../index.ts'
import { deckNamed, faultsOf } from '../../rules/deck.ts'
import { held, missed, strength } from '../../rules/worth.ts'
import { duel } from '../duel.ts'
import { ownCard, packOf } from '../own-cards.ts'

/** Bouts, decks and what cards are worth. */

const winner = (hp: number, foe: number) =>
  duel({ character: 'C-MIRELLE', hp }, { character: 'C-TOLOMEY', hp: foe }, { phase: 'consolidation', stillBouts: 2 })
    .state.result

describe('the end of a bout', () => {
  rule('RRD-339', 'the larger share of hit points, to the last point', () => {
    // 27 of 40 are a little more than 29 of 43.
    expect(winner(27, 29)).toEqual({ winner: 0, cause: 'stall' })
    expect(winner(26, 29)).toEqual({ winner: 1, cause: 'stall' })
    expect(winner(40, 43)).toEqual({ winner: -2, cause: 'stall' })
  })

  rule('RRD-085', 'the last card of a deck can be drawn too', () => {
    const t = duel({ latent: 1, deck: Array.from({ length: 6 }, () => 'BL01') }, {}, { phase: 'draws' })
    expect(t.state.sides[0].deck.length).toBe(1)
    expect(t.as(0).options('latent')).toEqual([{ do: 'stop' }, { do: 'deck' }])
  })
})

describe('a deck', () => {
  const levy = STARTER.decks.find(({ id }) => id === 'D-LEVY')!
  const { character, weapons, cards } = levy
  const FORM = {
    refused: 'bad-setting',
    text: 'A deck is { character, weapons, cards }, with the number of copies of each card by its id',
  }

  rule(['RRD-003', 'RRD-012', 'RRD-013'], 'is refused in the same words, wherever it is wrong', () => {
    for (const wrong of [5, 'BL01', undefined, null])
      expect(checkDeck({ character, weapons, cards: wrong }, undefined)).toStrictEqual(FORM)
    expect(checkDeck({ character, weapons, cards: { BL01: 3, BL02: 'two' } }, undefined)).toStrictEqual(FORM)
    expect(faultsOf({ character, weapons: ['W-NOTHING', ...weapons], cards }).slice(0, 1)).toStrictEqual([
      { reason: 'weapon', rule: 'RRD-012', text: 'One of the weapons is not in the set: choose another' },
    ])
    expect(faultsOf({ character, weapons: [...weapons, ...weapons], cards }).slice(0, 1)).toStrictEqual([
      {
        reason: 'hands',
        rule: 'RRD-012',
        text: 'Take one two-handed weapon, or one or two different one-handed weapons',
      },
    ])
    expect(checkDeck({ character, weapons, cards: {} }, undefined)).toMatchObject({
      refused: 'bad-setting',
      rule: 'RRD-008',
    })
  })

  test('is known by its name; a name that is gone stands for the first', () => {
    expect(deckNamed('D-LEVY')).toBe(levy)
    expect(deckNamed({ character, weapons, cards })).toEqual({ character, weapons, cards })
    expect(deckNamed('D-GONE')).toBe(STARTER.decks[0])
    expect(checkDeck('D-LEVY', undefined)).toBe('D-LEVY')
  })

  rule(['RRD-016', 'RRD-017'], 'is chosen in secret among the ready ones, each another if one may', () => {
    const { id: name, fixed, choices } = duel().match.game
    expect([name, fixed]).toEqual(['raise-rise-die', ['pack']])
    expect(choices.seat.deck).toMatchObject({
      values: STARTER.decks.map(({ id }) => id),
      first: 'D-BANKS',
      varied: true,
      secret: true,
    })
  })
})

const card = (more: Partial<Card>) => cardSet(packOf(ownCard('CARD', more))).cards.at(-1)!

test('what a card is worth: its value, a bonus for each text and for speed, less its cost', () => {
  expect(strength(card({ value: 3 }))).toBe(3)
  expect(strength(card({ value: 3, value2: 5 }))).toBe(5)
  expect(strength(card({ value: 3, value2: 2, cost: 2 }))).toBeCloseTo(1.6)
  expect(strength(card({ value: 3, instant: true }))).toBe(4)
  const text = [{ op: 'reserve', x: 1, to: 'self' }] as const
  expect(strength(card({ value: 3, resolve: text }))).toBe(4.5)
  expect(strength(card({ type: 'assault', value: 3, play: [{ op: 'pierce', x: 1, to: 'this' }] }))).toBe(4.5)
  expect(strength(card({ value: 3, infusion: [{ ...text[0], when: 'upkeep' }] }))).toBe(4.5)
  expect(strength(card({ value: 3, object: true, use: { timing: 'any', do: text } }))).toBe(4.5)
  expect(held(card({ va: 3 }))).toBeCloseTo(1.09)
  expect(missed(card({ va: 3, value: 4 }))).toBeCloseTo(1.094, 6)
})
