import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { gamesWithLedger, readLedger } from '../ledger.ts'

function project(rulebook: string): string {
  const root = mkdtempSync(join(tmpdir(), 'ledger-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'games', 'toy'), { recursive: true })
  mkdirSync(join(root, 'games', 'bare'))
  writeFileSync(join(root, 'games', 'toy', 'rulebook.yaml'), rulebook)
  return root
}

test('only games with a rulebook are listed', () => {
  expect(gamesWithLedger(project('game: toy'))).toEqual(['toy'])
})

test.each([
  ['- 1', '"game" must be toy'],
  ['game: other\nrules: []', '"game" must be toy, the name of its folder'],
  ['game: toy', '"rules" must be a list'],
  ['game: toy\nrules: [{kind: rule}]', 'rule 1 has no id'],
  ['game: toy\nrules: [{id: T-1, kind: rule, en: A}]', 'T-1 has no "fr"'],
  ['game: toy\nrules: [{id: T-1, kind: rule, en: A, fr: A, untestable: }]', 'T-1: "untestable" must say why'],
  ['game: toy\nrules: [{id: T-1, kind: a, en: A, fr: A}, {id: T-1, kind: a, en: A, fr: A}]', 'T-1 is there twice'],
])('%j is refused', (rulebook, reason) => {
  expect(() => readLedger(project(rulebook), 'toy')).toThrow(reason)
})

test('the ledgers of our games can be read', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  for (const game of gamesWithLedger(root)) expect(readLedger(root, game).rules.length).toBeGreaterThan(0)
})
