import { rule } from '@runatal/proof'
import { describe, expect } from 'vitest'
import { ANIMALS, arrange, type Biome, BIOME_TYPES, BIOMES, ENTITIES } from '../index.ts'
import { content, type Distribution } from './ledger.ts'

const CARDS = BIOMES.slice(0, 80)
const PRINTED = BIOMES.slice(80)

describe('Biomes', () => {
  rule('RAU-035', 'a Biome has 1 or 2 types, 0 to 3 Sources and animals, a cost, and one effect or none', () => {
    expect(BIOMES).toHaveLength(98)
    for (const biome of BIOMES) {
      expect([1, 2]).toContain(biome.types.length)
      expect(new Set(biome.types).size).toBe(biome.types.length)
      expect([undefined, 1, 2, 3]).toContain(biome.water)
      expect([undefined, 1, 2, 3]).toContain(biome.animals?.length)
      expect([undefined, 1, 2, 3, 4, 5, 6, 7]).toContain(biome.cost)
    }
    // Every card, line by line as the rulebook lists it, and its check sums.
    expect(CARDS.slice(0, 40).map(cardLine)).toEqual(content.cards.age1)
    expect(CARDS.slice(40).map(cardLine)).toEqual(content.cards.age2)
    expect(sums(CARDS.slice(0, 40))).toEqual(content.distribution.age1)
    expect(sums(CARDS.slice(40))).toEqual(content.distribution.age2)
  })

  rule('RAU-036', 'four types answer to an Entity, and Desert to none', () => {
    const symbols = ENTITIES.map(({ symbol }) => symbol)
    expect(symbols.filter(symbol => !ANIMALS.some(animal => animal === symbol))).toEqual([
      'forest',
      'crystal',
      'mushroom',
      'mountain',
    ])
    expect(new Set(BIOMES.flatMap(({ types }) => types))).toEqual(new Set([...BIOME_TYPES, 'desert']))
    expect(symbols).not.toContain('desert')
  })

  rule('RAU-037', 'three animals: air, land and sea', () => {
    expect(new Set(CARDS.flatMap(({ animals = [] }) => animals))).toEqual(new Set(['air', 'land', 'sea']))
    expect(ANIMALS).toEqual(['air', 'land', 'sea'])
  })

  rule(['RAU-038', 'RAU-039'], 'Desert only on boards, five a side, and no animal there', () => {
    for (const { types } of CARDS) expect(types).not.toContain('desert')
    for (const [i, side] of (['A', 'B'] as const).entries()) {
      const nine = PRINTED.slice(9 * i, 9 * i + 9)
      expect(nine.filter(({ types }) => types.includes('desert'))).toHaveLength(5)
      expect(nine.map(printedLine)).toEqual(content.boards[side])
      for (const { animals, cost, cells } of nine)
        expect([animals, cost, cells]).toEqual([undefined, undefined, undefined])
    }
  })

  rule('RAU-040', 'a card of two types counts as both', () => {
    // Side A has a Forest at cell 1; B1-33 is Mountain and Forest.
    const row = arrange({ players: [{ card: 'B1-33', board: { 0: 'B1-15' } }, {}] })
    row.as(0).play('playBiome', { do: 'place', cell: 2 })
    expect(row.happened('entity.welcomed')).toEqual([
      { type: 'entity.welcomed', seat: 0, entity: 'METSAT', lines: ['row'] },
    ])
    // ... and Mountain: above the printed Mountain at cell 7.
    const column = arrange({ players: [{ card: 'B1-33', board: { 4: 'B1-25' } }, {}] })
    column.as(0).play('playBiome', { do: 'place', cell: 1 })
    expect(column.happened('entity.welcomed')).toEqual([
      { type: 'entity.welcomed', seat: 0, entity: 'VUORI', lines: ['column'] },
    ])
  })

  rule('RAU-041', 'an effect has one of five forms, or is none', () => {
    const forms = new Map<string, number>()
    for (const { effect } of BIOMES) {
      const form = Object.keys(effect ?? {})
        .toSorted()
        .join('+')
      forms.set(form, (forms.get(form) ?? 0) + 1)
    }
    expect([...forms.keys()].toSorted()).toEqual(['', 'crystals', 'pay+points', 'pay+spore', 'per+points', 'points'])

    // Each form does what it says, in the left column of stop 1.
    const board = { 0: 'B1-03', 3: 'B1-15', 6: 'B1-09' }
    const free = arrange({ players: [{ board, crystals: 5 }, {}], phase: 'activate' })
    free.as(0).play('activate', { cell: 0 }).play('activate', { cell: 3 }).play('activate', { cell: 6 })
    expect([free.state.crystals[0], free.state.points[0]]).toEqual([7, 4 + 1])
    const paid = arrange({ players: [{ board: { 0: 'B1-05', 3: 'B1-18' }, crystals: 5 }, {}], phase: 'activate' })
    paid.as(0).play('activate', { cell: 0 }).play('activate', { cell: 3, spore: 8 })
    expect([paid.state.crystals[0], paid.state.points[0], paid.state.spores[0]]).toEqual([5 - 2 - 2, 4, 1 << 8])
  })

  rule('RAU-042', 'a Biome without effect is not activated', () => {
    const t = arrange({ players: [{ board: { 3: 'B1-26' } }, {}], stop: 1, phase: 'activate' })
    expect(t.as(0).options('activate')).toEqual([
      { do: 'activate', cell: 0 },
      { do: 'activate', cell: 6 },
      { do: 'end' },
    ])
    expect(t.as(0).tries('activate', { do: 'activate', cell: 3 })).toMatchObject({ rule: 'RAU-042' })
  })

  rule('RAU-043', 'points per symbol: every one in sight, this Biome included, a double one twice', () => {
    const t = arrange({ players: [{ board: { 2: 'B2-08', 4: 'B1-27' } }, {}], stop: 9, phase: 'activate' })
    t.as(0).play('activate', { cell: 2 })
    expect(t.happened('biome.activated')[0]).toMatchObject({ cell: 2, points: 3 })

    // Not those of others, nor those that were covered.
    const players = [{ card: 'B2-01', board: { 2: 'B2-08', 4: 'B1-27' } }, { board: { 4: 'B1-28' } }]
    const covered = arrange({ players, stop: 9 })
    covered.as(0).play('playBiome', { do: 'place', cell: 4 }).play('activate', { cell: 2 })
    expect(covered.happened('biome.activated')[0]).toMatchObject({ points: 2 })
  })

  rule('RAU-044', 'per Spore: own Spores; per Source: own Sources, with the two of VUORI', () => {
    // B1-31 has 1 Source, and the printed Mountain of side A another.
    const wet = arrange({ players: [{ board: { 0: 'B1-31' }, entities: ['VUORI'] }, {}], phase: 'activate', stop: 1 })
    wet.as(0).play('activate', { cell: 0 })
    expect(wet.happened('biome.activated')[0]).toMatchObject({ points: 4 })

    const spored = arrange({
      players: [{ board: { 0: 'B1-21' }, spores: [2, 3, 4] }, { spores: [0, 1] }],
      phase: 'activate',
      stop: 1,
    })
    spored.as(0).play('activate', { cell: 0 })
    expect(spored.happened('biome.activated')[0]).toMatchObject({ points: 3 })
  })
})

/** id, types, animals, cost, cells, crystals, points, per, pay, spore, water: the fields of the rulebook. */
function cardLine({ id, types, animals = [], cost = 0, cells = [], effect, water = 0 }: Biome) {
  const { crystals, points, per, pay, spore } = whole(effect)
  return [id, [...types], [...animals], cost, [...cells], crystals, points, per, pay, spore, water]
}

/** cell, type, crystals, points, pay, spore, water. */
function printedLine({ id, types, effect, water = 0 }: Biome) {
  const { crystals, points, pay, spore } = whole(effect)
  return [Number(id.slice(2)), types[0], crystals, points, pay, spore, water]
}

function whole(effect: Biome['effect']) {
  const all = { crystals: 0, points: 0, per: '-', pay: 0, spore: false, ...effect }
  return { ...all, spore: Number(all.spore) }
}

function sums(cards: readonly Biome[]): Distribution {
  const count = (holds: (biome: Biome) => unknown) => cards.filter(biome => holds(biome)).length
  const symbols = (animal: string) => cards.flatMap(({ animals = [] }) => animals).filter(a => a === animal).length
  return {
    types: Object.fromEntries(BIOME_TYPES.map(type => [type, count(({ types }) => types.includes(type))])),
    two_types: count(({ types }) => types.length === 2),
    animal_symbols: Object.fromEntries(ANIMALS.map(animal => [animal, symbols(animal)])),
    no_animal: count(({ animals }) => animals === undefined),
    crystal_cost: count(({ cost }) => cost !== undefined),
    constraint: count(({ cells }) => cells !== undefined),
    free: count(({ cost, cells }) => cost === undefined && cells === undefined),
    water: cards.reduce((total, { water = 0 }) => total + water, 0),
    no_effect: count(({ effect }) => effect === undefined),
    spore_makers: count(({ effect }) => effect && 'spore' in effect),
  }
}
