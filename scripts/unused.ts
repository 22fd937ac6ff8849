// `npm run unused`: what is exported, said to readers or styled, and used nowhere.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { unusedIn } from './unused-in.ts'

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
const files = listed
  .split('\n')
  .filter(file => /\.(tsx?|mjs|css|html)$/.test(file) && !file.startsWith('proof/fixtures/') && existsSync(file))
const unused = unusedIn(new Map(files.map(file => [file, readFileSync(file, 'utf8')])))
for (const line of unused) console.error(line)
if (unused.length > 0) {
  console.error(`${unused.length} used nowhere: take them away, or the word 'export'.`)
  process.exitCode = 1
}
