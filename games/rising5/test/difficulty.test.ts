import { rule } from '@runatal/proof'
import { expect } from 'vitest'
import { MOON } from '../index.ts'
import { randomGame, setUp } from './game.ts'

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
