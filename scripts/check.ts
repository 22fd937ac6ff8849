// `npm run check`: types, lint, and the tests of what changed since the last commit (or since the one named), side by side.
// For the minute between two thoughts; `npm test` is what must be green.
import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const [since] = process.argv.slice(2)
if (since !== undefined && spawnSync('git', ['rev-parse', '--quiet', '--verify', `${since}^{commit}`]).status !== 0) {
  console.error(`There is no commit '${since}': name an earlier one, as in: npm run check -- HEAD~3`)
  process.exit(2)
}
const changed = since === undefined ? ['--changed'] : ['--changed', since]

const tasks: Record<string, [program: string, ...words: string[]]> = {
  types: ['typescript/bin/tsc', '-p', '.'],
  'types of the hall': ['typescript/bin/tsc', '-p', 'web'],
  'types of the stories': ['typescript/bin/tsc', '-p', 'e2e'],
  format: ['oxfmt/bin/oxfmt', '--check'],
  lint: ['oxlint/bin/oxlint'],
  tests: ['vitest/vitest.mjs', 'run', '--reporter=dot', '--passWithNoTests', ...changed],
}

const ended = await Promise.all(Object.entries(tasks).map(async ([name, task]) => run(name, task)))
process.exitCode = ended.every(Boolean) ? 0 : 1

/** Says how it went when it is over, and what it said if it went wrong. */
function run(name: string, [program, ...words]: [string, ...string[]]): Promise<boolean> {
  const begun = performance.now()
  const child = spawn(process.execPath, [`${root}node_modules/${program}`, ...words], { cwd: root })
  let said = ''
  child.stdout.on('data', text => (said += String(text)))
  child.stderr.on('data', text => (said += String(text)))
  return new Promise(resolve => {
    child.once('exit', code => {
      const seconds = ((performance.now() - begun) / 1000).toFixed(0)
      console.log(`${code === 0 ? 'ok ' : 'NO '} ${name}, ${seconds} s`)
      if (code !== 0) console.log(said.trimEnd())
      resolve(code === 0)
    })
  })
}
