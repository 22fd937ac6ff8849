import { describe, expect, it } from 'vitest'
import { BIOMES, biomeNumber, DEEDS, isCard } from '../../content/tables.ts'
import { ENTITIES } from '../../content/entities.ts'
import { type Print, prints, type SporeFace } from '../art/card.ts'
import { signStamp } from '../art/stamp.ts'

const FACES: readonly SporeFace[] = ['none', 'up', 'turned']

describe.each([false, true])('what is printed on Biomes (small: %s)', mini => {
  it('lies on the card, and every picture is whole by itself', () => {
    for (const biome of BIOMES)
      for (const face of FACES)
        for (const print of prints(biome, face, mini)) {
          expect(Math.min(print.x, print.y)).toBeGreaterThanOrEqual(0)
          expect(Math.max(print.x + print.width, print.y + print.height)).toBeLessThanOrEqual(200)
          expectWhole(print.src)
        }
  })

  it('shows a Spore, and which side of it is up', () => {
    for (const biome of BIOMES) {
      expect(sources(prints(biome, 'up', mini))).toContain(signStamp('spore'))
      expect(sources(prints(biome, 'turned', mini))).toContain(signStamp('spore-turned'))
      expect(sources(prints(biome, 'none', mini))).not.toContain(signStamp('spore'))
    }
  })
})

it('covers the cost with the Spore (RAU-162)', () => {
  const dear = BIOMES.filter(({ cost = 0 }) => cost > 0)
  expect(dear.length).toBeGreaterThan(0)
  for (const biome of dear) {
    const bare = sources(prints(biome, 'none', false))
    const covered = sources(prints(biome, 'up', false))
    expect(bare.filter(src => !covered.includes(src))).toHaveLength(1)
  }
})

it('puts one and the same scroll where there is no effect, and nowhere else (RAU-042)', () => {
  const cards = BIOMES.filter((_, number) => isCard(number))
  const [blank, active] = [false, true].map(isActive =>
    cards
      .filter(({ id }) => (DEEDS[biomeNumber(id)] !== undefined) === isActive)
      .map(card => sources(prints(card, 'none', false))),
  ) as [string[][], string[][]]
  const elsewhere = new Set(active.flat())
  expect(blank.length).toBeGreaterThan(1)
  expect(blank[0]!.filter(src => blank.every(all => all.includes(src)) && !elsewhere.has(src))).toHaveLength(1)
})

it('has a picture of every Entity, used or not', () => {
  for (const { id } of ENTITIES) for (const name of [id, `${id}-dark`]) expectWhole(signStamp(name))
})

function sources(all: readonly Print[]): string[] {
  return all.map(({ src }) => src)
}

/** A picture cannot reach into the page: whatever it refers to is in it. */
function expectWhole(src: string) {
  const svg = decodeURIComponent(src)
  expect(svg).not.toMatch(/undefined|NaN/)
  for (const [, id] of svg.matchAll(/(?:href="|url\()#([\w-]+)/g)) expect(svg).toContain(`id="${id}"`)
}
