import { appendFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Bundle } from '../bundle.ts'
import type { Place, Plan } from '../plan.ts'
import { replay } from '../replay.ts'
import { run } from '../run.ts'
import { type Results, resultsOf } from '../stats/results.ts'
import { found, lab, newFolder, startLab } from './command.ts'
import { TOY } from './toys/paths.ts'
import { snatchToy } from './toys/snatch.ts'

const PLAN: Plan = { game: TOY, seats: 2, table: {}, bots: ['greedy', 'random'], seed: 5, bundles: 10 }
/** Takes a few seconds, so that it can be interrupted. */
const SLOW = [TOY, '--bots', 'ismcts:1500,random', '--games', '40', '--seed', '5', '--workers', '2']

describe('the same seed gives the same games', () => {
  test('whatever the number of workers, to the byte', async () => {
    const plan = [TOY, '--bots', 'greedy,flat:3,random', '--games', '90', '--seed', '5']
    const [one, three] = [newFolder(), newFolder()]
    const ends = await Promise.all([
      lab(...plan, '--workers', '1', '--out', one),
      lab(...plan, '--workers', '3', '--out', three),
    ])
    expect(ends.map(end => end.code)).toEqual([0, 0])
    expect(results(one).games).toBe(90)
    expect(found(three, '.json')).toBe(found(one, '.json'))
  })

  test('beside an earlier run, too: the report alone tells of it', async () => {
    const [one, other] = [newFolder(), newFolder()]
    const plan = [TOY, '--bots', 'greedy,random', '--games', '20', '--workers', '1']
    expect((await lab(...plan, '--out', one)).code).toBe(0)
    const before = join(
      one,
      readdirSync(one).find(file => /^[^.]+[.]json$/.test(file))!,
    )
    expect((await lab(...plan, '--out', other, '--before', before)).code).toBe(0)
    expect(found(other, '.json')).toBe(found(one, '.json'))
    expect([found(one, '.html'), found(other, '.html')].map(page => page!.includes('Before and now'))).toEqual([
      false,
      true,
    ])
  })

  test('and another seed gives others', async () => {
    const [one, other] = [await runOf(PLAN), await runOf({ ...PLAN, seed: 6 })]
    expect(resultsOf(PLAN, '', one.bundles).digest).not.toBe(resultsOf(PLAN, '', other.bundles).digest)
  })

  test('an early end by the sequential test is the same end', async () => {
    const plan: Plan = { ...PLAN, bundles: 1000, sprt: { alpha: 0.05, beta: 0.05, margin: 0.1 } }
    const [one, three] = [await runOf(plan, 1), await runOf(plan, 3)]
    expect(one.verdict!.verdict).toBe('accepted')
    expect(one.bundles.length).toBeLessThan(250)
    expect(resultsOf(plan, '', three.bundles, three.verdict)).toEqual(resultsOf(plan, '', one.bundles, one.verdict))
  })
})

describe('an interrupted run', () => {
  test('goes on after kill -9 and loses no finished bundle', async () => {
    const [broken, whole] = [newFolder(), newFolder()]
    const { process: child, ended } = startLab(...SLOW, '--out', broken)
    await expect.poll(() => bundles(broken).length, { interval: 20 }).toBeGreaterThanOrEqual(3)
    child.kill('SIGKILL')
    await ended
    const before = found(broken, '.jsonl')!
    const kept = bundles(broken).length
    expect(kept).toBeLessThan(20)
    // As if the kill had come in the middle of a line.
    const journal = readdirSync(broken).find(file => file.endsWith('.jsonl'))!
    appendFileSync(`${broken}/${journal}`, '{"bundle":19,"games":[{"win')

    const [again] = await Promise.all([lab(...SLOW, '--out', broken), lab(...SLOW, '--out', whole)])
    expect(again.code).toBe(0)
    expect(again.stderr).toContain(`${2 * kept} games were there from before`)
    expect(again.stdout).toContain(`${40 - 2 * kept} games played in`)
    expect(found(broken, '.jsonl')!.startsWith(before)).toBe(true)
    const played = bundles(broken).map(({ bundle }) => bundle)
    expect(played.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i))
    expect(found(broken, '.json')).toBe(found(whole, '.json'))
  })

  test('by Ctrl-C says how to go on', async () => {
    const folder = newFolder()
    const { process: child, ended } = startLab(...SLOW, '--out', folder)
    await expect.poll(() => bundles(folder).length, { interval: 20 }).toBeGreaterThanOrEqual(1)
    child.kill('SIGINT')
    const { code, stderr } = await ended
    expect(code).toBe(130)
    expect(stderr).toMatch(/Stopped with \d+ of 40 games kept: the same command goes on from here/)
    expect(found(folder, '.html')).toBeUndefined()
  })

  test('and one that wants more games plays only those', async () => {
    const folder = newFolder()
    await runOf(PLAN, 1, folder)
    expect(await runOf({ ...PLAN, bundles: 15 }, 1, folder)).toMatchObject({ resumed: 20, playedNow: 10 })
    expect(await runOf(PLAN, 1, folder)).toMatchObject({ resumed: 20, playedNow: 0 })
  })

  test('of other code starts anew', async () => {
    const folder = newFolder()
    await runOf(PLAN, 1, folder, 'before')
    expect(await runOf(PLAN, 1, folder, 'after')).toMatchObject({ resumed: 0, playedNow: 20 })
  })
})

describe('a game that crashes', () => {
  test('is reported with the command that repeats it, and the run goes on', async () => {
    const folder = newFolder()
    const words = [TOY, '--bots', 'greedy,random', '--games', '20', '--trouble', 'throws', '--out', folder]
    const { code, stdout } = await lab(...words)
    const { crashes, games } = results(folder)
    expect(code).toBe(1)
    expect(crashes.length).toBeGreaterThan(0)
    expect(games + crashes.length).toBe(20)
    expect(crashes[0]!.error).toBe('Error: the toy broke')
    expect(stdout).toContain(crashes[0]!.command)

    const repeated = await lab(...crashes[0]!.command.replace('npm run lab -- ', '').split(' '))
    expect(repeated.code).toBe(1)
    expect(repeated.stdout).toContain('Error: the toy broke')
  })

  test('is found even if it takes its worker with it, and the others are still played', async () => {
    const exits = resultsOf(PLAN, '', (await runOf({ ...PLAN, table: { trouble: 'exits' } })).bundles)
    const throws = resultsOf(PLAN, '', (await runOf({ ...PLAN, table: { trouble: 'throws' } })).bundles)
    expect(exits.crashes.map(placeOf)).toEqual(throws.crashes.map(placeOf))
    expect(exits.crashes[0]!.error).toBe('Error: the worker was ended from within')
    expect(exits.winShare).toEqual(throws.winShare)
  })
})

test('a game can be played again, move by move', () => {
  let shown = ''
  const code = replay(snatchToy, PLAN, { bundle: 2, rotation: 1 }, { write: text => (shown += text) })
  expect(code).toBe(0)
  expect(shown).toContain('seat 1 random, seat 2 greedy')
  expect(shown.match(/snatch {2}\{"do":"snatch","card":\d+\}/g)).toHaveLength(4)
  expect(shown).toMatch(/After 4 moves seat \d/)
})

test('a command that makes no sense ends with 2 and one line', async () => {
  const { code, stderr, stdout } = await lab(TOY, '--bots', 'clever')
  expect(code).toBe(2)
  expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  expect(stdout).toBe('')
})

function runOf(plan: Plan, workers = 2, folder = newFolder(), sources = '') {
  return run(plan, { folder, workers, sources })
}

function placeOf({ bundle, rotation }: Place): string {
  return `${bundle}.${rotation}`
}

function results(folder: string): Results {
  return JSON.parse(found(folder, '.json')!) as Results
}

/** The bundles in the journal, as far as it is written. */
function bundles(folder: string): Bundle[] {
  const lines = (found(folder, '.jsonl') ?? '').split('\n')
  return lines
    .filter(line => line.startsWith('{"bundle"') && line.endsWith(']]}'))
    .map(line => JSON.parse(line) as Bundle)
}
