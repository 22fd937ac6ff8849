import { isRefusal, settle } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { expect } from 'vitest'
import { arrange, cardsToNextMoon, MOON, rising5 } from '../index.ts'
import { players, randomGame, SEATS, setUp } from './game.ts'

rule('R5-301', 'beginner has at most three crises', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const t = randomGame(2, seed, { difficulty: 'beginner' })
    expect(t.happened('crisis_resolved').length).toBeLessThanOrEqual(3)
  }
})

rule(['R5-304', 'R5-305'], 'a shuffled pile may have its Red Moons anywhere, with any level', () => {
  for (const [i, difficulty] of (['beginner', 'standard', 'heroic'] as const).entries()) {
    const positions = new Set<number>()
    for (let seed = 0; seed < 600; seed++) {
      const { pile, hands, support } = setUp(4, seed, { moons: 'shuffled', difficulty })
      expect(pile.filter(card => card === MOON)).toHaveLength(3 + i)
      for (const [at, card] of pile.entries()) if (card === MOON) positions.add(at)
      expect([...hands.flat(), ...support]).not.toContain(MOON)
    }
    expect(positions.size).toBe(35 + 3 + i)
  }
})

rule('R5-306', 'standard and regular, if nobody chooses', () => {
  const setting = settle(rising5, { seats: 2 })
  if (isRefusal(setting)) throw new Error(setting.text)
  expect(setting.table).toMatchObject({ difficulty: 'standard', moons: 'regular' })
  const positions = arrange({ players: players(2) }).happened('red_moons_inserted')[0]
  expect(positions).toEqual({ type: 'red_moons_inserted', count: 4, positions: [10, 20, 30, 39] })
  expect(Object.keys(rising5.decisions)).not.toContain('difficulty')
})

rule('R5-307', 'regular Red Moons are known to all; of shuffled ones only the number', () => {
  for (const seats of SEATS) {
    const regular = rising5.mask(setUp(seats, 1), -1)
    expect(regular.pile.filter(card => card === MOON)).toHaveLength(4)
    expect(cardsToNextMoon(regular)).toBe(regular.pile.toReversed().indexOf(MOON))
    const shuffled = rising5.mask(setUp(seats, 1, { moons: 'shuffled' }), -1)
    expect(shuffled.pile).not.toContain(MOON)
    expect(shuffled.moonsInPile).toBe(4)
    expect(cardsToNextMoon(shuffled)).toBeUndefined()
  }
  expect(cardsToNextMoon(setUp(2, 1))).toBe(9)
  expect(arrange({ players: players(2), shuffled: true }).happened('red_moons_inserted')[0]).not.toHaveProperty(
    'positions',
  )
})
