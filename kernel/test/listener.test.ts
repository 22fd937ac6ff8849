import { expect, test } from 'vitest'
import { begin, type Core, core, FastChance, type Game } from '../index.ts'

interface Loud {
  state: Core
  table: object
  seat: object
  steps: { start: undefined }
  asks: object
  event: { type: 'built'; number: number }
}

let built = 0

const loud: Game<Loud> = {
  id: 'loud',
  seats: { min: 1, max: 1 },
  choices: { table: {}, seat: {} },
  create: () => core('start'),
  steps: {
    start: (_, __, t) => t.emit?.({ type: 'built', number: ++built }),
  },
  decisions: {},
  clone: s => ({ ...s }),
  mask: s => ({ ...s }),
  imagine: s => ({ ...s }),
  outcome: () => undefined,
}

test('an event that nobody listens for is not even built', () => {
  begin(loud, core('start'), new FastChance(1))
  expect(built).toBe(0)
  begin(loud, core('start'), new FastChance(1), () => {})
  expect(built).toBe(1)
})
