import { expect } from 'vitest'
import { CLOCK } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { arrange } from '../index.ts'
import { players } from './words.ts'

const drawn = () => arrange({ players: players(3), phase: 'draw', first: 1 })

rule('ROK-038', 'only the first player can give the signal', () => {
  const t = drawn()
  expect([0, 1, 2].map(seat => t.as(seat).asked.includes('giveSignal'))).toEqual([false, true, false])
  expect(t.as(0).tries('giveSignal', { do: 'throw' })).toMatchObject({ refused: 'no-such-ask' })
})

rule('ROK-039', 'at the signal all stones of all hands fly at once', () => {
  const t = drawn()
  t.as(1).play('giveSignal')
  t.wait(2100)
  expect(t.state.hands).toEqual([[], [], []])
  const [flown] = t.happened('throw.simulated')
  expect(flown?.launchedAt).toBe(2100)
  expect(flown?.thrown).toHaveLength(12)
  expect([0, 1, 2].map(seat => flown?.thrown.filter(({ by }) => by === seat).length)).toEqual([4, 4, 4])
})

rule('ROK-041', 'after 15 seconds the server gives the signal', () => {
  const t = drawn().wait(14_999)
  expect(t.happened('throw.signalled')).toEqual([])
  t.wait(15_000)
  expect(t.happened('throw.signalled')).toEqual([{ type: 'throw.signalled', by: 'server', launchAt: 17_100 }])
  expect(t.as(1).asked).not.toContain('giveSignal')
  const late = drawn()
  late.as(1).late('giveSignal')
  expect(late.happened('throw.signalled')).toEqual([{ type: 'throw.signalled', by: 'server', launchAt: 2100 }])
  expect(late.state.asks.filter(({ seat }) => seat === CLOCK).map(({ kind }) => kind)).toEqual(['launch'])
})

rule('ROK-042', 'the stones fly 2.1 seconds after the signal', () => {
  const t = drawn()
  t.send(1, 'giveSignal', { do: 'throw' }, 4000)
  expect(t.happened('throw.signalled')).toEqual([{ type: 'throw.signalled', by: 1, launchAt: 6100 }])
  t.wait(6099)
  expect(t.state.phase).toBe('countdown')
  t.wait(6100)
  expect(t.state.race.launch).toBe(6100)
})

rule('ROK-043', 'aim and strength can be set until the stones fly, within bounds', () => {
  const t = drawn()
  expect([t.state.aims, t.state.strengths]).toEqual([
    [0, 0, 0],
    [50, 50, 50],
  ])
  t.send(0, 'setThrow', { do: 'aim', aim: 35, strength: -4 }, 100)
  expect([t.state.aims[0], t.state.strengths[0]]).toEqual([20, 0])
  t.send(1, 'setThrow', { do: 'aim', aim: -35, strength: 104 }, 150)
  expect([t.state.aims[1], t.state.strengths[1], t.state.time]).toEqual([-20, 100, 150])
  t.send(1, 'setThrow', { do: 'aim', aim: -0.04, strength: 33.33 }, 160)
  expect([t.state.aims[1], t.state.strengths[1]]).toEqual([0, 33.3]) // to a tenth, and never -0
  t.send(1, 'giveSignal', { do: 'throw' }, 1000)
  expect(t.send(2, 'setThrow', { do: 'aim', aim: -12.5, strength: 80 }, 3000)).toBeUndefined()
  expect([t.state.aims[2], t.state.strengths[2]]).toEqual([-12.5, 80])
  expect(t.send(2, 'setThrow', { do: 'aim', aim: 5, strength: 80 }, 3100)).toMatchObject({ rule: 'ROK-043' })
  expect(t.state.aims[2]).toBe(-12.5)
  expect(t.as(0).view.aims[2]).toBe(0) // the others learn that it was set, and no more
  expect(t.happened('throw.armed').map(({ seat }) => seat)).toEqual([0, 1, 1, 2])
  expect(t.match.undoable(2)).toBe(0)
  for (const bad of [
    { do: 'aim', aim: 1 },
    { do: 'aim', aim: '1', strength: 2 },
    { do: 'aim', aim: NaN, strength: 2 },
    7,
  ])
    expect(t.as(0).tries('setThrow', bad)).toBeDefined()
})

rule('ROK-043', 'the next throw begins with the usual one again', () => {
  const t = arrange({ players: [{ aim: 9, strength: 9 }, {}], phase: 'draw' })
  expect([t.state.aims[0], t.state.strengths[0]]).toEqual([0, 50])
})
