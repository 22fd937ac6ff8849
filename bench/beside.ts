import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Checkout } from './checkout.ts'
import { median } from './measure.ts'
import { type Measured, type Part, SPREAD, summary } from './part.ts'

/** How often each has its turn. */
const TURNS = 5

/**
 * A part of the bench beside the same part of an earlier commit, in turns, so that a neighbour who loads the machine
 * disturbs both. Of each quantity: now, `.before` at that commit, and `.times` as much, turn by turn.
 */
export function beside(part: Part, commit: string, pace: { slice: number; rounds: number }): Measured {
  const earlier = new Checkout(commit)
  try {
    const turns = Array.from({ length: TURNS }, () => ({
      before: measure(earlier.folder, part, pace),
      now: measure(fileURLToPath(new URL('..', import.meta.url)), part, pace),
    }))
    const names = Object.keys(turns[0]!.now).filter(name => !name.endsWith(SPREAD) && name in turns[0]!.before)
    return Object.assign({}, ...names.map(name => compared(name, turns))) as Measured
  } finally {
    earlier.remove()
  }
}

function compared(name: string, turns: readonly { before: Measured; now: Measured }[]): Measured {
  return {
    [name]: median(turns.map(({ now }) => now[name]!)),
    [`${name}.before`]: median(turns.map(({ before }) => before[name]!)),
    ...summary(
      `${name}.times`,
      turns.map(({ now, before }) => now[name]! / before[name]!),
    ),
  }
}

function measure(folder: string, part: Part, { slice, rounds }: { slice: number; rounds: number }): Measured {
  const each = `${Math.max(1, Math.round(rounds / TURNS))}`
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(folder, 'bench', 'cli.ts'), part.name, '--json', '--ms', `${slice}`, '--rounds', each],
    { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
  )
  if (status !== 0) throw new Error(`Part '${part.name}' does not run in ${folder}: did that commit have it?`)
  return JSON.parse(stdout) as Measured
}
