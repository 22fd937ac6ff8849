import { expect } from 'vitest'
import { SPECTATOR, UNKNOWN } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { arrange, COLOURS, type Rest, rok, stonesNamed } from '../index.ts'
import { players } from './words.ts'

const rest = (x: number, up: boolean): Rest => ({ x, y: 0, yaw: 0, up })
const VIEWERS = [0, 1, 2, SPECTATOR]
const SIGNS = /fehu|ansuz|thurisaz|wunjo|raido|berkano|algiz|tiwaz/

/** Four stones in the air: two of them will lie face down. */
const flying = (first: readonly ('black-fehu' | 'black-ansuz' | 'grey-raido')[] = ['black-fehu', 'black-ansuz']) =>
  arrange({
    players: [
      { hand: first },
      { hand: ['grey-raido', 'white-tiwaz'] },
      { balance: 'white-fehu', loot: ['white-algiz'] },
    ],
    phase: 'throw',
    bag: 20,
  }).launch({ thrown: [rest(50, false), rest(100, false), rest(150, true), rest(200, true)] })

rule('ROK-177', 'counts, face-up stones, Balance runes, loots and catches are public', () => {
  const t = flying()
  t.wait(6000)
  t.grab(0, 'grey-raido', { at: 6100 })
  t.wait(6300)
  const [one, ...others] = VIEWERS.map(viewer => t.match.view(viewer))
  for (const view of others) {
    expect(view.bag).toHaveLength(t.state.bag.length)
    for (const field of ['balance', 'loot', 'catches', 'claims', 'hands', 'table'] as const)
      expect(view[field]).toEqual(one![field])
  }
  expect(one!.catches[0]).toEqual(stonesNamed('grey-raido'))
  expect(one!.loot[2]).toHaveLength(1)
})

rule('ROK-178', 'a face-down stone shows colour and place; its tag is new at each throw', () => {
  const t = flying()
  t.wait(6000)
  for (const viewer of VIEWERS) {
    const { table } = t.match.view(viewer)
    const down = table.tag.filter((_, i) => !table.up[i])
    expect(down).toHaveLength(2)
    expect(table.stone.filter((_, i) => !table.up[i])).toEqual([UNKNOWN, UNKNOWN])
    expect(table.colour.filter((_, i) => !table.up[i]).map(colour => COLOURS[colour])).toEqual(['black', 'black'])
  }
  const before = t.state.table.tag
  t.playOn(s => s.turn === 2 && s.phase === 'flight')
  const fresh = t.state.table.tag.filter((_, i) => t.state.table.flying[i])
  expect(fresh.length).toBeGreaterThan(3)
  expect(fresh.some(tag => before.includes(tag))).toBe(false)
})

rule('ROK-178', 'tags do not follow the order of the draw', () => {
  const orders = Array.from({ length: 20 }, (_, seed) => {
    const t = arrange({ players: players(2), phase: 'draw', seed }).playOn(s => s.phase === 'flight')
    return t
      .happened('throw.simulated')[0]!
      .thrown.map(({ stone }) => stone)
      .join()
  })
  expect(new Set(orders).size).toBe(20)
})

rule('ROK-179', 'before the opening nothing tells a sign of a thrown stone', () => {
  const t = flying()
  for (const viewer of VIEWERS) {
    expect(JSON.stringify(t.heardBy(viewer))).not.toMatch(SIGNS)
    expect(t.match.view(viewer).table.stone).toEqual([UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN])
  }
  t.wait(t.state.race.opening)
  const [opened] = t.happened('grab.opened')
  expect(opened?.signs.map(({ rune }) => rune).toSorted()).toEqual(['grey-raido', 'white-tiwaz'])
})

rule('ROK-180', 'of the bag only the number is seen', () => {
  const t = flying()
  for (const viewer of VIEWERS) expect(t.match.view(viewer).bag).toEqual(Array(20).fill(UNKNOWN))
})

rule('ROK-218', 'nothing that is sent changes when two face-down signs of one colour change places', () => {
  const [one, two] = [flying(['black-fehu', 'black-ansuz']), flying(['black-ansuz', 'black-fehu'])]
  for (const t of [one, two]) {
    t.wait(6000)
    t.grab(0, 'grey-raido', { at: 6100 })
    t.wait(8000)
  }
  for (const viewer of VIEWERS) {
    expect(one.match.view(viewer)).toEqual(two.match.view(viewer))
    expect(one.heardBy(viewer)).toEqual(two.heardBy(viewer))
  }
  expect(one.state).not.toEqual(two.state)
  expect(one.match.commitment).toMatch(/^[0-9a-f]{64}$/)
})

rule('ROK-219', 'a stone that leaves the table is announced without its sign', () => {
  const t = arrange({ players: [{ hand: ['black-fehu'] }, {}], phase: 'throw' })
  t.launch({ thrown: [rest(700, true)] })
  for (const viewer of [0, 1, SPECTATOR]) {
    const [out] = t.heardBy(viewer).filter(({ type }) => type === 'stone.outOfTable')
    expect(Object.keys(out!).toSorted()).toEqual(['colour', 'stone', 'type'])
  }
})

rule('ROK-056', 'no Balance or loot stone takes part in a throw', () => {
  const t = flying()
  const [settled] = t.happened('throw.settled')
  expect(settled?.stones).toHaveLength(4)
  expect(t.happened('throw.simulated')[0]?.thrown).toHaveLength(4)
  expect([t.state.balance[2], t.state.loot[2]?.length]).toEqual([stonesNamed('white-fehu')[0], 1])
  expect(rok.decisions.launch.options(t.state, -2)).toEqual([{ do: 'launch' }])
})
