import { expect } from 'vitest'
import { type Chance, ScriptedChance } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { arrange, type Lies } from '../index.ts'
import { sampleLanding } from '../rules/sample.ts'

/** What chance says where nothing was scripted. */
const NOTHING: Chance = {
  int() {
    throw new Error('chance was asked more often than it should')
  },
  shuffle() {},
}

/** A throw of so many stones, with what chance says: distance, direction, yaw, face, once for each spot that is tried. */
function sampled(stones: number, ints: number[], table: readonly Lies[] = []) {
  const hand = (['black-fehu', 'black-ansuz'] as const).slice(0, stones)
  const { state } = arrange({ players: [{ hand }, {}], phase: 'throw', table })
  return sampleLanding(state, new ScriptedChance({ ints }, NOTHING))
}

// Half-way between the tenth and the eleventh quantile is 115 mm.
const EAST = [10_500, 2000, 1000]
const NORTH = [10_500, 1000, 2000]

rule('ROK-202', 'a distance of the record, a direction, a yaw, and 0 for face up', () => {
  expect(sampled(2, [...EAST, 905, 0, ...NORTH, 3599, 1])).toEqual({
    rest: 1440,
    thrown: [
      { x: 115, y: 0, yaw: 90.5, up: true },
      { x: 0, y: 115, yaw: 359.9, up: false },
    ],
    lying: [],
    path: '',
  })
  // The ends of the record; points outside the circle or too near its centre give no direction.
  expect(sampled(1, [0, 2000, 2000, 1000, 1099, 0, 1000, 0, 0]).thrown[0]).toMatchObject({ x: -9, y: 0 })
  expect(sampled(1, [19_999, 1000, 0, 0, 0]).thrown[0]).toMatchObject({ x: 0, y: -309.9 })
})

const beside = (x: number): Lies => ({ rune: 'grey-raido', at: [x, 0], before: true })

rule(['ROK-202', 'ROK-055'], 'what lies there stays where it is, and 46 mm are room enough', () => {
  expect(sampled(1, [...EAST, 0, 0], [beside(69)])).toMatchObject({
    thrown: [{ x: 115, y: 0 }],
    lying: [{ x: 69, y: 0, yaw: 0, up: true }],
  })
  expect(sampled(1, [...EAST, 0, 0, ...NORTH, 0, 0], [beside(69.5)]).thrown).toMatchObject([{ x: 0, y: 115 }])
})

rule('ROK-202', 'after 30 spots without room it is the one with most, the first of equals', () => {
  const tries = (last: number[]) => [...Array.from({ length: 29 }, (_, i) => [...EAST, i, 0]).flat(), ...last]
  const [roomier] = sampled(1, tries([10_000, 2000, 1000, 77, 0]), [beside(115)]).thrown
  expect(roomier).toMatchObject({ x: 112, yaw: 7.7 })
  const [first] = sampled(1, tries([...EAST, 77, 0]), [beside(115)]).thrown
  expect(first).toMatchObject({ x: 115, yaw: 0 })
})
