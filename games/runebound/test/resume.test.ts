import { anyGame, FastChance, plainSeed, SPECTATOR } from '@runatal/kernel'
import { type Command, Table, type TableEntry } from '@runatal/table'
import { expect, test } from 'vitest'
import { runebound } from '../index.ts'

const MONTH = 30 * 24 * 3_600_000

test('a table that was left for a month is found exactly as it was, and goes on', () => {
  const entries: TableEntry[] = [open()]
  const table = Table.load('t1', anyGame(runebound), entries)
  const chance = new FastChance(4)
  const at = (on: Table, by: string, command: Command, now: number): TableEntry => {
    const entry = on.decide(by, `c${entries.length}`, command, now)
    if ('refused' in entry) throw new Error(entry.text)
    on.happen(entry)
    return entry
  }
  entries.push(at(table, 'ana', { do: 'sit', seat: 0, name: 'Ana' }, 1))
  entries.push(at(table, 'bo', { do: 'sit', seat: 1, name: 'Bo' }, 2))
  entries.push(at(table, 'ana', { do: 'start' }, 3))
  const play = (on: Table, now: number): TableEntry => {
    const [seat] = on.waitingFor()
    const by = seat === 0 ? 'ana' : 'bo'
    const ask = on.view(seat!, now).asks.find(({ must }) => must)!
    const move = ask.options[chance.int(ask.options.length)]
    return at(on, by, { do: 'move', ask: ask.id, move }, now)
  }
  for (let i = 0; i < 120; i++) entries.push(play(table, 10 + i))

  const kept = JSON.parse(JSON.stringify(entries)) as TableEntry[]
  const later = Table.load('t1', anyGame(runebound), kept)
  for (const viewer of [0, 1, SPECTATOR]) expect(later.view(viewer, MONTH).state).toEqual(table.view(viewer, 130).state)
  expect(later.waitingFor()).toEqual(table.waitingFor())
  play(later, MONTH)
  expect(later.view(0, MONTH).moves).toBe(table.view(0, 130).moves + 1)
})

function open(): TableEntry {
  return {
    position: 0,
    at: 0,
    by: 'ana',
    id: 'open',
    command: {
      do: 'open',
      game: 'runebound',
      seats: 2,
      choices: { scenario: 'corpse' },
      clock: { kind: 'none' },
      open: true,
      oneScreen: false,
      seed: plainSeed(3),
      openedAt: 0,
    },
  }
}
