import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import type { AtTable } from '../index.ts'
import { liveStones } from '../rules/table.ts'
import { open } from './words.ts'

const closed = (t: AtTable) => t.wait(1e6).happened('grab.closed')[0]
const PAIRS = ['black-fehu', 'black-fehu', 'grey-fehu', 'grey-fehu', 'white-fehu', 'white-fehu'] as const

rule('ROK-091', 'live: twin face up on the table, a Balance rune, or alone in a catch', () => {
  const t = open({
    players: [{}, { balance: 'grey-raido' }, {}],
    table: [
      'black-fehu',
      'black-fehu',
      'grey-raido',
      'white-tiwaz',
      { rune: 'white-tiwaz', face: 'down' },
      'white-ansuz',
    ],
  })
  const names = () => liveStones(t.state).map(stone => t.state.table.tag[t.state.table.stone.indexOf(stone)])
  expect(names()).toEqual([1, 2, 3])
  t.grab(2, 1, { at: 5500 })
  t.wait(5700)
  expect(names()).toEqual([2, 3])
})

rule('ROK-092', 'it closes 1.5 s after the last grab and never before 4 s', () => {
  expect(closed(open({ table: ['black-fehu'] }))).toEqual({ type: 'grab.closed', reason: 'noLive', at: 9000 })
  const t = open({ table: ['black-fehu', 'black-fehu'] })
  t.grab(0, 1, { at: 10_000 })
  t.grab(0, 2, { at: 11_000 })
  expect(closed(t)).toEqual({ type: 'grab.closed', reason: 'noLive', at: 12_500 })
})

rule('ROK-093', 'it closes at any moment when all who are here say that nothing is left', () => {
  const t = open({ table: PAIRS })
  for (const seat of [0, 1, 2]) t.send(seat, 'nothingLeft', { do: 'press' }, 10_000)
  expect(t.happened('grab.closed')).toEqual([{ type: 'grab.closed', reason: 'vote', at: 10_000 }])
  const early = open({ table: PAIRS })
  for (const seat of [0, 1, 2]) early.send(seat, 'nothingLeft', { do: 'press' }, 5800 + 100 * seat)
  expect(closed(early)).toEqual({ type: 'grab.closed', reason: 'vote', at: 6000 })
})

rule('ROK-093', 'a press can be taken back until then', () => {
  const t = open({ table: PAIRS })
  t.send(0, 'nothingLeft', { do: 'press' }, 5500)
  t.send(0, 'nothingLeft', { do: 'takeBack' }, 5600)
  for (const seat of [1, 2]) t.send(seat, 'nothingLeft', { do: 'press' }, 5700)
  expect(t.state.phase).toBe('grab')
  expect(t.happened('vote.nothingLeft').map(({ seat, on }) => [seat, on])).toEqual([
    [0, true],
    [0, false],
    [1, true],
    [2, true],
  ])
})

rule('ROK-093', 'only who is connected counts, and with nobody there is no vote', () => {
  const t = open({ players: [{}, { here: false }, {}], table: PAIRS })
  for (const seat of [0, 2]) t.send(seat, 'nothingLeft', { do: 'press' }, 6000)
  expect(closed(t)).toMatchObject({ reason: 'vote', at: 6000 })

  const left = open({ table: PAIRS })
  for (const seat of [0, 2]) left.send(seat, 'nothingLeft', { do: 'press' }, 6000)
  left.send(1, 'presence', { do: 'away' }, 6500)
  expect(closed(left)).toMatchObject({ reason: 'vote', at: 6500 })

  const nobody = open({ players: [{ here: false }, { here: false }], table: PAIRS })
  expect(closed(nobody)).toMatchObject({ reason: 'silence', at: 13_000 })
})

rule('ROK-204', 'with hard closing the engine does not notice that nothing is left', () => {
  expect(closed(open({ table: ['black-fehu'], hardClosing: 'on' }))).toMatchObject({ reason: 'silence', at: 13_000 })
  const vote = open({ table: ['black-fehu'], hardClosing: 'on', players: [{}, {}] })
  for (const seat of [0, 1]) vote.send(seat, 'nothingLeft', { do: 'press' }, 6000)
  expect(closed(vote)).toMatchObject({ reason: 'vote' })
})

rule('ROK-211', 'lost and refused requests do not keep it open', () => {
  const t = open({ table: [...PAIRS, { rune: 'black-tiwaz', face: 'down' }], players: [{}, {}, {}] })
  for (let at = 6000; at < 12_500; at += 1000) {
    t.grab(1, 7, { at })
    t.grab(1, 0, { at: at + 100 })
  }
  t.grab(2, 1, { at: 12_900, claimed: 0, rtt: 0 })
  expect(closed(t)).toEqual({ type: 'grab.closed', reason: 'silence', at: 13_000 })
})

rule('ROK-092', 'what was due before somebody goes or asks for a pause has happened before it', () => {
  for (const [kind, move] of [
    ['presence', { do: 'away' }],
    ['pause', { do: 'pause' }],
  ] as const) {
    const t = open({ table: ['black-fehu'] })
    const ask = t.state.asks.find(one => one.seat === 1 && one.kind === kind)!
    t.match.submit(1, ask.id, move, 9900) // no alarm was heard since the opening
    expect(t.happened('grab.closed')).toEqual([{ type: 'grab.closed', reason: 'noLive', at: 9000 }])
    expect(t.as(0).asked).not.toContain('grab')
  }
})

const SIGNS = ['fehu', 'ansuz', 'wunjo', 'raido'] as const

/** So many stones of four pairs are taken, one every six seconds, the last at this time. */
function takenUntil(last: number, count: number) {
  const t = open({ table: SIGNS.flatMap(sign => [`black-${sign}`, `black-${sign}`] as const) })
  for (let i = 1; i <= count; i++) t.grab(0, i, { at: last - 6000 * (count - i) })
  return t
}

rule(['ROK-092', 'ROK-095', 'ROK-096'], 'of several reasons to close the first counts', () => {
  // The last stone at +43.5 s: nothing live is left for 1.5 s just when the cap comes.
  expect(closed(takenUntil(48_500, 8))).toEqual({ type: 'grab.closed', reason: 'noLive', at: 50_000 })
  expect(closed(takenUntil(48_501, 8))).toEqual({ type: 'grab.closed', reason: 'cap', at: 50_000 })
  // Something live is left: 8 s of silence end just when the cap comes, or before it.
  expect(closed(takenUntil(42_000, 7))).toEqual({ type: 'grab.closed', reason: 'cap', at: 50_000 })
  expect(closed(takenUntil(41_999, 7))).toEqual({ type: 'grab.closed', reason: 'silence', at: 49_999 })
})
