import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const RULES = `const BONUS = 2
export function fight(force: number, roll: number, t: { emit(event: string): void }): boolean {
  t.emit('rolled')
  return roll + BONUS > force
}

export function round(t: { next(...steps: string[]): void }): void {
  t.next('draw', 'play')
}
`

// Looks at everything but the event.
const TESTS = `import { expect, test } from 'vitest'
import { fight, round } from '../rules/fight.ts'

test('fight', () => {
  const t = { emit() {} }
  expect([fight(4, 1, t), fight(4, 2, t), fight(4, 3, t)]).toEqual([false, false, true])
})
test('round', () => {
  const steps: string[] = []
  round({ next: (...names) => steps.push(...names) })
  expect(steps).toEqual(['draw', 'play'])
})
`

test('--mutate breaks a copy of the rules and tells which breaks no test notices', () => {
  const root = toy()
  const { status, stdout, stderr } = mutate(root)

  expect(stdout).toContain("games/toy/rules/fight.ts:3  DropCall: t.emit('rolled')  ->  ;")
  expect(stdout).toContain(`games/toy/rules/fight.ts:3  StringLiteral: 'rolled'  ->  ""`)
  expect(stdout).toContain('toy: 13 of 15 mutants caught (86.7 %)')

  const report = readFileSync(join(root, 'docs/mutation-toy.md'), 'utf8')
  expect(report).toContain('| ChangeNumber | 1 | 1 |')
  expect(report).toContain('| DropStep | 2 | 2 |')
  expect(report).toContain("- games/toy/rules/fight.ts:3 DropCall: `t.emit('rolled')` became `;`")

  expect(readFileSync(join(root, 'games/toy/rules/fight.ts'), 'utf8')).toBe(RULES)
  expect(stderr).toContain('Only 15 places to break in games/toy/rules; at least 100 are needed.')
  expect(status).toBe(1)

  // What is known is not looked for again, unless somebody asks.
  expect(mutate(root).stdout).toContain('in 0 of 15 places')
  expect(mutate(root, '--again', 'survivors').stdout).toContain('in 2 of 15 places')
})

test('a survivor that somebody has explained is listed with the reason', () => {
  const root = toy()
  mutate(root)
  const kept = readFileSync(join(root, '.cache/mutate-toy.jsonl'), 'utf8').trim().split('\n')
  const keys = kept.map(line => (JSON.parse(line) as { key: string }).key)
  const key = keys.find(one => one.includes('DropCall') && one.includes('t.emit'))
  writeFileSync(join(root, 'games/toy/test/survivors.txt'), `${key} => why: nobody listens here\n`)
  mutate(root)
  const report = readFileSync(join(root, 'docs/mutation-toy.md'), 'utf8')
  expect(report.split('Nobody can see these:')[1]).toContain('nobody listens here')
})

test('a test file that cannot be loaded is said, and nothing is broken without it', () => {
  const root = toy()
  writeFileSync(join(root, 'games/toy/test/odd.test.ts'), "for (const of of ['a']) throw new Error(of)\n")
  const { status, stderr } = mutate(root)
  expect(stderr).toContain('odd.test.ts')
  expect(stderr).toContain('The tests of toy cannot be loaded as they are')
  expect(status).toBe(1)
})

test('--every breaks only every nth place, and the report says so', () => {
  const root = toy()
  expect(mutate(root, '--every', '4').stdout).toMatch(/toy: \d of 4 mutants caught/)
  expect(readFileSync(join(root, 'docs/mutation-toy.md'), 'utf8')).toContain('--mutate toy --every 4`: a sample')

  // What a page is worth hangs on how it was made.
  mutate(root, '--quick')
  const quick = readFileSync(join(root, 'docs/mutation-toy.md'), 'utf8')
  expect(quick).toContain('--mutate toy --quick`.\n[Mutation testing](mutation.md)')
  expect(quick).toContain('This was a first look')
})

function toy(): string {
  return project({
    'package.json': '{ "type": "module" }',
    'games/toy/rulebook.yaml': 'game: toy\nrules: []\n',
    'games/toy/rules/fight.ts': RULES,
    'games/toy/test/fight.test.ts': TESTS,
    // Without a kernel nothing is arranged.
    'proof/scenes.ts': 'export function beginScenes() {}\nexport const endScenes = () => []\n',
  })
}

function mutate(root: string, ...more: string[]) {
  const cli = fileURLToPath(new URL('../cli.ts', import.meta.url))
  return spawnSync(process.execPath, [cli, '--mutate', 'toy', ...more], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, NO_COLOR: '1' },
  })
}

function project(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'mutate-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  symlinkSync(fileURLToPath(new URL('../../node_modules', import.meta.url)), join(root, 'node_modules'), 'junction')
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(root, name, '..'), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  return root
}
