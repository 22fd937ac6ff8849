import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parts } from '../register.ts'

test('--json is one flat object of numbers on stdout', () => {
  const { status, stdout } = bench('--json', '--ms', '5', '--rounds', '2')
  expect(status).toBe(0)
  const measured: Record<string, unknown> = JSON.parse(stdout)
  expect(Object.keys(measured)).toEqual(expect.arrayContaining(KEYS))
  expect(Object.values(measured).filter(value => typeof value !== 'number')).toEqual([])
  expect(KEYS.filter(name => !(Number(measured[name]) > 0))).toEqual([])
})

test('one part can be run alone, and shows a table', () => {
  const { status, stdout, stderr } = bench('kernel', '--ms', '5', '--rounds', '2')
  expect(status).toBe(0)
  expect(stdout).toMatch(/^what +median +spread\n/)
  expect(stdout).toMatch(/^kernel\.vsBoardgameio +[\d.,]+ +\d+ %$/m)
  expect(stdout).not.toContain('rauha.')
  expect(stderr).toContain('kernel: random games')
})

test.each([
  [['chess'], `There is no part 'chess' to run; the parts are: ${parts.map(part => part.name).join(', ')}\n`],
  [['--ms', '0'], `--ms is the CPU time of a slice in milliseconds, more than 0: '0' cannot be it\n`],
  [['--rounds', '1.5'], `--rounds is a whole number from 1 up: '1.5' is not\n`],
])('%s gets a one-line error', (words, error) => {
  expect(bench(...words)).toMatchObject({ status: 2, stdout: '', stderr: error })
})

test('an unknown option gets a one-line error that shows the known ones', () => {
  const { status, stderr } = bench('--fast')
  expect(status).toBe(2)
  expect(stderr).toMatch(/^Unknown option '--fast'; .*--json.*\n$/)
})

const KEYS = ['kernel.playoutsPerSecond', 'boardgameio.playoutsPerSecond', 'kernel.vsBoardgameio']

function bench(...words: string[]) {
  const command = [fileURLToPath(new URL('../cli.ts', import.meta.url)), ...words]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  return { status, stdout, stderr }
}
