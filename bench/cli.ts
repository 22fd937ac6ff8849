import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { beside } from './beside.ts'
import { type Orders, orders } from './orders.ts'
import type { Measured, Part } from './part.ts'
import { table } from './table.ts'

const given = orders(process.argv.slice(2))
if (typeof given === 'string') {
  console.error(given)
  process.exitCode = 2
} else {
  const measured = await runAll(given)
  if (given.json) console.log(JSON.stringify(measured, undefined, 2))
  else console.log(table(measured))
}

async function runAll({ parts, pace, beside: commit }: Orders): Promise<Measured> {
  if (commit !== undefined) return Object.assign({}, ...parts.map(part => beside(part, commit, pace)))
  const only = parts.length === 1 ? parts[0] : undefined
  if (only !== undefined) return only.run({ ...pace, progress: progress(only) })
  return Object.assign({}, ...parts.map(part => runApart(part, pace)))
}

/** In a process of its own, so that what one part made the engine optimise for cannot slow the next one down. */
function runApart(part: Part, { slice, rounds }: Orders['pace']): Measured {
  const command = [fileURLToPath(import.meta.url), part.name, '--json', '--ms', `${slice}`, '--rounds', `${rounds}`]
  const { status, stdout } = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) throw new Error(`Part '${part.name}' failed (see above): run it alone to look closer`)
  const measured: Measured = JSON.parse(stdout)
  return measured
}

/** On a terminal one line that grows; elsewhere a line per part, so that logs stay short. */
function progress({ name, describe }: Part): (done: number, of: number) => void {
  console.error(`${name}: ${describe}`)
  if (!process.stderr.isTTY) return () => {}
  return (done, of) => process.stderr.write(done < of ? `\r${name}: ${Math.round((100 * done) / of)} %` : '\r\x1b[K')
}
