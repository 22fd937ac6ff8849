// `npm run unused`: functions, classes and constants that a file exports and no other file names. Types are left alone.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'],
  {
    encoding: 'utf8',
  },
)
  .trim()
  .split('\n')
  .filter(file => !file.startsWith('proof/fixtures/'))
const texts = new Map(files.map(file => [file, readFileSync(file, 'utf8')]))

/** In how many files each word stands. */
const standing = new Map<string, number>()
for (const text of texts.values())
  for (const word of new Set(text.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu)))
    standing.set(word, (standing.get(word) ?? 0) + 1)

const unused = [...texts].flatMap(([file, text]) =>
  isFrontDoor(file)
    ? []
    : [...text.matchAll(/^export (?:async )?(?:function\*?|class|const|let) ([\p{L}_$][\p{L}\p{N}_$]*)/gmu)]
        .filter(([, name = '']) => standing.get(name) === 1)
        .map(([, name]) => `${file}: ${name}`),
)
for (const line of unused) console.error(line)
if (unused.length > 0) {
  console.error(`${unused.length} exported and used nowhere else: take away the word 'export', or what it exports.`)
  process.exitCode = 1
}

/** What is loaded by its place, not by its name: settings of tools, and what a game or the house offers to others. */
function isFrontDoor(file: string): boolean {
  return /(^|\/)(index\.tsx?|[\w.-]+\.config\.ts|companion\.ts|typed\.ts)$/.test(file)
}
