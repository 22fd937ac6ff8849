import { isRefusal, settle } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { expect } from 'vitest'
import { arrange, NONE, type Position, RUNES, type ShownSign, SIGNS, rising5 } from '../index.ts'
import { opened } from './evening.ts'
import { byChance, dos, EXAMPLE, players, randomGame, setUp, type Table, types } from './game.ts'

const LINKS = RUNES.map(rune => EXAMPLE.links[rune])
const FIRST: ShownSign[] = [
  { sign: 'sage', state: 'bright' },
  { sign: 'gobel', state: 'bright' },
  { sign: 'spider', state: 'dark' },
  { sign: 'snake', state: 'dark' },
]

/** Three people, seat 2 the Game Master, who has yet to set the secret. */
function secretly(more: Partial<Position> = {}): Table {
  return arrange({ players: players(3), master: 2, phase: 'secret', portal: EXAMPLE.portal, ...more })
}

/** The same with the secret of the example set. */
function set(more: Partial<Position> = {}): Table {
  const t = secretly(more)
  submit(t, 'gmSolution', { do: 'set', solution: EXAMPLE.solution })
  submit(t, 'gmLinks', { do: 'set', links: LINKS })
  return t
}

/** A team of two before an attempt, with seat 2 as Game Master. */
function attempting(more: Partial<Position> = {}): Table {
  const t = arrange({
    players: [{ hand: [] }, { hand: [] }, {}],
    master: 2,
    hero: 'eli',
    altars: 4,
    ...EXAMPLE,
    ...more,
  })
  t.as(0).play('action', { do: 'seal' }).play('sealConfirm', { do: 'confirm' })
  return t
}

/** The Game Master's answer as it comes over the wire. */
function submit(t: Table, kind: string, move: unknown) {
  const { id } = t.state.asks.find(ask => ask.kind === kind)!
  const answer = t.match.submit(2, id, move)
  if (isRefusal(answer)) throw new Error(answer.text)
}

rule(['R5-369', 'R5-370'], 'one seat is the Game Master, and only that seat is asked for the secret', () => {
  const t = secretly()
  expect([t.state.master, t.state.team]).toEqual([2, [0, 1]])
  expect([0, 1, 2].map(seat => t.as(seat).asked)).toEqual([['notes'], ['notes'], ['gmSolution']])
  expect(t.happened('puzzle_made')).toEqual([])
  const nobody = settle(rising5, { seats: 2, table: { master: '3' } })
  expect(nobody).toMatchObject({ rule: 'R5-369', text: expect.stringContaining('no seat 3') })
})

rule('R5-371', 'no team view has the secret until the game is over', () => {
  const t = set()
  for (const viewer of [-1, 0, 1]) {
    const view = t.match.view(viewer)
    expect(view.solution).toEqual([-1, -1, -1, -1])
    expect(view.links.every(sign => sign === -1)).toBe(true)
  }
  expect(t.as(2).view.solution).toEqual(t.state.solution)
  expect(t.as(2).view.links).toEqual(t.state.links)
})

rule(['R5-372', 'R5-385', 'R5-384'], 'after set-up four different runes are chosen, not those on the Portal', () => {
  const t = secretly()
  const tries = (solution: unknown) => t.as(2).tries('gmSolution', { do: 'set', solution })
  expect(tries(['blue', 'blue', 'red', 'green'])?.rule).toBe('R5-385')
  for (const bad of [undefined, [], ['blue'], ['blue', 'red', 'green', 'pink'], 'blue', [0, 1, 2, 4], [...RUNES]])
    expect(tries(bad)?.rule).toBe('R5-385')
  expect(tries(EXAMPLE.portal)).toMatchObject({ rule: 'R5-384', text: expect.stringContaining('Portal') })
  expect(t.state.solution).toEqual(Array(4).fill(NONE))
  submit(t, 'gmSolution', { do: 'set', solution: EXAMPLE.solution })
  expect(t.state.solution).toEqual([1, 0, 6, 4])
  expect(t.as(2).asked).toContain('gmLinks')
})

rule('R5-373', 'each sign is linked with one rune', () => {
  const t = secretly()
  submit(t, 'gmSolution', { do: 'random' })
  const tries = (links: unknown) => t.as(2).tries('gmLinks', { do: 'set', links })
  for (const bad of [
    undefined,
    SIGNS.slice(1),
    [...SIGNS.slice(1), 'gobel'],
    [...SIGNS, 'sage'],
    SIGNS.map((_, i) => i),
  ])
    expect(tries(bad)?.rule).toBe('R5-373')
  expect(t.state.links).toEqual(Array(7).fill(NONE))
  submit(t, 'gmLinks', { do: 'set', links: LINKS })
  expect(t.state.links.map(sign => SIGNS[sign])).toEqual(LINKS)
})

rule('R5-374', 'both by chance or on purpose', () => {
  const secrets = new Set<string>()
  for (let seed = 1; seed <= 20; seed++) {
    const t = secretly({ seed })
    t.as(2).play('gmSolution', { do: 'random' }).play('gmLinks', { do: 'random' })
    secrets.add(JSON.stringify([t.state.solution, t.state.links]))
    expect(t.state.solution).not.toEqual([0, 1, 2, 3])
  }
  expect(secrets.size).toBe(20)
})

rule('R5-375', 'no turn starts before the first result is published', () => {
  const t = set()
  expect([t.as(2).asked, t.state.turn]).toEqual([['gmFillIn', 'gmResult'], 0])
  expect(t.happened('turn_started')).toEqual([])
  submit(t, 'gmResult', { do: 'publish', signs: FIRST })
  expect(types(t.events, 'gm_ready', 'result_shown', 'turn_started')).toEqual([
    'gm_ready',
    'result_shown',
    'turn_started',
  ])
  expect(t.happened('result_shown')[0]).toEqual({
    type: 'result_shown',
    arrangement: EXAMPLE.portal,
    signs: FIRST,
    initial: true,
  })
})

rule(['R5-376', 'R5-390'], 'every attempt waits for the Game Master; four cubes are all it needs', () => {
  const before = arrange({ players: players(3), master: 2, hero: 'eli', altars: 4 })
  expect(dos(before.as(0).options('action'))).toContain('seal')
  const t = attempting()
  expect([0, 1, 2].map(seat => t.as(seat).asked)).toEqual([['notes'], ['notes'], ['gmFillIn', 'gmResult']])
  submit(t, 'gmResult', { do: 'publish', signs: FIRST })
  expect(t.state.altars).toBe(0)
  expect(t.as(0).asked).toContain('drawCount')
  const won = attempting({ portal: EXAMPLE.solution, tested: [EXAMPLE.portal] })
  won.as(2).play('gmResult', { do: 'fill' })
  expect(won.match.outcome?.winners).toEqual([0, 1])
})

rule(
  ['R5-377', 'R5-378', 'R5-379'],
  'the player asks about a rune, and the Game Master hands over its sign, silhouette side',
  () => {
    const t = arrange({
      players: [{ hand: [] }, { hand: [] }, {}],
      master: 2,
      hero: 'eli',
      at: { eli: 'II-a' },
      places: { 'II-a': 'II-6' },
      links: { yellow: 'snake' },
    })
    t.as(0).play('action', { do: 'encounter' }).play('hint', { rune: 'yellow' })
    expect([0, 1, 2].map(seat => t.as(seat).asked)).toEqual([['notes'], ['notes'], ['gmFillIn', 'gmHint']])
    expect(t.happened('hint_asked')).toEqual([{ type: 'hint_asked', rune: 'yellow', by: 0 }])
    expect(t.as(2).tries('gmHint', { do: 'hand', sign: 'sage' })?.rule).toBe('R5-386')
    expect(t.as(2).tries('gmHint', { do: 'wave' })?.rule).toBe('R5-377')
    submit(t, 'gmHint', { do: 'hand', sign: 'snake' })
    expect(t.happened('hint_given')).toEqual([
      { type: 'hint_given', rune: 'yellow', sign: 'snake', state: 'unknown', by: 0 },
    ])
    expect(t.match.log.at(-1)).toMatchObject({ seat: 2, move: { do: 'hand', sign: 'snake' } })
  },
)

rule('R5-380', 'all else is as with the app', () => {
  const [app, master] = [setUp(2, 4), setUp(3, 4, { master: '3' })]
  expect(master.hands.slice(0, 2).map(cards => cards.length)).toEqual(app.hands.map(cards => cards.length))
  expect([master.eclipse, master.moonsInPile, master.pile.length]).toEqual([
    app.eclipse,
    app.moonsInPile,
    app.pile.length,
  ])
  const t = randomGame(3, 2, { master: 2 })
  expect(['won', 'eclipse', 'deck']).toContain(t.state.fate)
})

rule('R5-381', 'the Game Master holds no cards, takes no turn and uses no items', () => {
  const t = arrange({ players: players(3), master: 1, items: ['ring'], eclipse: 9 })
  expect(t.state.hands[1]).toEqual([])
  expect(t.as(1).asked).toEqual(['gmFillIn'])
  expect(t.as(1).tries('useItem', { do: 'use', item: 'ring' })?.refused).toBe('no-such-ask')
  t.playOn(s => s.turn === 6, byChance(1))
  expect(new Set(t.happened('turn_started').map(({ seat }) => seat))).toEqual(new Set([0, 2]))
})

rule(['R5-386', 'R5-387'], 'only the truth is published, in the order of the signs; a switch fills it in', () => {
  const t = attempting()
  const tries = (signs: unknown) => t.as(2).tries('gmResult', { do: 'publish', signs })
  const wrong = FIRST.map(shown => (shown.sign === 'gobel' ? { ...shown, state: 'golden' } : shown))
  expect(tries(wrong)).toMatchObject({ rule: 'R5-386', text: expect.stringContaining('gobel') })
  expect(tries(FIRST.map((shown, i) => (i === 0 ? { ...shown, sign: 'whale' } : shown)))?.rule).toBe('R5-386')
  for (const bad of [undefined, FIRST.slice(1), [...FIRST, FIRST[0]], [FIRST[0], FIRST[0], FIRST[1], FIRST[2]], 'all'])
    expect(tries(bad)?.rule).toBe('R5-152')
  expect(t.happened('result_shown')).toEqual([])
  expect(t.as(0).heard.some(({ type }) => type === 'result_shown')).toBe(false)
  submit(t, 'gmResult', { do: 'publish', signs: FIRST.toReversed() })
  expect(t.happened('result_shown')[0]?.signs).toEqual(FIRST)

  const filled = attempting()
  filled.as(2).play('gmFillIn', { on: true })
  expect(filled.happened('result_shown')[0]?.signs).toEqual(FIRST)
  expect([filled.as(0).asked.includes('drawCount'), filled.as(2).asked]).toEqual([true, ['gmFillIn']])
  const hint = arrange({ players: players(3), master: 2, hero: 'eli', items: ['orb'], links: { red: 'whale' } })
  hint.as(1).play('useItem', { item: 'orb' }).play('hint', { rune: 'red' })
  hint.as(2).play('gmFillIn', { on: true })
  expect(hint.happened('hint_given')[0]?.sign).toBe('whale')
  expect(hint.as(2).asked).toEqual(['gmFillIn'])
  hint.as(2).play('gmFillIn', { on: false })
  expect(hint.state.fillIn).toBe(false)
})

rule('R5-388', 'the Game Master tells the team results and hints, and nothing else', () => {
  const told = new Set<string>()
  for (let seed = 1; seed <= 10; seed++) {
    const t = randomGame(3, seed, { master: 2 })
    for (const { seat, ask } of t.match.log.map((entry, i) => ({ ...entry, ask: i })))
      if (seat === 2) for (const { event } of t.match.told[ask + 1]!) told.add(event.type)
  }
  const flow = [
    'turn_started',
    'seal_failed',
    'game_won',
    'game_lost',
    'turn_ended',
    'location_refilled',
    'marker_moved',
  ]
  const allowed = ['result_shown', 'hint_given', 'gm_ready', 'filling_in', 'relic_gained', ...flow]
  for (const type of told) expect(allowed).toContain(type)
  expect(Object.keys(rising5.decisions).filter(kind => kind.startsWith('gm'))).toEqual([
    'gmSolution',
    'gmLinks',
    'gmFillIn',
    'gmResult',
    'gmHint',
  ])
})

rule('R5-392', 'tables of two to five may have a Game Master', () => {
  for (const seats of [2, 3, 4, 5])
    for (let master = 1; master <= seats; master++) {
      const setting = settle(rising5, { seats, table: { master: String(master) as '1' } })
      expect(isRefusal(setting)).toBe(false)
    }
})

rule('R5-411', 'if the Game Master leaves, the platform answers with what is set and draws the rest', () => {
  const waiting = attempting()
  waiting.as(2).late('gmResult')
  expect(waiting.happened('result_shown')[0]?.signs).toEqual(FIRST)
  expect(waiting.as(0).asked).toContain('drawCount')
  const t = secretly()
  submit(t, 'gmSolution', { do: 'set', solution: EXAMPLE.solution })
  t.as(2).late('gmLinks').late('gmResult')
  expect(t.state.solution).toEqual([1, 0, 6, 4])
  expect(new Set(t.state.links).size).toBe(7)
  expect(t.state.turn).toBe(1)

  // At the table: a stand-in answers, and nobody changes seats in a game.
  const table = opened({ seats: 3, choices: { master: '3' } })
  for (const [seat, person] of ['ana', 'bo', 'gil'].entries()) table.do(person, { do: 'sit', seat, name: person })
  table.do('ana', { do: 'start' }).do('gil', { do: 'leave' })
  expect(table.seating.botsToMove()).toEqual([{ seat: 2, bot: 'greedy' }])
  expect(table.tell('gil', { do: 'sit', seat: 0, name: 'gil' })).toMatchObject({ refused: 'started' })
})

function personsOf(master: 'app' | '2') {
  const setting = settle(rising5, { seats: 3, table: { master } })
  return isRefusal(setting) ? undefined : rising5.people?.(setting)
}

rule('R5-412', 'the Game Master is a person, and somebody of the team begins', () => {
  const setting = settle(rising5, { seats: 3, table: { master: '2', first: '2' } })
  expect(isRefusal(setting) && setting.rule).toBe('R5-412')
  expect([personsOf('app'), personsOf('2')]).toEqual([[], [1]])
  for (let seed = 0; seed < 1000; seed++)
    if (setUp(3, seed, { master: '2' }).active === 1) throw new Error(`seed ${seed}`)
  const table = opened({ seats: 2, choices: { master: '2' } }).do('ana', { do: 'sit', seat: 0, name: 'Ana' })
  expect(table.tell('ana', { do: 'addBot', seat: 1, bot: 'greedy' })).toMatchObject({ refused: 'bad-command' })
  const later = opened({ seats: 2, choices: {} }).do('ana', { do: 'sit', seat: 0, name: 'Ana' })
  later.do('ana', { do: 'addBot', seat: 1, bot: 'greedy' }).do('ana', { do: 'setTable', choices: { master: '2' } })
  expect(later.tell('ana', { do: 'start' })).toMatchObject({ text: expect.stringContaining('person') })
})
