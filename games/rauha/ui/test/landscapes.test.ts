import sharp from 'sharp'
import { expect, it } from 'vitest'
import { paint } from '../../build/index.ts'
import { BIOMES } from '../../content/tables.ts'
import { landscape } from '../art/landscape.ts'

const ALL = BIOMES.map((_, biome) => biome)

it('gives every Biome a landscape of its own', () => {
  expect(new Set(ALL.map(landscape)).size).toBe(BIOMES.length)
})

it('makes pictures of 400 by 400 that are not empty', async () => {
  for (const biome of [0, 40, BIOMES.length - 1]) {
    const picture = sharp(await paint(biome))
    expect(await picture.metadata()).toMatchObject({ format: 'webp', width: 400, height: 400 })
    expect((await picture.stats()).entropy).toBeGreaterThan(3)
  }
})
