import { expect } from 'vitest'
import { FastChance, SPECTATOR, UNKNOWN } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { arrange, type AtTable, COLOURS, NONE, PASS, type Rest, rok, stonesNamed } from '../index.ts'
import { colourOf } from '../content/stones.ts'
import { allStones, MUTUAL, players } from './words.ts'

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

rule(
  'ROK-089',
  'until the hands are down nobody sees the order of equals, or the requests and the hands of others',
  () => {
    const t = arrange({
      players: players(3),
      table: ['black-fehu', 'grey-fehu'],
      phase: 'flight',
      tieOrder: [2, 1, 0],
    })
    const look = (viewer: number) => {
      const { race, due, asks, time } = t.match.view(viewer)
      const after = asks.find(({ kind }) => kind === 'raceClock')?.after
      return { order: race.order, requests: race.requests.length, busy: race.busyUntil, left: due - time, after }
    }
    expect(look(1)).toMatchObject({ order: [0, 1, 2], requests: 0 })
    t.grab(0, 1, { at: 4800 })
    expect([look(0).busy, look(1).busy]).toEqual([
      [5300, 0, 0],
      [0, 0, 0],
    ])
    t.wait(5000)
    expect(look(1)).toEqual({ order: [0, 1, 2], requests: 0, busy: [0, 0, 0], left: 4000, after: 4000 })
    t.grab(0, 1, { at: 8990 })
    expect(look(0)).toMatchObject({ requests: 2, left: 10, after: 10 })
    t.wait(9000)
    expect(t.state.phase).toBe('closing')
    expect(look(1)).toEqual({ order: [0, 1, 2], requests: 0, busy: [0, 0, 0], left: 160, after: 160 })
    expect(look(0)).toMatchObject({ order: [0, 1, 2], requests: 2, left: 150, after: 150 })
    expect(t.match.view(SPECTATOR).race.requests).toEqual([])
  },
)

rule('ROK-089', 'afterwards everybody may', () => {
  const t = arrange({ players: [{ loot: ['white-fehu'] }, {}], table: ['black-fehu'], tieOrder: [1, 0] })
  t.grab(0, 1, { at: 5500 })
  t.wait(9160)
  expect(t.as(0).asked).toContain('choosePenaltyPair')
  const { race, due } = t.as(1).view
  expect([race.order, race.requests.length, race.busyUntil[0], due]).toEqual([[1, 0], 1, 5800, t.state.due])
})

const times = <V>(count: number, make: (seed: number) => V) => Array.from({ length: count }, (_, seed) => make(seed))
const imagined = (t: AtTable) => times(2000, seed => rok.imagine(t.as(0).view, 0, new FastChance(seed)))
const extent = (numbers: number[]) => [Math.min(...numbers), Math.max(...numbers)]

rule(['ROK-178', 'ROK-180'], 'what a seat imagines of a hidden sign has the colour that it sees', () => {
  const t = flying()
  for (const at of [t.state.time, 6000]) {
    const { table } = t.wait(at).as(0).view
    const hidden = [...table.stone.keys()].filter(i => table.stone[i] === UNKNOWN)
    expect(hidden.map(i => COLOURS[table.colour[i]!])).toContain('black')
    expect(hidden.length).toBeGreaterThan(1)
    const signs = new Set<number>()
    for (const { table: one, bag } of imagined(t).slice(0, 200)) {
      expect(hidden.map(i => colourOf(one.stone[i]!))).toEqual(hidden.map(i => table.colour[i]))
      expect(new Set([...one.stone, ...bag]).size).toBe(one.stone.length + bag.length)
      signs.add(one.stone[hidden[0]!]!)
    }
    expect(signs.size).toBeGreaterThan(5) // any stone of that colour that is nowhere in sight
  }
})

rule(['ROK-137', 'ROK-190', 'ROK-195'], 'what a seat imagines of the others is what they could have chosen', () => {
  const slide = arrange({ players: MUTUAL, phase: 'thefts', chance: { ints: [500] } })
  slide.wait(slide.state.due)
  expect(rok.imagine(slide.as(0).view, 0, new FastChance(1)).contest.power).toEqual([NONE, NONE])
  slide.send(1, 'slideShot', { do: 'shoot', power: 61, aim: 4 }, slide.state.time)
  expect(extent(imagined(slide).map(({ contest }) => contest.power[1]!))).toEqual([0, 100])
  expect(Math.abs(imagined(slide)[0]!.contest.friction - 2500)).toBeLessThan(2)

  const nerve = arrange({ players: MUTUAL, phase: 'thefts', variant: 'calm' })
  expect(rok.imagine(nerve.as(0).view, 0, new FastChance(1)).contest.nerve).toEqual([NONE, NONE])
  nerve.as(1).play('nervePick', { number: 3 })
  expect(extent(imagined(nerve).map(({ contest }) => contest.nerve[1]!))).toEqual([1, 10])

  const calm = arrange({
    players: [{}, {}],
    table: ['black-fehu', 'black-fehu', 'grey-fehu', 'grey-fehu'],
    variant: 'calm',
  })
  expect(rok.imagine(calm.as(0).view, 0, new FastChance(1)).picks).toEqual([NONE, NONE])
  calm.as(1).play('calmTarget', { stone: 1, focus: 2 })
  const choices = imagined(calm).map(({ picks, spent }) => `${picks[1]}: ${spent[1]}`)
  const every = [`${PASS}: 0`, ...[1, 3].flatMap(tag => [0, 1, 2, 3].map(focus => `${tag}: ${focus}`))]
  expect(new Set(choices)).toEqual(new Set(every))
})

rule('ROK-084', 'nor does it know who wins among equals', () => {
  const t = arrange({ players: players(3), table: ['black-fehu'], tieOrder: [2, 1, 0] })
  const orders = times(60, seed => rok.imagine(t.as(0).view, 0, new FastChance(seed)).race.order.join(''))
  expect(new Set(orders).size).toBe(6)
})

const ALL = Array.from({ length: 48 }, (_, i) => i + 1)

rule(['ROK-159', 'ROK-180'], 'what a seat imagines is a whole set of stones, each in one place', () => {
  const t = arrange({ players: players(3), phase: 'draw' })
  const sets = () => times(20, seed => allStones(rok.imagine(t.as(1).view, 1, new FastChance(seed))))
  for (const stones of sets()) expect(stones).toEqual(ALL)
  t.playOn(s => s.phase === 'flight')
  for (const stones of sets()) expect(stones).toEqual(ALL)
})
