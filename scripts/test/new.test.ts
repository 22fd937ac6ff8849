import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { namedAs, newGame, pagesOf, partOf } from '../new-game.ts'

/** A house with the guide and one game: what is written into it is what somebody would get. */
const root = fileURLToPath(new URL('../../', import.meta.url))
const house = `${root}.cache/new-game/`
const guide = readFileSync(`${root}docs/your-game.md`, 'utf8')
const WRITTEN = ['stone-circle', 'x', 'last-match']

beforeAll(() => {
  rmSync(house, { recursive: true, force: true })
  for (const file of ['docs/your-game.md', 'games/rauha/manifest.ts']) cpSync(`${root}${file}`, `${house}${file}`)
  // Whoever tries the guide has its games in the register already.
  const register = readFileSync(`${root}games/register.ts`, 'utf8').split('\n')
  write(
    'games/register.ts',
    register.filter(line => !line.includes('use => import(') || line.includes('./rauha/')).join('\n'),
  )
  write('vitest.config.ts', VITEST)
  // A repository of its own: ours ignores it.
  execFileSync('git', ['init', '--quiet', house])
})

describe('npm run new', () => {
  test('writes a folder and one line', () => {
    const before = readFileSync(`${house}games/register.ts`, 'utf8').split('\n')
    const files = newGame(house, 'stone-circle')
    const added = readFileSync(`${house}games/register.ts`, 'utf8').split('\n')
    expect(added.filter(line => !before.includes(line))).toEqual([
      "  'stone-circle': use => import('./stone-circle/index.ts').then(m => use(m.stoneCircle)),",
    ])
    expect(added).toHaveLength(before.length + 1)
    expect(files.filter(file => file.startsWith('games/stone-circle/')).length).toBe(files.length - 1)
    for (const file of files) expect(readFileSync(`${house}${file}`, 'utf8')).not.toMatch(/last-?match|LAS-/i)
  })

  test('takes one letter too, and the name that the guide itself has', () => {
    newGame(house, 'x')
    newGame(house, 'last-match')
    const [ours] = pagesOf(partOf(guide, '# The game')).filter(({ file }) => file === 'rules.ts')
    expect(readFileSync(`${house}games/last-match/rules.ts`, 'utf8')).toBe(ours?.text)
  })

  test('its rules are proved and the laws hold', () => {
    const proved = { required: 5, proved: 5, missing: [], unknown: [] }
    const told = node(`${root}proof/cli.ts`, ...WRITTEN, '--json')
    expect(JSON.parse(told)).toMatchObject(Object.fromEntries(WRITTEN.map(game => [game, proved])))
  })

  test('its types are right', () => {
    expect(types('tsconfig.json', WRITTEN)).toBe('')
  })

  test('it is written and linted as the house is', () => {
    const folders = WRITTEN.map(game => `games/${game}`)
    node(`${root}node_modules/oxfmt/bin/oxfmt`, '-c', `${root}.oxfmtrc.json`, '--check', ...folders)
    node(`${root}node_modules/oxlint/bin/oxlint`, '-c', `${root}.oxlintrc.json`, ...folders)
  })

  test('bots play it', () => {
    const options = ['--bots', 'greedy,random', '--games', '40', '--workers', '1']
    expect(node(`${root}lab/cli.ts`, './games/stone-circle/index.ts', ...options)).toContain('40 games played')
  })

  test.each([
    ['Stone', "'Stone' cannot be the name of a game"],
    ['1st', "'1st' cannot be the name of a game"],
    ['../rauha', "'../rauha' cannot be the name of a game"],
    ['a', "'a' means something else"],
    ['rauha', 'games/rauha is there already'],
    ['stone-circle', 'games/stone-circle is there already'],
    ['class', "'class' means something else"],
    ['default', "'default' means something else"],
    ['null', "'null' means something else"],
    ['rules', "'rules' means something else"],
  ])('%s is refused in a sentence, and nothing is written', (name, told) => {
    const before = globSync('**/*', { cwd: house }).length
    expect(() => newGame(house, name)).toThrow(told)
    expect(globSync('**/*', { cwd: house })).toHaveLength(before)
  })

  test('a name is asked for, and no stack is shown', () => {
    const error = failure(() => node(`${root}scripts/new.ts`))
    expect(error).toBe('Name your game, in one word: npm run new -- last-match\n')
    expect(failure(() => node(`${root}scripts/new.ts`, 'rauha'))).toMatch(/^games\/rauha is there already[^\n]*\n$/)
  })

  test('no two games begin their rules alike', () => {
    newGame(house, 'stones')
    expect(readFileSync(`${house}games/stones/manifest.ts`, 'utf8')).toContain("key: 'STON'")
  })
})

describe('the guide', () => {
  test('its board shows the game', () => {
    const pages = pagesOf(partOf(guide, '# A board of its own'))
    expect(pages.map(({ file }) => file)).toEqual([
      'ui/index.tsx',
      'ui/Board.tsx',
      'ui/board.css',
      'ui/test/board.test.tsx',
    ])
    const rename = namedAs('stone-circle', 'STO')
    for (const { file, text } of pages) write(`games/stone-circle/${file}`, rename(text))
    expect(types('web/tsconfig.json', ['stone-circle/ui'])).toBe('')
    const report = ['--reporter', 'json', '--outputFile', 'board.json']
    node(`${root}node_modules/vitest/vitest.mjs`, 'run', '--project', 'unit', ...report)
    const told: unknown = JSON.parse(readFileSync(`${house}board.json`, 'utf8'))
    expect(told).toMatchObject({ success: true, numPassedTests: 2, numTotalTests: 2 })
  })

  test('all its code is a file of the game', () => {
    const blocks = guide.match(/^```(?:ts|tsx|css|yaml)$/gm)
    const files = ['# The game', '# A board of its own'].flatMap(heading => pagesOf(partOf(guide, heading)))
    expect(blocks).toHaveLength(files.length)
  })
})

const VITEST = `export default {
  test: {
    projects: [
      { test: { name: 'rules', include: ['games/*/test/**/*.test.ts'] } },
      { test: { name: 'unit', include: ['games/*/ui/test/*.test.tsx'] } },
    ],
  },
}
`

/** What TypeScript complains of. */
function types(config: string, folders: readonly string[]): string {
  const options = { incremental: false, tsBuildInfoFile: null, jsx: 'react-jsx' }
  const place = {
    extends: `${root}${config}`,
    compilerOptions: options,
    include: folders.map(folder => `games/${folder}`),
    exclude: [],
  }
  write('tsconfig.json', JSON.stringify(place))
  return node(`${root}node_modules/typescript/bin/tsc`, '-p', '.')
}

function write(file: string, text: string): void {
  mkdirSync(dirname(`${house}${file}`), { recursive: true })
  writeFileSync(`${house}${file}`, text)
}

function node(...words: string[]): string {
  return execFileSync(process.execPath, words, { cwd: house, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

function failure(run: () => unknown): string {
  try {
    run()
  } catch (error) {
    if (error instanceof Error && 'stderr' in error) return String(error.stderr)
  }
  throw new Error('It did not fail')
}
