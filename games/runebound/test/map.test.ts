import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { FACES, shows } from '../content/dice.ts'
import { RIVERS, SITES } from '../content/land.ts'
import {
  BRIDGE_ENDS,
  CITIES,
  codeOf,
  distance,
  GEMS,
  hexesOf,
  hexOf,
  isBridge,
  isRiver,
  isRoad,
  PLAGUE_SITES,
} from '../index.ts'
import { SITE_HEXES, siteKind, sitesOf, TERRAIN } from '../index.ts'
import { isCivilised } from '../rules/places.ts'
import { setUp } from './game.ts'

const at = hexOf

rule('RB-007', 'the six faces of the terrain die', () => {
  const usable = [0, 1, 2, 3, 4].map(terrain => FACES.filter((_, face) => shows(face, terrain)).length)
  expect(usable).toEqual([4, 3, 3, 2, 2])
})

rule(['RB-008', 'RB-021'], '27 gems, 9 of each kind, all face up', () => {
  expect([0, 1, 2].map(kind => GEMS.filter(gem => gem.kind === kind).length)).toEqual([9, 9, 9])
  expect(setUp(2, 1).gems).toEqual(Array.from({ length: 27 }, () => 1))
})

rule(['RB-043', 'RB-044'], '165 hexes of six kinds, 4 of them cities', () => {
  expect(TERRAIN).toHaveLength(165)
  expect([0, 1, 2, 3, 4, 5].map(kind => TERRAIN.filter(terrain => terrain === kind).length)).toEqual([
    78, 27, 32, 15, 9, 4,
  ])
  expect(CITIES.map(codeOf)).toEqual(['H4', 'B7', 'N6', 'M10'])
})

rule(['RB-045', 'RB-046', 'RB-053'], 'sites are civilised, everything else is wild', () => {
  const s = setUp(1, 1)
  expect(SITE_HEXES.every(hex => isCivilised(s, hex))).toBe(true)
  expect([at('G5'), at('D2'), at('K2')].some(hex => isCivilised(s, hex))).toBe(false)
  expect([hexesOf('cursed_ruins'), hexesOf('outlaw_glade')]).toEqual([[at('D2')], [at('K2')]])
})

rule('RB-048', '6 towns, 5 shrines, 5 strongholds, 4 cities', () => {
  expect((['town', 'shrine', 'stronghold', 'city'] as const).map(kind => sitesOf(kind).length)).toEqual([6, 5, 5, 4])
  expect(PLAGUE_SITES).toHaveLength(10)
})

rule('RB-049', 'a river on the edge between D8 and E8', () => {
  expect(isRiver(at('D8'), at('E8'))).toBe(true)
  expect(isRiver(at('C8'), at('D8'))).toBe(false)
  expect(RIVERS.map(river => river.edges.length)).toEqual([11, 7, 9])
})

rule('RB-050', 'D9 and E9: river, bridge and road', () => {
  expect([isRiver, isBridge, isRoad].map(is => is(at('D9'), at('E9')))).toEqual([true, true, true])
  expect(isRoad(at('L3'), at('L4'))).toBe(false)
  expect(BRIDGE_ENDS.map(codeOf)).toEqual(['D9', 'J5', 'L3'])
})

rule('RB-052', 'Skyfall is a stronghold, Burrow Town a town', () => {
  expect([siteKind(at('H10')), siteKind(at('B10'))]).toEqual(['stronghold', 'town'])
  expect(SITES.find(site => site.hex === 'H10')!.name).toEqual({ en: 'Skyfall', fr: 'Tombeciel' })
  expect(SITES.find(site => site.hex === 'B10')!.name).toEqual({ en: 'Burrow Town', fr: 'Bourg Garenne' })
})

rule('RB-055', 'distance goes from hex to neighbour', () => {
  expect(distance(at('H10'), at('H4'))).toBe(6)
  expect(distance(at('B10'), at('H4'))).toBe(9)
  expect(distance(at('B10'), at('D3'))).toBe(8)
  expect(distance(at('B10'), at('N6'))).toBe(12)
  expect(distance(at('H4'), at('E5'))).toBe(3)
})
