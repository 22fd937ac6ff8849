import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

/** Runs `npm run rules` for real on the fixtures: a small project with three games. */
function rules(...words: string[]) {
  const cwd = fileURLToPath(new URL('../fixtures', import.meta.url))
  const cli = fileURLToPath(new URL('../cli.ts', import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...words], {
    cwd,
    encoding: 'utf8',
    // Without the variables of the test run that we are in.
    env: { PATH: process.env.PATH, NO_COLOR: '1' },
  })
  return { status, stdout, stderr }
}

describe('npm run rules', () => {
  test('is green when each rule has a passing test and none that fails', () => {
    const { status, stdout } = rules('whole')
    expect(status).toBe(0)
    expect(stdout).toMatch(/whole +3 +3 +0 +1/)
    expect(stdout).toContain('WH-4  there is no box')
  })

  test('counts the rules of play with an example, and those that no board can show; no rule beside play', () => {
    const { stdout } = rules('whole', 'gaps', '--list')
    expect(stdout).toMatch(/whole +3 +3 +0 +1 +3 +1 +33 % +1/)
    expect(stdout).toMatch(/gaps +7 +1 +6 +0 +7 +0 +0 % +0/)
    expect(stdout).toContain('WH-2  it is only said')
    expect(stdout).toMatch(/whole: without an example\n +WH-3/)
  })

  test('does not count an id in a comment, in a plain title, in a skipped or in a failing test', () => {
    const { status, stdout } = rules('gaps')
    expect(status).toBe(1)
    expect(stdout).toMatch(/gaps +7 +1 +6 +0/)
    for (const id of ['GA-2', 'GA-3', 'GA-4', 'GA-5', 'GA-6', 'GA-7']) expect(stdout).toContain(`  ${id}  Rule ${id}`)
  })

  test('fails when a test cites an unknown id', () => {
    const { status, stdout } = rules('stranger')
    expect(status).toBe(1)
    expect(stdout).toMatch(/stranger +1 +1 +0 +0/)
    expect(stdout).toMatch(/cites an unknown id\n +ST-9 {2}in: ST-1 ST-9 cites one/)
  })

  test('--json prints all games as one object and nothing else', () => {
    const { status, stdout } = rules('--json')
    expect(status).toBe(1)
    expect(JSON.parse(stdout)).toEqual({
      gaps: {
        required: 7,
        proved: 1,
        missing: ['GA-2', 'GA-3', 'GA-4', 'GA-5', 'GA-6', 'GA-7'],
        untestable: {},
        unknown: [],
        ofPlay: 7,
        shown: 0,
        unseen: 0,
      },
      stranger: {
        required: 1,
        proved: 1,
        missing: [],
        untestable: {},
        unknown: ['ST-9'],
        ofPlay: 1,
        shown: 0,
        unseen: 0,
      },
      whole: {
        required: 3,
        proved: 3,
        missing: [],
        untestable: { 'WH-4': 'there is no box' },
        unknown: [],
        ofPlay: 3,
        shown: 1,
        unseen: 1,
      },
    })
  })

  test('--list names the tests that prove each rule', () => {
    expect(rules('whole', '--list').stdout).toMatch(/WH-3\n +WH-2 WH-3 are proved together/)
  })

  test.each([
    [['nope'], 'No game "nope" with a rulebook.'],
    [['--jsn'], "Unknown option '--jsn'."],
    [['--mutate', 'nope'], 'No game "nope" with a rulebook.'],
    [['--mutate', 'gaps', 'whole'], '--mutate takes one game.'],
    [['--mutate', 'gaps', '--every', '0'], '--every takes a whole number from 1.'],
  ])('%j gets one line that lists what is valid', (words, reason) => {
    const { status, stderr } = rules(...words)
    expect(status).toBe(1)
    expect(stderr).toBe(
      `${reason} Valid: [game …] [--list] [--json], or --mutate <game> [--every <n>] [--minutes <n>] [--again survivors|all] [--quick]; games: gaps, stranger, whole\n`,
    )
  })
})
