import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { attack, type AttackName, ATTACKS } from './attacks.ts'
import { FAULTS } from './faults.ts'
import { withRows } from './page.ts'
import { type Report, under } from './under.ts'

/** `npm run faults -- <name> --minutes 5`: breaks things while people play, and writes what came of it to docs/faults.md. */

const { values, positionals } = readWords()
const [name = '', ...more] = positionals
const [minutes, strikes, tables, moves] = [values.minutes, values.times, values.tables, values.moves].map(Number) as [
  number,
  number,
  number,
  number,
]
/** Of what is broken a number of times, unless fewer are asked for. */
const MOST_KILLS = 100
const page = new URL('../../../docs/faults.md', import.meta.url)
if (more.length > 0) complain(`One at a time: what is '${more[0]}' for?`)
if (!isOf(ATTACKS, name) && !isOf(FAULTS, name))
  complain(name === '' ? 'Say what is to be broken.' : `There is no '${name}' to break.`)
for (const option of ['minutes', 'times', 'tables'] as const)
  if (!(Number(values[option]) > 0)) complain(`--${option} takes a number above 0, not '${values[option]}'.`)
if (!(moves >= 0)) complain(`--moves takes a number from 0, not '${values.moves}'.`)
if (isOf(ATTACKS, name)) process.exit((await beAttacked(name)) ? 0 : 1)

const report = await under(FAULTS[name], { minutes, strikes, tables, moves }, struck => {
  if (process.stderr.isTTY) process.stderr.write(`\rstruck ${struck} times`)
  else if (struck % 10 === 0) console.error(`struck ${struck} times`)
})
for (const problem of report.problems.slice(0, 20)) console.error(problem)
await write(name, [rowOf(report)])
if (report.acknowledged < moves) console.error(`Only ${report.acknowledged} moves were acknowledged, of ${moves}`)
const isProof = report.problems.length === 0 && report.finished === report.tables && report.acknowledged >= moves
process.exit(isProof ? 0 : 1)

function readWords() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        minutes: { type: 'string', default: '5' },
        times: { type: 'string', default: '1000000' },
        tables: { type: 'string', default: '6' },
        moves: { type: 'string', default: '0' },
      },
    })
  } catch (error) {
    return complain(`${(error as Error).message.split('. ')[0]}.`)
  }
}

function complain(what: string): never {
  const all = Object.entries<{ describe: string }>({ ...FAULTS, ...ATTACKS })
  const faults = all.map(([fault, { describe }]) => `  ${fault.padEnd(10)} ${describe}`)
  console.error(`${what}\n\nnpm run faults -- <name> [--minutes 5] [--times n] [--tables 6] [--moves n]\n`)
  console.error(faults.join('\n'))
  process.exit(2)
}

function isOf<T extends object>(all: T, one: PropertyKey): one is keyof T {
  return Object.hasOwn(all, one)
}

/** On both stores; whether all that was measured is within its bounds. */
async function beAttacked(what: AttackName): Promise<boolean> {
  const measured = Object.entries(await attack(ATTACKS[what], Math.min(strikes, MOST_KILLS))).flatMap(
    ([store, measures]) => measures.map(measure => ({ store, ...measure })),
  )
  const cores = availableParallelism()
  const when = `${new Date().toISOString().slice(0, 10)}, ${cores} cores`
  const rows = measured.map(
    ({ store, what: of, value, most }) =>
      `| \`${what}\` | ${store} | ${of} | ${Math.round(value)} | ${most} | ${when} |`,
  )
  await write(what, rows)
  const beyond = measured.filter(({ value, most }) => !(value <= most))
  for (const { store, what: of, value, most } of beyond) console.error(`${store}: ${of} is ${value}, at most ${most}`)
  return beyond.length === 0
}

async function write(of: string, rows: readonly string[]) {
  const after = withRows(await readFile(page, 'utf8'), of, rows)
  if (after === undefined) console.error('docs/faults.md stays as it is: it tells of a run that tried more')
  else await writeFile(page, after)
  console.log(rows.join('\n'))
}

function rowOf(it: Report): string {
  const { strikes: struck, finished, tables: begun, acknowledged, shown, problems, awayMs, longestAwayMs } = it
  const when = `${new Date().toISOString().slice(0, 10)}, ${it.minutes.toFixed(1)} min, ${availableParallelism()} cores`
  const away = `${awayMs} / ${longestAwayMs} ms`
  return `| \`${name}\` | ${struck} | ${finished} of ${begun} | ${acknowledged} | ${shown} | ${problems.length} | ${away} | ${when} |`
}
