import { gameIds } from '@runatal/games'
import type { Manifest } from '@runatal/look/manifest.ts'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The folder is the game: code elsewhere that names one of them would have to change for the next. */
const root = new URL('../../', import.meta.url)

/** Files that name a game all the same, and why they may. */
const NAMING: Record<string, string> = {
  'games/register.ts': 'the register itself',
  'bots/ladder-page.ts': 'the ladder of one game, against which the searching bots were tuned',
  'bots/ladder-worker.ts': 'the same ladder',
  'bots/ladder.ts': 'the same ladder',
  // Benchmarks keep their names from release to release, each with what is slow in its game.
  'bench/parts/deduction.ts': 'measures one game',
  'bench/parts/frames.ts': 'measures one game',
  'bench/parts/load.ts': 'needs the longest log there is',
  'bench/parts/race.ts': 'measures one game',
  'bench/parts/raise-rise-die.ts': 'measures one game',
  'bench/parts/rauha.ts': 'measures one game',
  'bench/parts/rising5.ts': 'measures one game',
  'bench/parts/runebound.ts': 'measures one game',
  'bench/parts/web.ts': 'measures one board',
  'bench/race/contest.ts': 'measures one game',
  'bench/register.ts': 'lists the benchmarks',
}

/** The guide's own game: `npm run new` puts another name in its place. */
const GUIDES = ['last-match', 'Last Match']

/** Tests and stories are about games; texts tell of them; a workspace links them. */
const NOT_CODE = /(^|\/)test\/|\.test\.tsx?$|^e2e\/|^docs\/|^examples\/|package(-lock)?\.json$|^games\/[^/]+\//

test('nothing but the register names a game, or says why', async () => {
  const manifests = await Promise.all(
    gameIds.map(
      async id =>
        ((await import(new URL(`games/${id}/manifest.ts`, root).href)) as { manifest: Manifest }).manifest.name,
    ),
  )
  // One letter, as of a game that somebody tries out, is a name in any code.
  const names = [...gameIds, ...manifests].filter(one => one.length > 1 && !GUIDES.includes(one))
  const name = new RegExp(`(?<!\\w)(${names.join('|')})(?!\\w)`)
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(file => /\.(tsx?|mjs|js|json|css|html|webmanifest)$/.test(file) && !NOT_CODE.test(file))
  const found = files.filter(file => name.test(codeOf(readFileSync(new URL(file, root), 'utf8'))))
  expect(found.toSorted()).toEqual(Object.keys(NAMING).toSorted())
})

/** Without comments: they may tell what was measured where. */
function codeOf(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
}
