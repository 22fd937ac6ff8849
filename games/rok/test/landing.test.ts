import { expect } from 'vitest'
import { CLOCK } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { arrange, NONE, type Rest } from '../index.ts'
import { players } from './words.ts'

const rest = (x: number, y: number, up = true): Rest => ({ x, y, yaw: 0, up })

rule('ROK-046', 'nobody but the authority says how stones land', () => {
  const t = arrange({ players: [{ hand: ['black-fehu'] }, {}], phase: 'throw' })
  const ask = t.state.asks.find(({ seat }) => seat === CLOCK)!
  const landing = { rest: 100, thrown: [rest(1, 2)], lying: [], path: '' }
  expect(t.match.submit(0, ask.id, { do: 'launch', landing })).toMatchObject({ refused: 'not-your-ask' })
  expect(t.as(0).tries('setThrow', { do: 'aim', aim: 0, strength: 50, x: 3, up: true })).toMatchObject({
    refused: 'not-an-option',
  })
  expect(t.state.table.stone).toEqual([])
})

rule('ROK-046', 'a landing that does not fit the stones is refused', () => {
  const t = arrange({ players: [{ hand: ['black-fehu'] }, {}], table: ['grey-fehu'], phase: 'throw' })
  const good = { rest: 100, thrown: [rest(1, 2)], lying: [rest(60, 0)], path: '' }
  const bad: unknown[] = [
    { ...good, thrown: [] },
    { ...good, lying: [] },
    { ...good, rest: 6001 },
    { ...good, rest: -1 },
    { ...good, path: 7 },
    { ...good, path: 'x'.repeat(40_000) },
    { ...good, thrown: [{ x: 1, y: 2, yaw: 0, up: 'yes' }] },
    { ...good, thrown: [{ x: 1, y: Infinity, yaw: 0, up: true }] },
    { ...good, thrown: [{ x: 1, y: 2, yaw: 361, up: true }] },
    { ...good, thrown: [{ x: 1, y: 2, yaw: 0, up: true, sign: 3 }] },
    { ...good, thrown: [{ x: -2000.1, y: 2, yaw: 0, up: true }] },
    { ...good, thrown: [{ x: 1, y: 2000.1, yaw: 0, up: true }] },
    { ...good, thrown: [{ x: 1, y: 2, yaw: -0.1, up: true }] },
    { ...good, thrown: [{ x: 1, y: 2, yaw: 0, down: false }] },
    { ...good, thrown: [[1, 2, 0, true]] },
    { ...good, thrown: [null] },
    { ...good, thrown: { length: 1 } },
    { ...good, path: 'x'.repeat(30_001) },
    { ...good, rest: '100' },
    { ...good, more: 1 },
    { rest: 100, thrown: good.thrown, lying: good.lying, way: '' },
    [100, good.thrown, good.lying, ''],
    7,
    null,
  ]
  for (const landing of bad)
    expect(t.send(CLOCK, 'launch', { do: 'launch', landing }, 0)).toMatchObject({
      refused: 'not-an-option',
    })
  expect(t.send(CLOCK, 'launch', { do: 'launch', landing: good, more: 1 }, 0)).toBeDefined()
  expect(t.send(CLOCK, 'launch', { do: 'launch', landing: good }, 0)).toBeUndefined()
})

rule(['ROK-046', 'ROK-048'], 'the ends of what a landing may say', () => {
  const t = arrange({ players: [{ hand: ['black-fehu', 'grey-fehu'] }, {}], phase: 'throw' })
  const thrown = [
    { x: -2000, y: 2000, yaw: 360, up: true },
    { x: 0.04, y: -0.04, yaw: 0, up: false },
  ]
  for (const [i, wrong] of [null, { ...thrown[0]!, sign: 3 }].entries())
    expect([
      i,
      t.send(
        CLOCK,
        'launch',
        { do: 'launch', landing: { rest: 1, thrown: [thrown[1]!, wrong], lying: [], path: '' } },
        0,
      ),
    ]).toMatchObject([i, { refused: 'not-an-option' }])
  t.launch({ thrown, rest: 0.6, path: 'x'.repeat(30_000) })
  expect(t.happened('throw.simulated')[0]).toMatchObject({ rest: 1, path: 'x'.repeat(30_000) })
  expect(t.happened('stone.outOfTable')).toHaveLength(1)
  expect([t.state.table.x, t.state.table.y, t.state.table.yaw]).toEqual([[0], [0], [0]]) // and not -0
})

rule(['ROK-039', 'ROK-055'], 'the throw tells whose stones fly, by tag, and which lay there', () => {
  const t = arrange({
    players: [{ hand: ['black-fehu'] }, { hand: ['grey-fehu', 'white-fehu'] }],
    table: [{ rune: 'white-tiwaz', at: [50, 0], before: true }],
    phase: 'throw',
    first: 1,
    opening: 6000,
    chance: {
      shuffles: [
        [3, 4, 2],
        [1, 0],
      ],
    },
  })
  t.launch({ thrown: [rest(80, 0), rest(120, 0), rest(160, 0)], rest: 900, path: 'p' })
  expect(t.happened('throw.simulated')).toEqual([
    {
      type: 'throw.simulated',
      launchedAt: 4250,
      rest: 900,
      thrown: [
        { stone: 3, colour: 'grey', by: 1 },
        { stone: 4, colour: 'white', by: 1 },
        { stone: 2, colour: 'black', by: 0 },
      ],
      lying: [1],
      path: 'p',
    },
  ])
  expect(t.state.race).toEqual({
    launch: 4250,
    opening: 5400,
    closing: NONE,
    lastWon: 5400,
    order: [1, 0],
    requests: [],
    busyUntil: [0, 0],
    pressed: [false, false],
    gone: [],
  })
  expect([t.state.nextTag, t.state.table.flying]).toEqual([5, [false, true, true, true]])
})

rule('ROK-084', 'nothing of one race is left for the next', () => {
  const t = arrange({ players: players(3), table: ['black-fehu', 'black-fehu', 'grey-fehu'] })
  t.grab(0, 1, { at: 5500 })
  t.grab(1, 3, { at: 5600 })
  t.send(2, 'nothingLeft', { do: 'press' }, 5700)
  t.playOn(s => s.turn === 2 && s.phase === 'flight')
  const { launch, opening, order, ...others } = t.state.race
  expect(others).toEqual({
    closing: NONE,
    lastWon: opening,
    requests: [],
    busyUntil: [0, 0, 0],
    pressed: [false, false, false],
    gone: [],
  })
  expect([opening - launch, order.length]).toEqual([1690, 3])
})

rule('ROK-054', 'the Destiny rune never moves: no landing can name it', () => {
  const t = arrange({ players: [{ hand: ['black-fehu'] }, {}], phase: 'throw' })
  t.launch({ thrown: [rest(0, 0)] }).playOn(s => s.turn === 2)
  expect(t.state.table.stone.includes(0)).toBe(false)
  expect(t.happened('balance.replaced').every(({ distance }) => distance === 0)).toBe(true)
})
