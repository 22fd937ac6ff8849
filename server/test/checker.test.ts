import { anyGame } from '@runatal/kernel'
import { rauha } from '@runatal/rauha'
import type { TableEntry } from '@runatal/table'
import { expect, test } from 'vitest'
import { check } from './faults/checker.ts'
import { record, type Heard, type Recording } from './faults/recording.ts'
import { Guest } from './guest.ts'
import { openHouse } from './house.ts'

/** A game as the first test has really played and recorded it; each further one spoils a copy. */
let table: string
let log: TableEntry[]
let recordings: Recording[]

test('a true recording has no fault, and is looked at whole', async () => {
  const { origin, store } = await openHouse()
  const guests = await Promise.all([Guest.arrive(origin, 'Ana'), Guest.arrive(origin, 'Bo')])
  recordings = guests.map(record)
  const [ana, bo] = guests
  table = await ana.open({ seats: 2 })
  await Promise.all(guests.map(guest => guest.watch(table)))
  await bo.do(table, { do: 'sit', seat: 1, name: 'Bo' })
  await ana.do(table, { do: 'start' })
  await Promise.all(guests.map(guest => guest.play(table)))
  log = await store.readLog(table)
  for (const guest of guests) guest.leave()

  const games = new Map([['rauha', anyGame(rauha)]])
  const findings = check(new Map([[table, log]]), recordings, games)
  expect(findings).toMatchObject({ problems: [], tables: 1, finished: 1 })
  expect(findings.shown).toBe(recordings.flatMap(views).length)
  expect(findings.acknowledged).toBeGreaterThan(20)
})

/** What the checker says of a copy that was changed. */
function problems(spoil: (log: TableEntry[], recordings: Recording[]) => void): string[] {
  const [copyOfLog, copies] = structuredClone([log, recordings] as const)
  spoil(copyOfLog, copies)
  return check(new Map([[table, copyOfLog]]), copies, new Map([['rauha', anyGame(rauha)]])).problems
}

function views({ heard }: Recording): Extract<Heard, { t: 'update' }>[] {
  return heard.filter(one => one.t === 'update')
}

test('an acknowledged move that is lost', () => {
  expect(problems(entries => entries.splice(entries.length - 1)).join()).toMatch(/acknowledged.*is not there/)
})

test('a move that was done twice', () => {
  const twice = problems(entries => {
    const last = entries.at(-1)!
    entries.push({ ...last, position: last.position + 1 })
  })
  expect(twice.join()).toContain('was done twice')
})

test('another move in its place: two histories', () => {
  const other = problems(entries => {
    const say = entries.findIndex(({ command }) => command.do === 'start') - 1
    entries[say] = { ...entries[say]!, command: { do: 'sit', seat: 1, name: 'Bob' } }
  })
  expect(other.join()).toContain('another history')
})

test('a log with a hole', () => {
  expect(problems(entries => entries.splice(4, 1)).join()).toContain('stands where')
})

test('a log that cannot be played again', () => {
  const broken = problems(entries => {
    const move = entries.findIndex(({ command }) => command.do === 'move')
    entries[move] = { ...entries[move]!, command: { do: 'move', ask: 9999, move: {} } }
  })
  expect(broken.join()).toContain('cannot be played again')
})

test('one who was shown what another seat sees', () => {
  const swapped = problems((_, [ana, bo]) => {
    const [mine, his] = [views(ana!).at(-3)!, views(bo!).at(-3)!]
    Object.assign(mine, his)
  })
  expect(swapped.join()).toContain('was shown what seat 1 sees')
})

test('a view with one byte more', () => {
  const leaked = problems((_, [ana]) => Object.assign(views(ana!).at(-2)!, { digest: 'another' }))
  expect(leaked).toHaveLength(1)
  expect(leaked[0]).toContain('another history')
})

test('a version that was shown and is not there', () => {
  const lost = problems((_, [ana]) => Object.assign(views(ana!).at(-1)!, { version: log.length + 3 }))
  expect(lost.join()).toContain('was shown and is lost')
})

test('one who was taken back in time', () => {
  const back = problems((_, [ana]) => ana!.heard.push(views(ana!)[2]!))
  expect(back.join()).toContain('after a later version')
})

test('a table that is nowhere', () => {
  const findings = check(new Map(), recordings, new Map())
  expect(findings.problems.join()).toContain('is nowhere')
})

test('one whose time was up though it was not', () => {
  const wronged = problems(entries => {
    const move = entries.findIndex(({ command }) => command.do === 'move')
    entries[move] = { ...entries[move]!, command: { do: 'timeUp', ask: 1 } }
  })
  expect(wronged.join()).toContain('time was up')
})
