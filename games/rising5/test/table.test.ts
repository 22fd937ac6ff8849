import { FastChance, SPECTATOR, UNKNOWN } from '@runatal/kernel'
import { makeBot } from '@runatal/bots'
import { rule } from '@runatal/proof'
import { expect } from 'vitest'
import { arrange, charactersLeft, handLimit, type Hero, MOON, rising5, type State } from '../index.ts'
import { opened } from './evening.ts'
import { acting, byChance, players, randomGame, setUp, type Table } from './game.ts'

function seated(seats: number, choices: Record<string, string> = {}) {
  const table = opened({ seats, choices })
  for (const [seat, person] of PEOPLE.slice(0, seats).entries()) table.do(person, { do: 'sit', seat, name: person })
  return table.do('ana', { do: 'start' })
}

const PEOPLE = ['ana', 'bo', 'cy', 'di', 'ed']

rule('R5-394', 'everybody of the team may talk at any time', () => {
  const table = seated(3)
  for (const person of PEOPLE.slice(0, 3)) table.do(person, { do: 'say', text: 'I hold two Hal' })
  expect(table.seating.view(2, 0).chat).toHaveLength(3)
})

rule('R5-042', 'at a table a teammate’s note stays, in the log too, when a move before it is taken back', () => {
  const table = seated(2, { first: '1' })
  const answer = (seat: number, kind: string, move: object) => {
    const { id } = table.seating.match!.state.asks.find(ask => ask.seat === seat && ask.kind === kind)!
    table.do(PEOPLE[seat]!, { do: 'move', ask: id, move })
    return table.seating.version
  }
  const passed = answer(0, 'activate', { do: 'pass' })
  const noted = answer(1, 'notes', { do: 'note', sign: 'snake', to: 'blue' })
  expect(table.seating.view(0, 0).undo.free).toBe(1)
  table.do('ana', { do: 'undo' })
  expect(table.seating.view(0, 0).asks.map(({ kind }) => kind)).toContain('activate')
  const { told, undone } = table.seating.update(1, 0, 0)
  expect(undone).toEqual([passed])
  expect(told.filter(({ version }) => version >= passed)).toEqual([
    { version: noted, events: [{ type: 'note_changed', sign: 'snake', to: 'blue', by: 1 }] },
  ])
  expect(table.seating.match!.log.map(({ seat }) => seat)).toEqual([1])
})

rule('R5-395', 'hands are open, or by choice only their size', () => {
  const open = arrange({ players: players(3) })
  for (const viewer of [SPECTATOR, 0, 1, 2]) expect(open.match.view(viewer).hands).toEqual(open.state.hands)
  const hidden = arrange({ players: players(3), privateHands: true })
  expect(hidden.as(1).view.hands[1]).toEqual(hidden.state.hands[1])
  for (const other of [0, 2]) expect(hidden.as(1).view.hands[other]).toEqual(Array(6).fill(UNKNOWN))
  expect(hidden.as(0).options('activate')).toEqual(open.as(0).options('activate'))
})

rule('R5-396', 'the size of every pile is public, its order nobody’s', () => {
  const s = setUp(4, 1, { moons: 'shuffled' })
  for (const viewer of [SPECTATOR, 0, 3]) {
    const view = rising5.mask(s, viewer)
    expect(view.pile).toEqual(Array(39).fill(UNKNOWN))
    expect(view.artefactPile).toEqual(Array(4).fill(UNKNOWN))
    expect(view.regionPiles).toEqual([7, 7, 7].map(size => Array(size).fill(UNKNOWN)))
  }
})

rule('R5-397', 'what has left the game can be looked up', () => {
  const t = randomGame(2, 19)
  const gone = [
    ...t.happened('fight_won').map(({ card }) => card),
    ...t.happened('companion_met').map(({ card }) => card),
    ...t.happened('cache_opened').map(({ card }) => card),
  ]
  expect(gone.length).toBeGreaterThan(2)
  const view = t.match.view(SPECTATOR)
  expect(view.removed).toHaveLength(gone.length)
  expect(view.moonsGone).toBe(t.happened('red_moon_discarded').length + t.happened('red_moon_cancelled').length)
  const used = acting('eli', 1, { items: ['ring'], eclipse: 9 })
  used.as(1).play('useItem', { item: 'ring' })
  expect(used.match.view(SPECTATOR).items[5]).toBe(2)
})

rule('R5-398', 'only who is asked can decide, items and notes excepted', () => {
  const t = acting('eli', 1, { items: ['ring'], eclipse: 9 })
  const { id } = t.state.asks.find(({ kind }) => kind === 'action')!
  expect(t.match.submit(1, id, { do: 'giveUp' })).toMatchObject({ refused: 'not-your-ask' })
  t.as(1).play('useItem', { item: 'ring' }).play('notes', { sign: 'sage', to: 'red' })
  expect(t.state.eclipse).toBe(7)
})

rule('R5-399', 'when somebody leaves, a bot goes on with the hand and nothing else changes', () => {
  const table = seated(4)
  const before = table.seating.match!.state as State
  table.do('bo', { do: 'leave' })
  const after = table.seating.match!.state as State
  expect(after).toEqual(before)
  expect([handLimit(after), after.team]).toEqual([5, [0, 1, 2, 3]])
  expect(table.seating.sittings[1]).toMatchObject({ bot: 'greedy' })
})

rule('R5-400', 'a bot decides by what its seat sees', () => {
  const bot = makeBot(rising5, 'random')
  const t = arrange({ players: players(3), privateHands: true, onTurn: 0 })
  const seen = t.as(0).view
  for (let seed = 1; seed <= 5; seed++) {
    const other = rising5.imagine(seen, 0, new FastChance(seed))
    expect(rising5.mask(other, 0)).toEqual(seen)
    const [here, there] = [t.state, other].map(s => bot.choose(rising5.mask(s, 0), 0, new FastChance(9)).move)
    expect(there).toEqual(here)
  }
})

rule('R5-402', 'a spectator sees what the team sees, and with private hands only their sizes', () => {
  const t: Table = arrange({ players: players(3), seed: 3 })
  t.playOn(s => {
    expect(rising5.mask(s, SPECTATOR)).toEqual(rising5.mask(s, 1))
    return s.turn === 4
  }, byChance(3))
  expect(t.match.view(SPECTATOR).solution).toEqual(Array(4).fill(UNKNOWN))
  const hidden = arrange({ players: players(2), privateHands: true }).match.view(SPECTATOR)
  expect(hidden.hands).toEqual([6, 6].map(size => Array(size).fill(UNKNOWN)))
})

rule('R5-409', 'a waiting Red Moon is not counted in the pile, and both kinds are told apart', () => {
  const t = arrange({ players: players(2), onTurn: 0 })
  let drawn = 0
  t.playOn(
    s => s.moonWaiting,
    (ask, options) => {
      if (ask.kind === 'drawCount') drawn++
      return options.find(move => move.do === 'pass') ?? options[0]!
    },
  )
  expect(drawn).toBe(10)
  const view = t.match.view(SPECTATOR)
  expect([view.pile.length, charactersLeft(view), view.moonsInPile, view.moonWaiting]).toEqual([37, 34, 3, true])
  expect(view.pile.filter(card => card === MOON)).toHaveLength(3)
})

rule('R5-410', 'with private hands only the owner sees what is drawn', () => {
  const t = arrange({
    players: [{ hand: [] }, { hand: ['nova'] as Hero[] }, {}],
    master: 2,
    privateHands: true,
    phase: 'draw',
    next: ['eli', 'hal', 'moon'],
  })
  t.as(0).play('drawCount', { cards: 3 })
  const drawnBy = (viewer: number) =>
    t.heardBy(viewer).flatMap(event => (event.type === 'card_drawn' ? [event.hero] : []))
  expect(drawnBy(0)).toEqual(['eli', 'hal'])
  for (const viewer of [1, 2, SPECTATOR]) {
    expect(drawnBy(viewer)).toEqual([undefined, undefined])
    expect(t.heardBy(viewer).some(({ type }) => type === 'red_moon_revealed')).toBe(true)
    expect(t.match.view(viewer).hands[0]).toEqual([UNKNOWN, UNKNOWN])
  }
  t.as(1).play('activate', { hero: 'nova' })
  expect(t.match.view(0).discard.at(-1)).toBe(2)
})
