import { expect, vi } from 'vitest'
import { rule } from '@runatal/proof'
import type * as Land from '../content/land.ts'
import { codeOf, distance, hexOf } from '../index.ts'
import { targetsOf } from '../rules/scenarios/locust.ts'
import { alone } from './game.ts'

// On our map no wall of sites makes a detour: one is built for this test around the Shrine of Ash.
vi.mock('../content/land.ts', async original => {
  const land = await original<typeof Land>()
  const wall = ['G1', 'G3', 'F2', 'H1', 'H2'].map(hex => ({
    hex,
    kind: 'stronghold',
    id: `wall_${hex}`,
    name: { en: hex, fr: hex },
  }))
  return { ...land, SITES: [...land.SITES, ...wall] }
})

const away = (code: string) => distance(hexOf('I3'), hexOf(code))

rule('RB-534', 'nearness is measured on the way that the warband can take', () => {
  const table = alone({ at: 'O11' }, { scenario: 'locust', warbands: [{ id: 'wb_iron_horns', at: 'I3', units: 1 }] })
  expect([away('G2'), away('M3')]).toEqual([2, 4])
  expect(targetsOf(table.state, 0).map(codeOf)).toEqual(['M3'])
})
