import { SPECTATOR, UNKNOWN } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { describe, expect } from 'vitest'
import { arrange, biomeNumber, BIOMES, NONE, type Player } from '../index.ts'

const ALL_CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8]
const FOR_CRYSTALS = { do: 'discard', gain: 'crystals' }

describe('step 2: place or discard', () => {
  rule(
    ['RAU-087', 'RAU-096', 'RAU-097'],
    'place on a space, or discard for crystals or a Spore: one of them, no pass',
    () => {
      const t = withCard({ card: 'B1-03', spores: [2, 6] })
      expect(t.as(0).options('playBiome')).toEqual([
        ...ALL_CELLS.map(cell => ({ do: 'place', cell })),
        FOR_CRYSTALS,
        ...[0, 1, 3, 4, 5, 7, 8].map(cell => ({ do: 'discard', gain: 'spore', cell })),
      ])
      expect(t.as(0).tries('playBiome', { do: 'pass' })).toMatchObject({ refused: 'not-an-option' })
      // One of them: then the card is gone, and step 4 follows.
      t.as(0).play('playBiome', { do: 'place', cell: 8 })
      expect(t.state.kept[0]).toBe(NONE)
      expect(t.as(0).asked).toEqual(['activate'])
      expect(t.happened('biome.placed')).toEqual([
        { type: 'biome.placed', seat: 0, card: 'B1-03', cell: 8, cost: 0, covered: 'A:8' },
      ])
    },
  )

  rule('RAU-088', 'a cost in crystals is paid', () => {
    const t = withCard({ card: 'B1-04', crystals: 5 })
    t.as(0).play('playBiome', { do: 'place', cell: 4 })
    expect(t.state.crystals).toEqual([2, 4])
    expect(t.happened('biome.placed')[0]).toMatchObject({ card: 'B1-04', cost: 3, covered: 'A:4' })
    expect(t.happened('crystals.changed')).toEqual([{ type: 'crystals.changed', seat: 0, delta: -3, total: 2 }])

    const cheap = withCard({ card: 'B1-05', crystals: 1 })
    cheap.as(0).play('playBiome', { do: 'place', cell: 4 })
    expect(cheap.happened('crystals.changed')).toEqual([{ type: 'crystals.changed', seat: 0, delta: -1, total: 0 }])
  })

  rule('RAU-089', 'a constraint costs nothing but limits the spaces', () => {
    const t = withCard({ card: 'B2-33', crystals: 1 })
    expect(spaces(t)).toEqual([0, 2, 6, 8])
    expect(t.as(0).tries('playBiome', { do: 'place', cell: 4 })).toMatchObject({ rule: 'RAU-089' })
    t.as(0).play('playBiome', { do: 'place', cell: 6 })
    expect(t.state.crystals[0]).toBe(1)
    for (const { id, cells } of BIOMES.slice(0, 80))
      if (cells !== undefined) expect(spaces(withCard({ card: id, crystals: 0 }))).toEqual(cells)
  })

  rule('RAU-090', 'a free card goes anywhere for nothing', () => {
    const t = withCard({ card: 'B1-03', crystals: 0 })
    expect(spaces(t)).toEqual(ALL_CELLS)
    t.as(0).play('playBiome', { do: 'place', cell: 0 })
    expect(t.state.crystals[0]).toBe(0)
    expect(t.happened('biome.placed')[0]).toMatchObject({ cost: 0 })
    expect(t.happened('crystals.changed')).toEqual([])
  })

  rule('RAU-092', 'a discard for a Spore puts it on a Biome that has none', () => {
    const t = withCard({ card: 'B1-03', spores: [3, 4], crystals: 2 })
    const offered = t
      .as(0)
      .options('playBiome')
      .flatMap(move => (move.do === 'discard' && 'cell' in move ? [move.cell] : []))
    expect(offered).toEqual([0, 1, 2, 5, 6, 7, 8])
    expect(t.as(0).tries('playBiome', { do: 'discard', gain: 'spore', cell: 4 })).toMatchObject({ rule: 'RAU-163' })
    t.as(0).play('playBiome', { gain: 'spore', cell: 7 })
    expect(t.state.spores).toEqual([(1 << 3) | (1 << 4) | (1 << 7), 0])
    expect(t.state.crystals[0]).toBe(2)
    expect(t.happened('spore.placed')).toEqual([{ type: 'spore.placed', seat: 0, cell: 7, source: 'discard' }])
    expect(t.state.blackHole.at(-1)).toBe(biomeNumber('B1-03'))
  })

  rule('RAU-094', 'a card may cover another card, or a printed Biome', () => {
    const t = withCard({ card: 'B1-08', board: { 4: 'B1-26' } })
    t.as(0).play('playBiome', { do: 'place', cell: 4 })
    expect(t.state.boards[4]).toBe(biomeNumber('B1-08'))
    expect(t.state.covered).toEqual([biomeNumber('B1-26')])
    expect(t.happened('biome.placed')[0]).toMatchObject({ covered: 'B1-26' })
    const printed = withCard({ card: 'B1-08' })
    printed.as(0).play('playBiome', { do: 'place', cell: 4 })
    expect(printed.state.covered).toEqual([])
    // The other player's board is untouched.
    expect(t.state.boards[9 + 4]).toBe(biomeNumber('A:4'))
  })

  rule('RAU-095', 'what is covered gives nothing any more and never comes back', () => {
    // B1-26 has 2 Sources, and the printed Mountain 1.
    const t = withCard({ card: 'B1-13', board: { 3: 'B1-26', 0: 'B1-14' } })
    t.as(0).play('playBiome', { do: 'place', cell: 3 })
    expect(t.happened('sources.changed')).toEqual([{ type: 'sources.changed', seat: 0, total: 1 }])
    // No symbol: B1-14 counts the sea animals, of which only B1-13 is left in sight.
    const symbols = withCard({ card: 'B1-13', board: { 3: 'B1-10', 0: 'B1-14' } })
    symbols.as(0).play('playBiome', { do: 'place', cell: 3 }).play('activate', { cell: 0 })
    expect(symbols.happened('biome.activated')[0]).toMatchObject({ cell: 0, points: 1 })
    // No effect: B1-03 gave crystals, B1-34 gives nothing.
    const effect = withCard({ card: 'B1-34', board: { 3: 'B1-03' } })
    effect.as(0).play('playBiome', { do: 'place', cell: 3 })
    expect(effect.as(0).options('activate')).not.toContainEqual({ do: 'activate', cell: 3 })
    effect.playOn()
    expect(effect.happened('hand.shown').flatMap(event => event.cards)).not.toContain('B1-03')
  })

  rule('RAU-098', 'a card that cannot be paid must be discarded', () => {
    const t = withCard({ card: 'B1-04', crystals: 2 })
    expect(spaces(t)).toEqual([])
    expect(t.as(0).options('playBiome')).toHaveLength(1 + 9)
    expect(t.as(0).tries('playBiome', { do: 'place', cell: 4 })).toMatchObject({ rule: 'RAU-098' })
    expect(spaces(withCard({ card: 'B1-04', crystals: 3 }))).toEqual(ALL_CELLS)
  })

  rule('RAU-099', 'with nine Spores there is no discard for another', () => {
    const t = withCard({ card: 'B1-03', spores: ALL_CELLS })
    expect(t.as(0).options('playBiome')).toEqual([...ALL_CELLS.map(cell => ({ do: 'place', cell })), FOR_CRYSTALS])
    const eight = withCard({ card: 'B1-03', spores: ALL_CELLS.slice(1) })
    expect(eight.as(0).options('playBiome')).toContainEqual({ do: 'discard', gain: 'spore', cell: 0 })
  })

  rule('RAU-100', 'the 4 crystals of the discard cannot pay for that card', () => {
    const t = withCard({ card: 'B1-15', crystals: 0 })
    expect(spaces(t)).toEqual([])
    t.as(0).play('playBiome', FOR_CRYSTALS_PART)
    expect(t.state.crystals[0]).toBe(4)
    expect(t.as(0).asked).toEqual(['activate'])
    expect(t.state.boards.slice(0, 9)).not.toContain(biomeNumber('B1-15'))
  })

  rule('RAU-101', 'discards are face down: only their number is known', () => {
    for (const gain of ['crystals', 'spore'] as const) {
      const one = discarded('B1-03', gain)
      const other = discarded('B1-08', gain)
      for (const viewer of [1, SPECTATOR]) {
        expect(one.match.view(viewer)).toEqual(other.match.view(viewer))
        expect(one.heardBy(viewer)).toEqual(other.heardBy(viewer))
        expect(one.match.view(viewer).blackHole).toEqual(Array(one.state.blackHole.length).fill(UNKNOWN))
      }
      expect(new Set(one.as(0).view.blackHole)).toEqual(new Set([UNKNOWN]))
    }
  })

  rule('RAU-103', 'a card has a cost or a constraint, never both', () => {
    for (const { id, cost, cells } of BIOMES.slice(0, 80)) {
      if (cost !== undefined) expect([id, cells]).toEqual([id, undefined])
      if (cells !== undefined) expect([id, cost]).toEqual([id, undefined])
    }
    expect(BIOMES.filter(({ cost }) => cost !== undefined)).toHaveLength(13 + 22)
    expect(BIOMES.filter(({ cells }) => cells !== undefined)).toHaveLength(8 + 10)
  })

  rule('RAU-104', 'the worked example of costs, with 3 crystals', () => {
    const cases = [
      ['B2-18', 9, 0],
      ['B2-33', 4, 3],
      ['B1-08', 9, 3],
    ] as const
    for (const [card, legal, left] of cases) {
      const t = withCard({ card, crystals: 3 })
      expect(spaces(t)).toHaveLength(legal)
      t.as(0).play('playBiome', { do: 'place', cell: 0 })
      expect(t.state.crystals[0]).toBe(left)
    }
  })
})

const FOR_CRYSTALS_PART = { gain: 'crystals' } as const

function withCard(player: Player, stop?: number) {
  return arrange({ players: [player, {}], ...(stop && { stop }) })
}

function spaces(t: ReturnType<typeof arrange>): number[] {
  return t
    .as(0)
    .options('playBiome')
    .flatMap(move => (move.do === 'place' ? [move.cell] : []))
}

/** Two positions that only differ in which of B1-03 and B1-08 seat 0 has discarded, and which lay there before. */
function discarded(card: 'B1-03' | 'B1-08', gain: 'crystals' | 'spore') {
  const t = arrange({ players: [{ card }, { card: 'B1-40' }], blackHole: [card === 'B1-03' ? 'B1-08' : 'B1-03'] })
  t.as(0).play('playBiome', gain === 'crystals' ? { gain } : { gain, cell: 4 })
  return t
}
