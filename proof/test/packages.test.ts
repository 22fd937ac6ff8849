import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** As somebody who has never seen the house: an empty folder, our tarballs, and the game of the kernel's README. */
const root = fileURLToPath(new URL('../../', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'runatal-packages-'))

beforeAll(() => {
  node(`${root}scripts/pack.ts`)
  const tarballs = globSync(`${root}.cache/pack/*.tgz`)
  write('package.json', JSON.stringify({ type: 'module', scripts: { lab: 'runatal-lab' } }))
  // Offline: a package that wanted more than itself and its sisters would fail here.
  const npm = process.env['npm_execpath']
  const install = ['install', '--offline', '--no-audit', '--no-fund', '--silent', ...tarballs]
  if (npm === undefined) execFileSync('npm', install, { cwd: folder, shell: process.platform === 'win32' })
  else node(npm, ...install)
  const [game] = /^import [\s\S]*?\n```/m.exec(readFileSync(`${root}kernel/README.md`, 'utf8')) ?? ['']
  write('nim.ts', game.slice(0, -3))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a game from the guide has its types', () => {
  expect(globSync('node_modules/@runatal/*', { cwd: folder })).toHaveLength(4)
  const options = { strict: true, module: 'nodenext', target: 'es2024', noEmit: true, allowImportingTsExtensions: true }
  write('tsconfig.json', JSON.stringify({ compilerOptions: { ...options, types: [] }, files: ['nim.ts'] }))
  expect(node(`${root}node_modules/typescript/bin/tsc`, '-p', '.')).toBe('')
  write('wrong.ts', "import { nim } from './nim.ts'\nnim.seats.min = 'two'\n")
  write('tsconfig.json', JSON.stringify({ compilerOptions: { ...options, types: [] }, files: ['wrong.ts'] }))
  expect(() => node(`${root}node_modules/typescript/bin/tsc`, '-p', '.')).toThrow('Command failed')
})

test('it keeps the laws, and bots play it', () => {
  write(
    'try.ts',
    `import { conform, sentences } from '@runatal/kernel/conform'
     import { makeBot, playGame } from '@runatal/bots'
     import { nim } from './nim.ts'
     console.log(sentences(conform({ ...nim, imagine: s => ({ ...s, matches: 1 }) }, { bound: 21, secrets: () => [] })).length > 0)
     const found = sentences(conform(nim, { bound: 21, secrets: () => [] }))
     const { outcome } = playGame(nim, { seats: 2 }, [makeBot(nim, 'ismcts:200'), makeBot(nim, 'random')], [1])
     console.log(JSON.stringify({ found, winners: outcome.winners }))`,
  )
  const [broken, whole] = node('try.ts').trim().split('\n')
  expect(broken).toBe('true')
  expect(JSON.parse(whole ?? '')).toEqual({
    found: [],
    winners: [expect.any(Number)],
  })
})

test('the lab plays it by the hundred', () => {
  const lab = join(folder, 'node_modules/@runatal/lab/cli.js')
  const told = node(lab, './nim.ts', '--bots', 'ismcts:50,random', '--games', '100', '--workers', '1')
  expect(told).toContain('100 games played')
  expect(globSync('.lab/*.html', { cwd: folder })).toHaveLength(1)
})

function write(file: string, text: string): void {
  writeFileSync(join(folder, file), text)
}

function node(...words: string[]): string {
  return execFileSync(process.execPath, words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}
