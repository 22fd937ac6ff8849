import { writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { killAgainAndAgain } from './kill.ts'

/** `npm run faults -- kill --times 100`: kills the server under load, and writes what came of it to docs/faults.md. */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '100' }, tables: { type: 'string', default: '4' } },
})
const times = Number(values.times)
const tables = Number(values.tables)
if (positionals.join() !== 'kill' || !Number.isInteger(times) || times < 1 || !Number.isInteger(tables) || tables < 1) {
  console.error('Say what to break: npm run faults -- kill [--times 100] [--tables 4]')
  process.exit(2)
}

const from = performance.now()
const report = await killAgainAndAgain(times, tables, kills => {
  if (process.stderr.isTTY) process.stderr.write(`\rkilled ${kills} of ${times} times`)
  else if (kills % 10 === 0) console.error(`killed ${kills} of ${times} times`)
})
const minutes = ((performance.now() - from) / 60_000).toFixed(1)
const page = `# Faults

Written by \`npm run faults -- kill --times ${times} --tables ${tables}\` on ${new Date().toISOString().slice(0, 10)}, in ${minutes} minutes on a machine with
${availableParallelism()} cores.

Two people and a bot play Rauha at each of ${tables} tables, game after game, over real sockets. The server (\`node
server/main.ts\`, SQLite with \`synchronous=FULL\`) is killed with SIGKILL at random moments and started again; clients come
back by themselves and say again what was not answered. At the end the log is compared with all that was acknowledged
or shown.

| | |
|---|---|
| times killed | ${report.kills} |
| games begun / played to the end | ${report.begun} / ${report.finished} |
| commands acknowledged | ${report.acknowledged} |
| acknowledged and lost | ${report.lost} |
| done twice | ${report.doubled} |
| shown and lost | ${report.shownAndLost} |
| from the start of the process to its first answer | ${report.startMs} ms (median) |

## What nobody should send

Not part of this command but of \`npm test\`, which fails if any of it does not hold:

- \`server/test/fuzz.test.ts\`: 100,000 generated messages (malformed, oversized, stale, replayed, forged, from players,
  strangers and people without a name). Each gets an answer that says what is wrong; the table's log is afterwards what it
  was before; the house goes on. Some thousands more go over real sockets, and bad requests over HTTP.
- \`server/test/secrets.test.ts\`: the full recorded traffic of whole games. No seat's socket receives a byte that the mask
  hides from it.
`
await writeFile(new URL('../../docs/faults.md', import.meta.url), page)
console.log(page)
process.exit(report.lost + report.doubled + report.shownAndLost === 0 && report.finished === report.begun ? 0 : 1)
