import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { orders } from '../orders.ts'
import { parts } from '../register.ts'

/** Each starts Node anew, and a busy machine takes its time. */
test('--json is one flat object of numbers on stdout', () => {
  // Every part but `web`, which needs a built hall and a browser.
  const { status, stdout } = bench('kernel', 'rauha', 'race', 'server', '--json', '--ms', '5', '--rounds', '2')
  expect(status).toBe(0)
  const measured: Record<string, unknown> = JSON.parse(stdout)
  expect(Object.keys(measured)).toEqual(expect.arrayContaining(KEYS))
  expect(Object.values(measured).filter(value => typeof value !== 'number')).toEqual([])
  expect(measured).toHaveProperty(['race.worstCheatPoints'])
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

test('a part is compared with itself at an earlier commit', () => {
  const { status, stdout } = bench('kernel', '--beside', 'HEAD', '--json', '--ms', '5', '--rounds', '5')
  expect(status).toBe(0)
  const measured: Record<string, number> = JSON.parse(stdout)
  for (const name of ['', '.before', '.times']) expect(measured[`kernel.playoutsPerSecond${name}`]).toBeGreaterThan(0)
})

test('an unknown part gets a one-line error that lists the parts', () => {
  const stderr = `There is no part 'chess' to run; the parts are: ${parts.map(part => part.name).join(', ')}\n`
  expect(bench('chess')).toEqual({ status: 2, stdout: '', stderr })
})

test.each([
  [['--ms', '0'], /^--ms is the CPU time of a slice in milliseconds, more than 0: '0' cannot be it$/],
  [['--rounds', '1.5'], /^--rounds is a whole number from 1 up: '1.5' is not$/],
  [['--beside', 'no-such-commit'], /^--beside is an earlier commit, such as HEAD~1: 'no-such-commit' is none$/],
  [['--fast'], /^Unknown option '--fast'; npm run bench -- .*--json.*$/],
])('%s gets one line that says what is right', (words, error) => {
  expect(orders(words)).toMatch(error)
})

const KEYS = [
  'kernel.playoutsPerSecond',
  'boardgameio.playoutsPerSecond',
  'kernel.vsBoardgameio',
  'rauha.playoutsPerSecond',
  'rauha.playoutsPerSecond4',
  'rauha.movesPerSecond',
  'rauha.cloneUs',
  'rauha.maskUs',
  'rauha.imagineUs',
  'rauha.optionsUs',
  'rauha.takeUs',
  'rok.raceSpread',
  'rok.raceSpreadPlain',
  'race.spread400',
  'race.pretenderPoints',
  'server.movesPerSecond',
  'server.p99Ms',
  'server.vsBoardgameioFlatFile',
]

function bench(...words: string[]) {
  const command = [fileURLToPath(new URL('../cli.ts', import.meta.url)), ...words]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  return { status, stdout, stderr }
}
