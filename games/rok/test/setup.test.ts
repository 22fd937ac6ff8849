import { expect } from 'vitest'
import { isRefusal, Match, plainSeed } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { arrange, NONE, type Rok, rok, stonesNamed } from '../index.ts'
import { pairOf } from '../content/stones.ts'
import { balance, players, runes, SEATS } from './words.ts'

const fresh = (seats: number, table: Partial<Rok['table']> = {}) =>
  rok.create({
    seats,
    table: { variant: 'race', first: 'chance', hardClosing: 'off', alwaysContest: 'off', ...table },
    seat: players(seats).map((_, seat) => ({ headStart: String(100 * seat) })),
  })

rule('ROK-017', 'the Destiny rune is the centre from which all is measured', () => {
  const t = arrange({
    players: [{}, { balance: 'grey-fehu' }],
    table: [{ rune: 'black-fehu', at: [3, 4] }],
    phase: 'replace',
  })
  expect(t.happened('balance.replaced')[0]?.distance).toBe(5)
})

rule('ROK-018', 'the 48 runes are in the bag', () => {
  expect(fresh(3).bag.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 48 }, (_, i) => i + 1))
})

rule(['ROK-019', 'ROK-020', 'ROK-024'], 'each draws a Balance rune that all see; loots are empty', () => {
  for (const seats of SEATS) {
    const t = arrange({ players: players(seats) })
    const hands = t.state.hands.flat().length
    expect(t.state.bag.length + hands).toBe(48 - seats)
    for (let viewer = -1; viewer < seats; viewer++) expect(t.match.view(viewer).balance).toEqual(t.state.balance)
    expect(t.state.balance.every(stone => stone > 0)).toBe(true)
    expect(runes(t)).toEqual(players(seats).map(() => 0))
  }
})

rule('ROK-021', 'who draws identical runes puts them back and draws again', () => {
  const t = arrange({
    players: players(2),
    chance: {
      ints: [0],
      shuffles: [stonesNamed('white-tiwaz', 'white-tiwaz'), stonesNamed('black-fehu', 'grey-fehu')],
    },
  })
  expect(t.happened('balance.redrawn')).toEqual([{ type: 'balance.redrawn', seats: [0, 1], rune: 'white-tiwaz' }])
  expect(balance(t)).toEqual(['black-fehu', 'grey-fehu'])
})

rule('ROK-022', 'in the end all Balance runes are different', () => {
  let again = 0
  for (let seed = 0; seed < 10_000; seed++) {
    const s = arrange({ players: players(5), seed }).state
    if (new Set(s.balance.map(pairOf)).size < 5) throw new Error(`seed ${seed}`)
    again += s.turn
  }
  expect(again).toBe(10_000)
})

rule('ROK-023', 'draws go in seat order from the first player, and only those concerned draw again', () => {
  const t = arrange({
    players: players(3),
    youngest: 1,
    chance: {
      shuffles: [stonesNamed('black-fehu', 'grey-raido', 'black-fehu'), stonesNamed('white-algiz', 'grey-ansuz')],
    },
  })
  expect(t.happened('balance.drawn').map(({ seat, rune }) => [seat, rune])).toEqual([
    [1, 'black-fehu'],
    [2, 'grey-raido'],
    [0, 'black-fehu'],
    [1, 'white-algiz'],
    [0, 'grey-ansuz'],
  ])
  expect(t.happened('balance.redrawn')).toEqual([{ type: 'balance.redrawn', seats: [1, 0], rune: 'black-fehu' }])
  expect(t.happened('game.created')).toEqual([{ type: 'game.created', seats: 3, variant: 'race' }])
  expect(balance(t)).toEqual(['grey-ansuz', 'white-algiz', 'grey-raido'])
})

rule(['ROK-018', 'ROK-024', 'ROK-187', 'ROK-199', 'ROK-204', 'ROK-213'], 'a game that has not begun', () => {
  expect(fresh(2)).toStrictEqual({
    agenda: [expect.anything()],
    asks: [],
    nextAsk: 1,
    variant: 'race',
    hardClosing: false,
    alwaysContest: false,
    youngest: NONE,
    headStart: [0, 100],
    phase: 'setUp',
    turn: 0,
    first: 0,
    time: 0,
    due: 0,
    bag: Array.from({ length: 48 }, (_, i) => i + 1),
    hands: [[], []],
    aims: [0, 0],
    strengths: [50, 50],
    table: { tag: [], stone: [], colour: [], x: [], y: [], yaw: [], up: [], flying: [] },
    nextTag: 1,
    balance: [NONE, NONE],
    loot: [[], []],
    catches: [[], []],
    claims: [[], []],
    race: {
      launch: 0,
      opening: 0,
      closing: NONE,
      lastWon: 0,
      order: [],
      requests: [],
      busyUntil: [0, 0],
      pressed: [false, false],
      gone: [],
    },
    penalties: [0, 0],
    contest: { colour: NONE, seats: [], round: 0, friction: 0, ghost: 0, power: [], aim: [], nerve: [] },
    wave: 0,
    focus: [0, 0],
    picks: [NONE, NONE],
    spent: [0, 0],
    awaySince: [0, 0],
    pausedBy: NONE,
    winner: NONE,
  })
  expect(fresh(3, { variant: 'calm', hardClosing: 'on', alwaysContest: 'on' })).toMatchObject({
    variant: 'calm',
    hardClosing: true,
    alwaysContest: true,
  })
})

rule(
  ['ROK-187', 'ROK-027', 'ROK-199', 'ROK-204', 'ROK-213'],
  'what a table may choose, and what it has without choosing',
  () => {
    expect(rok.choices).toEqual({
      table: {
        variant: { values: ['race', 'calm'], first: 'race' },
        first: { values: ['chance', 'seat1', 'seat2', 'seat3', 'seat4', 'seat5'], first: 'chance' },
        hardClosing: { values: ['off', 'on'], first: 'off' },
        alwaysContest: { values: ['off', 'on'], first: 'off' },
      },
      seat: {
        headStart: { values: Array.from({ length: 16 }, (_, i) => `${100 * i}`), first: '0' },
      },
    })
    expect(rok.id).toBe('rok')
  },
)

rule('ROK-026', 'the youngest, named by the host, begins', () => {
  expect(players(5).map((_, seat) => fresh(5, { first: `seat${seat + 1}` as Rok['table']['first'] }).youngest)).toEqual(
    [0, 1, 2, 3, 4],
  )
  expect(arrange({ players: players(4), youngest: 2 }).happened('turn.started')[0]?.first).toBe(2)
})

const start = (seats: number, first: Rok['table']['first']) =>
  Match.start(rok, { seats, table: { first } }, plainSeed(1))

rule('ROK-027', 'who is named as the youngest sits at the table, or the table is refused', () => {
  for (const seats of SEATS)
    for (const [seat, first] of (['seat1', 'seat2', 'seat3', 'seat4', 'seat5'] as const).entries())
      expect(isRefusal(start(seats, first))).toBe(seat >= seats)
  expect(start(2, 'seat5')).toMatchObject({ refused: 'bad-setting', rule: 'ROK-027' })
})

rule('ROK-027', 'otherwise the seed says who begins, always the same', () => {
  const firsts = Array.from({ length: 40 }, (_, seed) => arrange({ players: players(3), seed }).state.first)
  expect(Array.from({ length: 40 }, (_, seed) => arrange({ players: players(3), seed }).state.first)).toEqual(firsts)
  expect(new Set(firsts)).toEqual(new Set([0, 1, 2]))
})
