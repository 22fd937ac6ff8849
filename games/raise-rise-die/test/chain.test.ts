import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { arrange } from '../index.ts'

const PLAIN = { from: 'D-SILL', character: 'C-ORSANE', weapons: ['W-CAIRNFIST'] } as const
const SOULS = ['BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01']

rule('RRD-180', 'assault 4, support 5, assault 5: the support is cancelled and the first assault goes through', () => {
  const t = arrange({
    players: [
      { ...PLAIN, hand: ['MA03', 'BL12', 'MA05'], reserve: 9, deck: SOULS },
      { ...PLAIN, hand: ['MA18'], reserve: 9, deck: SOULS, hp: 20 },
    ],
  })
  t.as(0).play('play', { card: 'MA03' })
  t.as(1).play('counter', { card: 'MA18' })
  t.as(0).play('counter', { card: 'MA05', transcend: false })
  t.as(1).play('counter', { do: 'decline' })
  expect(t.state.sides[1].hp).toBe(16)
  expect(t.happened('STUNNED')).toEqual([{ type: 'STUNNED', seat: 1 }])
  expect(t.happened('CHAIN_RESOLVED')[0]?.valid).toBe(true)
  expect(t.happened('INITIATIVE')[0]).toEqual({ type: 'INITIATIVE', seat: 1 })
})

rule('RRD-205', 'six damage against Top souls of VA 3, 1 and 3', () => {
  const t = arrange({
    players: [
      { ...PLAIN, hand: ['BL12'], reserve: 9, deck: SOULS },
      { ...PLAIN, deck: ['BL06', 'BL02', 'BL03', 'BL04'], hp: 30 },
    ],
  })
  t.as(0).play('play', { card: 'BL12', slots: ['high'], transcend: false })
  t.as(1).play('counter', { do: 'decline' })
  expect(t.state.sides[1].hp).toBe(23)
  expect(t.happened('TOP_SOUL_LOST').map(lost => lost.card)).toEqual(['BL06', 'BL02', 'BL03'])
  expect(t.happened('TOP_REVEALED').at(-1)).toMatchObject({ seat: 1, card: 'BL04' })
})
