import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { type FaultName, FAULTS } from './faults.ts'
import { type Report, under } from './under.ts'

/** `npm run faults -- <name> --minutes 5`: breaks things while people play, and writes what came of it to docs/faults.md. */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '5' },
    times: { type: 'string', default: '1000000' },
    tables: { type: 'string', default: '6' },
  },
})
const [minutes, strikes, tables] = [values.minutes, values.times, values.tables].map(Number)
const name = positionals[0] as FaultName
if (!Object.hasOwn(FAULTS, name) || ![minutes, strikes, tables].every(n => n !== undefined && n > 0)) {
  const faults = Object.entries(FAULTS).map(([fault, { describe }]) => `  ${fault.padEnd(10)} ${describe}`)
  console.error(`npm run faults -- <name> [--minutes 5] [--times n] [--tables 6]\n\n${faults.join('\n')}`)
  process.exit(2)
}

const report = await under(FAULTS[name], { minutes: minutes!, strikes: strikes!, tables: tables! }, struck => {
  if (process.stderr.isTTY) process.stderr.write(`\rstruck ${struck} times`)
  else if (struck % 10 === 0) console.error(`struck ${struck} times`)
})
for (const problem of report.problems.slice(0, 20)) console.error(problem)
const page = new URL('../../../docs/faults.md', import.meta.url)
await writeFile(page, withRow(await readFile(page, 'utf8'), name, rowOf(report)))
console.log(rowOf(report))
process.exit(report.problems.length === 0 && report.finished === report.tables ? 0 : 1)

function rowOf(it: Report): string {
  const { strikes: struck, finished, tables: begun, acknowledged, shown, problems, awayMs, longestAwayMs } = it
  const when = `${new Date().toISOString().slice(0, 10)}, ${it.minutes.toFixed(1)} min, ${availableParallelism()} cores`
  const away = `${awayMs} / ${longestAwayMs} ms`
  return `| \`${name}\` | ${struck} | ${finished} of ${begun} | ${acknowledged} | ${shown} | ${problems.length} | ${away} | ${when} |`
}

/** The page with the row of this fault, in place of an older one. */
function withRow(text: string, fault: string, row: string): string {
  const lines = text.split('\n')
  const old = lines.findIndex(line => line.startsWith(`| \`${fault}\` `))
  if (old >= 0) return lines.with(old, row).join('\n')
  const head = lines.findIndex(line => line.startsWith('| ---') || line.startsWith('|---'))
  return lines.toSpliced(head + 1, 0, row).join('\n')
}
