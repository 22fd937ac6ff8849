import { expect, it } from 'vitest'
import { enemies, heroes } from '../../content/tables.ts'
import { drawn } from '../art/fighters/draw.ts'
import { enemyLooks, heroLooks } from '../art/fighters/looks.ts'
import type { Act } from '../art/fighters/stances.ts'

const ACTS: readonly Act[] = ['guard', 'strike', 'cast', 'hit', 'block', 'kneel', 'down', 'win']

it('draws every hero and every enemy in every stance, each its own way and always the same', () => {
  const all = [...heroes.map(({ id }) => heroLooks(id)), ...enemies.map(enemy => enemyLooks(enemy))]
  for (const looks of all)
    for (const act of ACTS) {
      const svg = drawn(looks, act, 2)
      expect(svg).not.toMatch(/undefined|NaN|null/)
      expect(drawn(looks, act, 2)).toBe(svg)
    }
  expect(new Set(heroes.map(({ id }) => drawn(heroLooks(id), 'guard', 0))).size).toBe(heroes.length)
})
