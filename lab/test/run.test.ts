import { appendFileSync, readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { Bundle } from '../bundle.ts'
import type { Results } from '../stats/results.ts'
import { found, lab, newFolder, startLab } from './command.ts'
import { TOY } from './toys/paths.ts'

const FAST = [TOY, '--bots', 'greedy,flat:3,random', '--games', '90', '--seed', '5']
/** Takes a few seconds, so that it can be interrupted. */
const SLOW = [TOY, '--bots', 'ismcts:1500,random', '--games', '100', '--seed', '5', '--workers', '2']

describe('the same seed gives the same games', () => {
  test('whatever the number of workers, to the byte', { timeout: 30_000 }, async () => {
    const [one, three] = [newFolder(), newFolder()]
    const ends = await Promise.all([
      lab(...FAST, '--workers', '1', '--out', one),
      lab(...FAST, '--workers', '3', '--out', three),
    ])
    expect(ends.map(end => end.code)).toEqual([0, 0])
    expect(found(one, '.json')).toBeDefined()
    expect(found(three, '.json')).toBe(found(one, '.json'))
  })

  test('and another seed gives others', { timeout: 30_000 }, async () => {
    const [one, other] = [newFolder(), newFolder()]
    await Promise.all([lab(...FAST, '--out', one), lab(...FAST, '--seed', '6', '--out', other)])
    expect(results(one).digest).not.toBe(results(other).digest)
  })

  test('an early end by the sequential test is the same end', { timeout: 30_000 }, async () => {
    const asked = [TOY, '--bots', 'greedy,random', '--games', '2000', '--sprt', '--margin', '0.1']
    const [one, three] = [newFolder(), newFolder()]
    await Promise.all([lab(...asked, '--workers', '1', '--out', one), lab(...asked, '--workers', '3', '--out', three)])
    expect(results(one).verdict!.verdict).toBe('accepted')
    expect(results(one).games).toBeLessThan(500)
    expect(found(three, '.json')).toBe(found(one, '.json'))
  })
})

describe('an interrupted run', () => {
  test('goes on after kill -9 and loses no finished bundle', { timeout: 60_000 }, async () => {
    const [broken, whole] = [newFolder(), newFolder()]
    const { process: child, ended } = startLab(...SLOW, '--out', broken)
    await until(() => bundles(broken).length >= 5)
    child.kill('SIGKILL')
    await ended
    const before = found(broken, '.jsonl')!
    const kept = bundles(broken).length
    expect(kept).toBeLessThan(50)
    // As if the kill had come in the middle of a line.
    appendFileSync(
      `${broken}/${readdirSync(broken).find(file => file.endsWith('.jsonl'))}`,
      '{"bundle":49,"games":[{"win',
    )

    const [again] = await Promise.all([lab(...SLOW, '--out', broken), lab(...SLOW, '--out', whole)])
    expect(again.code).toBe(0)
    expect(again.stderr).toContain(`${2 * kept} games were there from before`)
    expect(again.stdout).toContain(`${100 - 2 * kept} games played in`)
    expect(found(broken, '.jsonl')!.startsWith(before)).toBe(true)
    const played = bundles(broken).map(({ bundle }) => bundle)
    expect(played.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, i) => i))
    expect(found(broken, '.json')).toBe(found(whole, '.json'))
  })

  test('by Ctrl-C says how to go on', { timeout: 30_000 }, async () => {
    const folder = newFolder()
    const { process: child, ended } = startLab(...SLOW, '--out', folder)
    await until(() => bundles(folder).length >= 2)
    child.kill('SIGINT')
    const { code, stderr } = await ended
    expect(code).toBe(130)
    expect(stderr).toMatch(/Stopped with \d+ of 100 games kept: the same command goes on from here/)
    expect(found(folder, '.html')).toBeUndefined()
  })

  test('and one that wants more games plays only those', { timeout: 30_000 }, async () => {
    const folder = newFolder()
    await lab(...FAST, '--games', '30', '--out', folder)
    expect((await lab(...FAST, '--out', folder)).stderr).toContain('30 games were there from before')
  })
})

describe('a game that crashes', () => {
  test.each([
    ['throws', 'Error: the toy broke'],
    ['exits', 'Error: the worker was ended from within'],
  ])(
    'is reported with the command that repeats it, and the run goes on (%s)',
    { timeout: 30_000 },
    async (trouble, error) => {
      const folder = newFolder()
      const { code, stdout } = await lab(
        TOY,
        '--bots',
        'greedy,random',
        '--games',
        '20',
        '--trouble',
        trouble,
        '--out',
        folder,
      )
      const { crashes, games } = results(folder)
      expect(code).toBe(1)
      expect(crashes.length).toBeGreaterThan(0)
      expect(games + crashes.length).toBe(20)
      expect(crashes[0]!.error).toBe(error)
      expect(stdout).toContain(crashes[0]!.command)
      expect(found(folder, '.html')).toContain('crashed')
    },
  )

  test('crashes again when repeated, and others do not', { timeout: 30_000 }, async () => {
    const folder = newFolder()
    const plan = [TOY, '--bots', 'greedy,random', '--games', '20', '--trouble', 'throws']
    await lab(...plan, '--out', folder)
    const { crashes } = results(folder)
    const [crash] = crashes
    const repeated = await lab(...crash!.command.replace('npm run lab -- ', '').split(' '))
    expect(repeated.code).toBe(1)
    expect(repeated.stdout).toContain('Error: the toy broke')
    const isFine = (bundle: number) => !crashes.some(one => one.bundle === bundle && one.rotation === 1)
    const fine = Array.from({ length: 10 }, (_, i) => i).find(isFine)
    const other = await lab(...plan, '--replay', `${fine}.1`)
    expect(other.code).toBe(0)
    expect(other.stdout).toMatch(/After 4 moves seat \d/)
  })
})

test('a command that makes no sense ends with 2 and one line', { timeout: 30_000 }, async () => {
  const { code, stderr, stdout } = await lab(TOY, '--bots', 'clever')
  expect(code).toBe(2)
  expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  expect(stdout).toBe('')
})

test('help and list tell what there is', { timeout: 30_000 }, async () => {
  const [help, list] = await Promise.all([lab('--help'), lab('--list')])
  expect([help.code, list.code]).toEqual([0, 0])
  expect(help.stdout).toContain('--sprt')
  expect(list.stdout).toContain('rauha')
  expect(list.stdout).toContain('--side')
  expect(list.stdout).toContain('ismcts:200')
})

function results(folder: string): Results {
  return JSON.parse(found(folder, '.json')!) as Results
}

/** The bundles in the journal, as far as it is written. */
function bundles(folder: string): Bundle[] {
  const lines = (found(folder, '.jsonl') ?? '')
    .split('\n')
    .filter(line => line.startsWith('{"bundle"') && line.endsWith(']]}'))
  return lines.map(line => JSON.parse(line) as Bundle)
}

async function until(isTrue: () => boolean): Promise<void> {
  const from = Date.now()
  while (!isTrue()) {
    if (Date.now() - from > 20_000) throw new Error('It did not happen within 20 seconds')
    await sleep(20)
  }
}
