import { globSync, readFileSync } from 'node:fs'
import { faults } from '@runatal/grammar/faults'
import type { Manifest } from '@runatal/look/manifest.ts'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { gameIds, games, isGameId } from '../register.ts'

const folder = new URL('../', import.meta.url)

describe.each(gameIds)('%s', id => {
  const place = new URL(`${id}/manifest.ts`, folder)
  const load = async () => ((await import(place.href)) as { manifest: Manifest }).manifest

  test('is registered under its own id, for as many as its manifest says', async () => {
    const { players, kind } = await load()
    const found = await games[id](({ id: own, seats, together }) => ({ own, seats, together }))
    expect(found.own).toBe(id)
    expect(players).toEqual([found.seats.min, found.seats.max])
    expect(kind === 'together').toBe(found.together ?? false)
  })

  test('has a rulebook whose ids begin with its key', async () => {
    const { key } = await load()
    const book = parse(readFileSync(new URL(`${id}/rulebook.yaml`, folder), 'utf8')) as { rules: { id: string }[] }
    expect(book.rules.length).toBeGreaterThan(0)
    expect(book.rules.filter(rule => !rule.id.startsWith(`${key}-`))).toEqual([])
  })

  test('says what it is in both languages', async () => {
    const { line } = await load()
    expect([...faults(line.en, 'en'), ...faults(line.fr, 'fr')]).toEqual([])
    expect(Math.max(line.en.length, line.fr.length)).toBeLessThan(66)
  })
})

test('every folder with a manifest is a game of the house', () => {
  const folders = globSync('*/manifest.ts', { cwd: folder }).map(path => path.split(/[\\/]/)[0] ?? '')
  expect(folders.toSorted()).toEqual(gameIds.toSorted())
})

test('only registered ids are games', () => {
  expect(isGameId('rauha')).toBe(true)
  expect(isGameId('toString')).toBe(false)
})
