import { expect } from 'vitest'
import { SPECTATOR } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { arrange, type EntityName, NONE } from '../index.ts'
import { sources } from '../rules/board.ts'
import { discarding, finish, offered, ownerOf, sitOut } from './words.ts'

/** Three cards that share one symbol and no other. */
const TYPES: [EntityName, string[]][] = [
  ['METSAT', ['B1-13', 'B1-14', 'B1-09']],
  ['KITEET', ['B1-03', 'B1-06', 'B1-08']],
  ['SIENET', ['B1-18', 'B1-20', 'B1-22']],
  ['VUORI', ['B1-25', 'B1-26', 'B1-33']],
]
const ANIMALS: [EntityName, string[]][] = [
  ['TAIVAS', ['B1-03', 'B1-14', 'B1-20']],
  ['MAA', ['B1-08', 'B1-09', 'B1-37']],
  ['MERI', ['B1-06', 'B1-13', 'B1-22']],
]
const LINES = [
  ['row', [3, 4, 5]],
  ['column', [2, 5, 8]],
] as const

for (const [id, what, cases] of [
  ['RAU-105', 'Biome', TYPES],
  ['RAU-106', 'animal', ANIMALS],
] as const)
  rule(id, `three equal ${what} symbols in a row or a column bring the Entity, wherever the third is placed`, () => {
    for (const [entity, [first, second, card]] of cases)
      for (const [line, cells] of LINES)
        for (const last of cells) {
          const [a, b] = cells.filter(cell => cell !== last)
          const t = arrange({ players: [{ board: { [a!]: first, [b!]: second }, card: card! }, {}] })
          t.as(0).play('playBiome', { do: 'place', cell: last })
          expect(t.happened('entity.welcomed')).toEqual([{ type: 'entity.welcomed', seat: 0, entity, lines: [line] }])
          expect(ownerOf(t, entity)).toBe(0)
        }
  })

rule(['RAU-105', 'RAU-106'], 'two of three are not a line', () => {
  for (const [, [first, , card]] of [...TYPES, ...ANIMALS]) {
    const t = arrange({ players: [{ board: { 3: first }, card: card! }, {}] })
    t.as(0).play('playBiome', { do: 'place', cell: 5 })
    expect(t.happened('entity.welcomed')).toEqual([])
  }
})

rule('RAU-107', 'the Entity lies beside the board of its owner, for all to see', () => {
  const t = arrange({ players: [{}, { board: { 3: 'B1-13', 4: 'B1-14' }, card: 'B1-09' }, {}], pile: [0, 2, 1] })
  t.as(1).play('playBiome', { do: 'place', cell: 5 })
  for (const viewer of [0, 1, 2, SPECTATOR]) {
    expect(t.match.view(viewer).owners).toEqual([1, NONE, NONE, NONE, NONE, NONE, NONE])
    expect(t.heardBy(viewer)).toContainEqual({ type: 'entity.welcomed', seat: 1, entity: 'METSAT', lines: ['row'] })
  }
})

rule('RAU-109', 'a mountain row and a land column at once bring both Entities', () => {
  const board = { 3: 'B1-25', 4: 'B1-26', 2: 'B1-08', 8: 'B1-09' }
  const t = arrange({ players: [{ board, card: 'B1-32' }, {}] })
  t.as(0).play('playBiome', { do: 'place', cell: 5 })
  expect(t.happened('entity.welcomed')).toEqual([
    { type: 'entity.welcomed', seat: 0, entity: 'VUORI', lines: ['row'] },
    { type: 'entity.welcomed', seat: 0, entity: 'MAA', lines: ['column'] },
  ])
})

rule('RAU-110', 'a line of an Entity that one has already does nothing', () => {
  const t = arrange({ players: [{ entities: ['METSAT'], board: { 3: 'B1-14', 4: 'B1-09' }, card: 'B1-13' }, {}] })
  t.as(0).play('playBiome', { do: 'place', cell: 5 })
  expect(t.happened('entity.welcomed')).toEqual([])
  expect(ownerOf(t, 'METSAT')).toBe(0)
  expect(offered(t, 0)).toEqual([0, 3, 6])
  expect(t.as(0).tries('activate', { do: 'activate', entity: 'METSAT', animal: 'air' })?.refused).toBe('not-an-option')
})

rule('RAU-111', 'an Entity is kept for turns and scorings on end, until somebody makes the line', () => {
  const t = arrange({ players: [{ entities: ['MAA'] }, { board: { 3: 'B1-08', 5: 'B1-09' } }], stop: 1 })
  t.playOn(state => state.stop === 7 || ownerOf(t, 'MAA') !== 0, discarding)
  expect(t.state.stop).toBe(7)
  expect(ownerOf(t, 'MAA')).toBe(0)

  const later = arrange({ players: [{ entities: ['MAA'] }, { board: { 3: 'B1-08', 5: 'B1-09' }, card: 'B1-37' }] })
  sitOut(later, 0).as(1).play('playBiome', { do: 'place', cell: 4 })
  expect(ownerOf(later, 'MAA')).toBe(1)
})

rule('RAU-112', 'diagonals never count', () => {
  for (const [a, b, last] of [
    [0, 4, 8],
    [8, 4, 0],
    [2, 4, 6],
    [6, 4, 2],
  ] as const) {
    const t = arrange({ players: [{ board: { [a]: 'B1-14', [b]: 'B1-09' }, card: 'B1-13' }, {}] })
    t.as(0).play('playBiome', { do: 'place', cell: last })
    expect(t.happened('entity.welcomed')).toEqual([])
  }
})

rule('RAU-113', 'a double symbol does not stand in for a missing one', () => {
  for (const [middle, welcomed] of [
    ['B1-18', []],
    ['B1-03', [{ type: 'entity.welcomed', seat: 0, entity: 'TAIVAS', lines: ['row'] }]],
  ] as const) {
    const t = arrange({ players: [{ board: { 3: 'B2-12', 4: middle }, card: 'B2-21' }, {}] })
    t.as(0).play('playBiome', { do: 'place', cell: 5 })
    expect(t.happened('entity.welcomed')).toEqual(welcomed)
  }
})

rule('RAU-115', 'three Deserts in line give nothing: the middle row and column of side B, from the start', () => {
  for (const cell of [0, 1, 2, 3, 4, 5, 6, 7, 8]) {
    const t = arrange({ players: [{ card: 'B1-26' }, {}], side: 'B' })
    t.as(0).play('playBiome', { do: 'place', cell })
    expect(t.happened('entity.welcomed')).toEqual([])
    expect(t.state.owners.every(owner => owner === NONE)).toBe(true)
  }
})

rule('RAU-116', 'covering one of a whole line so that it stays whole wins the Entity back', () => {
  for (const cell of [0, 1, 2]) {
    const players = [{ board: { 0: 'B1-14', 2: 'B1-09' }, card: 'B1-13' }, { entities: ['METSAT' as const] }]
    const t = arrange({ players })
    t.as(0).play('playBiome', { do: 'place', cell })
    expect(t.happened('entity.welcomed')).toMatchObject([{ seat: 0, entity: 'METSAT', from: 1 }])
  }
})

rule('RAU-117', 'an old line elsewhere does not', () => {
  for (const cell of [3, 5, 7, 8]) {
    const t = arrange({ players: [{ board: { 0: 'B1-14', 2: 'B1-09' }, card: 'B1-13' }, { entities: ['METSAT'] }] })
    t.as(0).play('playBiome', { do: 'place', cell })
    expect(ownerOf(t, 'METSAT')).toBe(1)
    expect(t.happened('entity.welcomed')).toEqual([])
  }
})

rule('RAU-119', 'it is taken without a question', () => {
  const t = arrange({ players: [{ board: { 0: 'B1-14' }, card: 'B1-13' }, { entities: ['METSAT'] }] })
  t.as(0).play('playBiome', { do: 'place', cell: 2 })
  expect(t.match.log).toHaveLength(1)
  expect(t.as(0).asked).toEqual(['activate'])
  expect(ownerOf(t, 'METSAT')).toBe(0)
})

rule('RAU-120', 'two players take the same Entity in one turn, and each activates it', () => {
  const t = arrange({
    players: [
      { board: { 4: 'B1-03' }, card: 'B1-06' },
      { board: { 4: 'B1-08' }, card: 'B1-05' },
    ],
  })
  for (const seat of [0, 1]) {
    t.as(seat).play('playBiome', { do: 'place', cell: 5 }).play('activate', { entity: 'KITEET' })
    finish(t, seat)
  }
  expect(t.happened('entity.welcomed').map(event => event.from)).toEqual([undefined, 0])
  expect(t.state.points).toEqual([3, 3])
  expect(ownerOf(t, 'KITEET')).toBe(1)
})

rule('RAU-121', 'a discard or a Spore never welcomes', () => {
  const board = { 0: 'B1-14', 2: 'B1-09', 3: 'B1-18' }
  for (const owner of [undefined, 1]) {
    const position = {
      players: [{ board, card: 'B1-13' }, owner === undefined ? {} : { entities: ['METSAT' as const] }],
    }
    for (const move of [
      { do: 'discard', gain: 'crystals' },
      { do: 'discard', gain: 'spore', cell: 1 },
    ] as const) {
      const t = arrange(position)
      t.as(0).play('playBiome', move).play('activate', { cell: 3, spore: 2 })
      expect(ownerOf(t, 'METSAT')).toBe(owner)
      expect(t.happened('entity.welcomed')).toEqual([])
    }
  }
})

rule('RAU-123', 'a column of mountains with land animals welcomes VUORI and MAA', () => {
  for (const [side, elsewhere] of [
    ['A', 1],
    ['B', 0],
  ] as const) {
    const t = arrange({ players: [{ board: { 2: 'B1-32', 5: 'B1-31' }, card: 'B2-28' }, {}], side })
    t.as(0).play('playBiome', { do: 'place', cell: 8 })
    expect(t.happened('entity.welcomed').map(event => event.entity)).toEqual(['VUORI', 'MAA'])
    expect(sources(t.state, 0)).toBe(7 + elsewhere)
    expect(t.happened('sources.changed').at(-1)).toEqual({ type: 'sources.changed', seat: 0, total: 7 + elsewhere })
  }
})

rule('RAU-200', 'a row and a column of the same symbol welcome once, for one activation', () => {
  const board = { 0: 'B1-14', 2: 'B1-09', 4: 'B1-12', 7: 'B1-15' }
  const t = arrange({ players: [{ board, card: 'B1-13' }, { entities: ['METSAT'] }] })
  t.as(0).play('playBiome', { do: 'place', cell: 1 })
  expect(t.happened('entity.welcomed')).toEqual([
    { type: 'entity.welcomed', seat: 0, entity: 'METSAT', from: 1, lines: ['row', 'column'] },
  ])
  const times = t
    .as(0)
    .options('activate')
    .filter(move => 'entity' in move)
  expect(times.map(move => 'animal' in move && move.animal)).toEqual(['air', 'land', 'sea'])
  t.as(0).play('activate', { entity: 'METSAT', animal: 'sea' })
  expect(offered(t, 0)).not.toContain('METSAT')
  expect(t.happened('entity.activated')).toHaveLength(1)
})
