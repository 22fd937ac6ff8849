import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { STONE_SIZE } from '../../content/disc.ts'
import { sideOf } from '../../content/sides.ts'
import { packPath, type Pose } from '../../physics/path.ts'
import { arrange } from '../../arrange.ts'
import type { Event } from '../../rules/events.ts'
import { inHall } from '../log.ts'
import { flightOf, seenFromAbove } from '../model/flight.ts'
import { frameOf, lettersOf, placeOf } from '../model/place.ts'
import { canTell, NO_STORY, tellOn } from '../model/story.ts'
import { Plate } from '../pages/Plate.tsx'
import { pageWords } from '../pages/pageWords.ts'
import { timesOf } from '../model/late.ts'
import { APART, spread } from '../model/spread.ts'
import { makeTable, TableContext } from '../table.ts'

const pose = (x: number): Pose => ({ x, y: 40, z: 0, q: [0, 0, 0, 1] })
const PHONE = { width: 390, height: 470 }

describe('where stones are on the screen', () => {
  const t = arrange({ players: [{}, {}, {}], table: ['black-fehu', { rune: 'grey-raido', at: [300, 40] }] })

  it('turns everybody’s own side to the bottom', () => {
    for (let seat = 0; seat < 3; seat++) {
      const frame = frameOf(t.state.table, { width: 760, height: 760 }, seat, 3)
      const [x, y] = sideOf(seat, 3)
      const [px, py] = placeOf(frame, 100 * x, 100 * y)
      expect([px, py]).toEqual([expect.closeTo(0, 1), expect.closeTo(100 * frame.scale, 0)])
    }
  })

  it('draws no stone smaller than a fingertip on a phone, and all inside', () => {
    for (const deep of [false, true]) {
      const frame = frameOf(t.state.table, PHONE, 0, 3, deep)
      const [x, , size] = placeOf(frame, 300, 40)
      expect(STONE_SIZE.width * frame.scale * frame.enlarged * size).toBeGreaterThanOrEqual(43.9)
      expect(Math.abs(x)).toBeLessThan(PHONE.width / 2)
    }
  })

  it('gives letters by distance, which tells nothing of pairs', () => {
    expect([...lettersOf(t.state).values()]).toEqual(['A', 'B'])
    expect(lettersOf(t.state).get(t.tag('grey-raido'))).toBe('B')
  })
})

describe('a throw, played back', () => {
  const event = {
    type: 'throw.simulated' as const,
    launchedAt: 0,
    rest: 1000,
    thrown: [{ stone: 7, colour: 'black' as const, by: 0 }],
    lying: [],
    path: packPath([[pose(0)], [pose(100)]]),
  }

  it('moves evenly between the recorded frames', () => {
    expect(flightOf(event)?.at(0.25)[0]?.x).toBeCloseTo(25, 0)
    expect(flightOf(event)?.tags).toEqual([7])
    expect(flightOf({ ...event, path: '' })).toBe(undefined)
  })

  it('sees a stone that lies flat as it is, and one on its edge as a line', () => {
    expect(seenFromAbove([0, 0, 0, 1])).toEqual([1, 0, 0, 1])
    expect(seenFromAbove([Math.SQRT1_2, 0, 0, Math.SQRT1_2])[3]).toBeCloseTo(0)
  })
})

it('tells a theft with what was there before and after', () => {
  const t = arrange({
    players: [
      { balance: 'white-tiwaz', loot: ['black-fehu'], claims: ['grey-raido'] },
      { balance: 'grey-raido', loot: ['grey-fehu', 'white-berkano'] },
    ],
    table: ['black-wunjo', 'black-wunjo'],
    phase: 'grab',
  }).state
  const told = tellOn(NO_STORY, t, t, [
    { type: 'grab.closed', reason: 'vote', at: 1 },
    { type: 'check.falsePairs', faults: [] },
    { type: 'theft.resolved', thief: 0, victim: 1, rune: 'grey-raido', colour: 'grey', count: 2 },
    { type: 'bag.passed', from: 0, to: 1 },
  ])
  expect(told.pages.map(({ step }) => step)).toEqual([3, 7])
  expect(told.pages[0]!.before.loot.map(loot => loot.length)).toEqual([1, 2])
  expect(told.pages[0]!.after.loot.map(loot => loot.length)).toEqual([3, 1])
  expect(told.done).toBe(7)
  // The log keeps back what comes after the page that is told.
  expect(told.pages.map(({ heard }) => told.heard - heard)).toEqual([1, 0])
  // The next throw begins a new story.
  const thrown = { launchedAt: 0, rest: 1, thrown: [], lying: [], path: '' }
  expect(tellOn(told, t, t, [{ type: 'throw.simulated', ...thrown }]).pages).toEqual([])
})

it('calm: the choices of the last wave are told before the steps, and those of a wave before it are not told again', () => {
  const t = arrange({ players: [{}, {}], table: ['black-fehu'], variant: 'calm' }).state
  const choices = [0, 1].map(seat => ({ seat, focus: 0, result: 'passed' as const }))
  const { pages } = tellOn(NO_STORY, t, t, [
    { type: 'calm.revealed', wave: 1, choices },
    { type: 'calm.revealed', wave: 2, choices },
    { type: 'grab.closed', reason: 'calm', at: 0 },
    { type: 'bag.passed', from: 0, to: 1 },
  ])
  expect(pages.map(({ event }) => event)).toMatchObject([{ type: 'calm.revealed', wave: 2 }, { type: 'bag.passed' }])
})

function grab(seat: number, tag: number, dated: number, result: 'won' | 'lost' | 'falseStart') {
  return { seat, tag, dated, arrived: dated + 30, result }
}

describe('when the board tells', () => {
  const { state } = arrange({ players: [{}, {}] })

  it('ends the story as the countdown begins, and says nothing during a race', () => {
    for (const phase of ['countdown', 'flight', 'grab'] as const) expect(canTell({ ...state, phase })).toBe(false)
    for (const phase of ['check', 'pass', 'draw'] as const) expect(canTell({ ...state, phase })).toBe(true)
    expect(canTell({ ...state, variant: 'calm', phase: 'countdown' })).toBe(false)
    expect(canTell({ ...state, variant: 'calm', phase: 'grab' })).toBe(true)
  })

  it('leaves the lane to those who slide', () => {
    const sliding = { ...state, phase: 'contest' as const, contest: { ...state.contest, seats: [0, 1] } }
    expect(canTell(sliding)).toBe(false)
    expect(canTell({ ...sliding, variant: 'calm' })).toBe(true)
  })
})

describe('what the board tells of a race', () => {
  const t = arrange({ players: [{}, {}], table: ['black-fehu', 'black-fehu'], phase: 'grab' }).state
  const pagesOf = (...requests: ReturnType<typeof grab>[]) =>
    tellOn(NO_STORY, t, t, [
      { type: 'grab.closed', reason: 'vote', at: 9000 },
      { type: 'grab.report', opening: 5000, order: [0, 1], requests },
    ]).pages

  it('ROK-089: a page for the stones that several reached for, and none where nobody did', () => {
    const both = [grab(0, 3, 5955.4, 'won'), grab(1, 3, 5977.9, 'lost')]
    expect(pagesOf(...both).map(({ step, event }) => [step, event.type])).toEqual([[0, 'grab.report']])
    expect(pagesOf(grab(0, 3, 5955, 'won'), grab(1, 4, 5978, 'won'))).toEqual([])
    expect(pagesOf(grab(0, 3, 5955, 'won'), grab(1, 3, 4990, 'falseStart'))).toEqual([])
  })

  it.each([
    ['en', 'You 955 ms, Ben 978 ms'],
    ['fr', 'Vous 955\u00a0ms, Ben 978\u00a0ms'],
  ] as const)('ROK-089: you and your rival, to the millisecond (%s)', (language, text) => {
    const [page] = pagesOf(grab(1, 3, 5977.9, 'lost'), grab(0, 3, 5955.4, 'won'))
    const faces = ['Ana', 'Ben'].map((name, seat) => ({ seat, name, who: 'person' as const, here: true }))
    const known = {
      state: t,
      me: 0,
      still: true,
      tempo: 1,
      frozen: false,
      paused: false,
      untimed: false,
      faces,
      showRule() {},
    }
    const html = renderToString(
      createElement(TableContext, { value: makeTable(known, language) }, createElement(Plate, { page: page! })),
    )
    expect(pageWords(page!, makeTable(known, language))[0]).toBe(text)
    expect([...html.matchAll(/<li class="(.*?)">.*?<b>(Ana|Ben)<\/b>/g)].map(([, ...found]) => found)).toEqual([
      ['won', 'Ana'],
      ['', 'Ben'],
    ])
  })
})

describe('what a finger reaches for', () => {
  const pile = arrange({
    players: [{}, {}],
    table: [
      { rune: 'black-fehu', at: [60, 60] },
      { rune: 'grey-raido', at: [66, 62] },
      { rune: 'white-raido', at: [70, 50] },
      { rune: 'white-ansuz', at: [4, 4] },
      { rune: 'grey-ansuz', at: [-180, 10] },
    ],
  }).state.table

  it('lies far enough apart to be told apart, and away from the Destiny rune', () => {
    const frame = frameOf(pile, PHONE, 0, 2)
    const at = [...spread(pile, frame, PHONE).values()].map(([x, y]) => placeOf(frame, x, y))
    for (const [i, [x, y]] of at.entries()) {
      expect(Math.hypot(x, y)).toBeGreaterThan(APART - 1)
      for (const [ox, oy] of at.slice(i + 1)) expect(Math.hypot(x - ox, y - oy)).toBeGreaterThan(APART - 1)
      expect(Math.abs(x)).toBeLessThan(PHONE.width / 2)
    }
  })

  it('stays where it truly lies if nothing is near it', () => {
    const [x, y] = spread(pile, frameOf(pile, PHONE, 1, 2), PHONE).get(pile.tag[4]!)!
    expect([x, y]).toEqual([expect.closeTo(-180, 1), expect.closeTo(10, 1)])
  })

  it('ROK-069: is shown at the same places whatever its sign', () => {
    const frame = frameOf(pile, PHONE, 0, 2)
    const others = { ...pile, stone: pile.stone.toReversed(), colour: pile.colour.toReversed() }
    expect(spread(others, frame, PHONE)).toEqual(spread(pile, frame, PHONE))
  })
})

describe('too late', () => {
  it('is told with both times, and not where nobody has won the stone', () => {
    const { state } = arrange({ players: [{}, {}], table: ['black-fehu'] })
    const request = { tag: 1, arrived: 0 }
    state.race.opening = 5000
    state.race.requests = [{ ...request, seat: 1, dated: 6440, result: 'lost' }]
    expect(timesOf(state, 1, 1)).toBe(undefined)
    state.race.requests.push({ ...request, seat: 0, dated: 6240, result: 'won' })
    expect(timesOf(state, 1, 1)).toEqual({ winner: 0, mine: 1440, theirs: 1240 })
  })
})

describe('what the hall tells of a race', () => {
  const request = { tag: 3, arrived: 6000, result: 'lost' } as const
  const report = {
    type: 'grab.report',
    opening: 5000,
    order: [0, 1],
    requests: [
      { ...request, seat: 0, dated: 5955.4 },
      { ...request, seat: 1, dated: 5977.9 },
    ],
  } satisfies Event

  it.each([
    ['en', 'Hands on one stone: Ana 955 ms, Ben 978 ms.'],
    ['fr', 'Plusieurs mains sur une pierre\u00a0: Ana 955\u00a0ms, Ben 978\u00a0ms.'],
  ] as const)('ROK-089: both times, to the millisecond (%s)', (language, text) => {
    expect(inHall(language).event(report, seat => ['Ana', 'Ben'][seat]!)).toBe(text)
  })
})
