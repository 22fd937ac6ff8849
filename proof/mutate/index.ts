import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { copyProject } from './copy.ts'
import { hunt } from './hunt.ts'
import { Kept } from './kept.ts'
import { outcomeOf } from './outcome.ts'
import { plant } from './plant.ts'
import { asMarkdown, asText } from './report.ts'

export type Breaking = {
  readonly game: string
  /** Of all places, only every nth. */
  readonly every: number
  /** For how long at most; the next run goes on from there. */
  readonly minutes: number
  /** 'new' looks only for what no run before has looked for; 'survivors' also for what has survived; 'all' for everything. */
  readonly again: 'new' | 'survivors' | 'all'
  /** Only with tests that take less than a second: a run after it, for survivors, has less to do. */
  readonly isQuick: boolean
}

/** Fewer would say little about the tests. */
const ENOUGH = 100

/** Breaks the rules of a game one place at a time, and tells which breaks its tests do not notice. */
export async function mutateGame(root: string, { game, every, minutes, again, isQuick }: Breaking): Promise<number> {
  const copy = join(root, '.cache', 'mutate', game)
  copyProject(root, copy)
  const kept = new Kept(join(root, '.cache', `mutate-${game}.jsonl`))
  if (again === 'all') kept.forget()
  const planted = await plant(copy, game, every)
  const isOpen = (fate: string | undefined) =>
    fate === undefined || (again === 'survivors' && (fate === 'survived' || fate === 'untested'))
  const open = planted.filter(({ key }) => isOpen(kept.of(key)))
  console.log(`Breaking games/${game}/rules in ${open.length} of ${planted.length} places, in a copy under .cache/ …`)
  const begun = Date.now()
  const seen = new Set<string>()
  await hunt(open, {
    copy,
    game,
    hunters: availableParallelism(),
    isQuick,
    until: begun + minutes * 60_000,
    onFate({ key }, fate, by) {
      kept.set(key, fate, by)
      if (seen.has(key)) return
      seen.add(key)
      if (seen.size % 50 === 0 || seen.size === open.length) tell(seen.size, open.length, Date.now() - begun)
    },
  })
  const outcome = outcomeOf(planted, kept, reasonsOf(root, game))
  mkdirSync(join(root, 'docs'), { recursive: true })
  writeFileSync(join(root, 'docs', `mutation-${game}.md`), asMarkdown(game, outcome, { every, isQuick }))
  console.log(asText(game, outcome))
  if (outcome.total >= ENOUGH) return 0
  console.error(`Only ${outcome.total} places to break in games/${game}/rules; at least ${ENOUGH} are needed.`)
  return 1
}

function tell(done: number, all: number, ms: number): void {
  const left = Math.ceil(((all - done) * ms) / done / 60_000)
  console.log(`${done} of ${all} (${Math.floor((100 * done) / all)} %), about ${left} min left before the second look`)
}

/** Why a survivor changes nothing that a player can see: one line each, `key => reason`, kept beside the tests. */
function reasonsOf(root: string, game: string): ReadonlyMap<string, string> {
  const file = join(root, 'games', game, 'test', 'survivors.txt')
  if (!existsSync(file)) return new Map()
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line.includes(' => why: '))
  return new Map(lines.map(line => line.split(' => why: ') as [string, string]))
}
