import { afterAll, beforeAll, expect, vi } from 'vitest'
import { rule } from '@runatal/proof'
import type * as Land from '../content/land.ts'
import type * as Game from './game.ts'

let game: typeof Game

// No city of our map lies beyond a river without a bridge: a river is dug for this test, and filled in after it.
beforeAll(async () => {
  vi.resetModules()
  vi.doMock('../content/land.ts', async original => {
    const land = await original<typeof Land>()
    return { ...land, RIVERS: [...land.RIVERS, { name: { en: 'Test', fr: 'Test' }, edges: ['G5|H4'] }] }
  })
  game = await import('./game.ts')
})
afterAll(() => {
  vi.doUnmock('../content/land.ts')
  vi.resetModules()
})

rule('RB-083', 'the river rule holds for a city too', () => {
  const table = game.alone({ at: 'G5' }, { dice: ['plains', 'mountains/water', 'wild'] })
  table.as(0).play('turn', { do: 'move' }).play('travel', { do: 'roll' })
  const into = table
    .as(0)
    .options('die')
    .flatMap(move => (move.do === 'go' && move.hex === 'H4' ? move.die : []))
  expect(into).toEqual([1, 2])
})
