import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { SITES } from '../content/land.ts'
import { codeOf, distance, hexOf } from '../index.ts'
import { targetsOf } from '../rules/scenarios/locust.ts'
import { alone } from './game.ts'

// A band does not cross what is scorched: here every site but two cities, far to the east.
const LEFT = ['M10', 'N6']

const away = (code: string) => distance(hexOf('A4'), hexOf(code))

rule('RB-534', 'nearness is measured on the way that the warband can take', () => {
  const { state } = alone(
    { at: 'O11' },
    {
      scenario: 'locust',
      warbands: [{ id: 'wb_iron_horns', at: 'A4', units: 4 }],
      scorched: SITES.map(({ hex }) => hex).filter(hex => !LEFT.includes(hex)),
    },
  )
  expect(LEFT.map(away)).toEqual([12, 13])
  expect(targetsOf(state, 0).map(codeOf)).toEqual(['N6'])
})
