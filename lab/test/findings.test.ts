import { describe, expect, test } from 'vitest'
import { type Bundle, PICKED, PLAYED, SEEN } from '../bundle.ts'
import type { Plan } from '../plan.ts'
import { cardFindings } from '../stats/cards.ts'
import { SequentialTest } from '../stats/sequential.ts'
import { bundleOf, ROUNDS } from './toys/bundles.ts'

describe('cards', () => {
  test('the gain of a card is over what its bot wins anyway', () => {
    const bundles = Array.from({ length: 20 }, (_, i): Bundle => {
      const bundle = bundleOf(i, 0, i < 15 ? 0 : 1)
      const [first] = bundle.games
      if (first !== undefined && 'cards' in first)
        first.cards = { gem: `${SEEN + PICKED + PLAYED}${SEEN}`, stone: `${SEEN}0` }
      return bundle
    })
    const [gem, stone] = cardFindings(
      bundles,
      ROUNDS,
      new Map([
        ['a', 0.6],
        ['b', 0.4],
      ]),
    )
    expect(gem).toMatchObject({ card: 'gem', seen: 40, picked: 20, played: 20, pickRate: 0.5 })
    // Its holder, a, won all 20 games, and wins 60 % in general.
    expect(gem!.whenPicked).toEqual({
      delta: expect.closeTo(0.4, 9),
      low: expect.closeTo(0.4, 6),
      high: expect.closeTo(0.4, 6),
    })
    expect(stone).toEqual({ card: 'stone', seen: 20, picked: 0, played: 0, pickRate: 0 })
  })

  test('the interval of a gain is that of the scatter over bundles', () => {
    const bundles = Array.from({ length: 100 }, (_, i): Bundle => {
      const bundle = bundleOf(i, i % 2 === 0 ? 0 : 1)
      const [first] = bundle.games
      if (first !== undefined && 'cards' in first) first.cards = { gem: `${PICKED}0` }
      return bundle
    })
    const [gem] = cardFindings(
      bundles,
      ROUNDS,
      new Map([
        ['a', 0.5],
        ['b', 0.5],
      ]),
    )
    expect(gem!.whenPicked!.delta).toBeCloseTo(0, 9)
    expect(gem!.whenPicked!.high).toBeCloseTo(1.96 * 0.05, 3)
  })
})

describe('the sequential test', () => {
  const plan: Plan = {
    game: 'toy',
    seats: 2,
    table: {},
    bots: ['a', 'b'],
    seed: 1,
    bundles: 1000,
    sprt: { alpha: 0.05, beta: 0.05, margin: 0.1 },
  }

  test('says yes when the first bot keeps winning', () => {
    // In the second game of a bundle the bots have changed seats.
    const winning = Array.from({ length: 200 }, (_, i) => bundleOf(i, 0, i % 3 === 0 ? 0 : 1))
    expect(fed(plan, ...winning).verdict).toMatchObject({ verdict: 'accepted', first: 'a', second: 'b' })
  })

  test('says no when it keeps losing, and stops long before the end', () => {
    const losing = Array.from({ length: 200 }, (_, i) => bundleOf(i, 1, i % 3 === 0 ? 1 : 0))
    const { verdict } = fed(plan, ...losing)
    expect(verdict!.verdict).toBe('rejected')
    expect(verdict!.bundles).toBeLessThan(100)
  })

  test('is never decided when nobody asked for it', () => {
    const { sprt: _, ...silent } = plan
    const asked = fed(silent, ...Array.from({ length: 50 }, (_bundle, i) => bundleOf(i, 0, 1)))
    expect(asked.isDecided).toBe(false)
    expect(asked.verdict).toBeUndefined()
  })
})

function fed(of: Plan, ...bundles: Bundle[]): SequentialTest {
  const asked = new SequentialTest(of)
  for (const bundle of bundles) if (!asked.isDecided) asked.add(bundle)
  return asked
}
