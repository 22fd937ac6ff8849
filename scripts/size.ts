// `npm run size [-- commit]`: lines of code by room, now and at an earlier commit (the one before the last, unless named).
import { execFileSync, spawnSync } from 'node:child_process'

const [before = 'HEAD~1'] = process.argv.slice(2)
if (spawnSync('git', ['rev-parse', '--quiet', '--verify', `${before}^{commit}`]).status !== 0) {
  console.error(`There is no commit '${before}': name an earlier one, as in: npm run size -- HEAD~9`)
  process.exit(2)
}
const now = linesAt('HEAD')
const then = linesAt(before)
const rooms = [...new Set([...now.keys(), ...then.keys()])].toSorted()
const width = Math.max(...rooms.map(room => room.length))
console.log(`${'room'.padEnd(width)}  ${before.slice(0, 9).padStart(9)}       now     more`)
for (const room of [...rooms, '']) {
  const [was, is] = [then, now].map(lines => (room === '' ? sum(lines) : (lines.get(room) ?? 0))) as [number, number]
  console.log(`${(room || 'all').padEnd(width)}  ${column(was)} ${column(is)} ${(is > was ? '+' : '') + (is - was)}`)
}

/** Lines of TypeScript and CSS, tests apart from what they test. */
function linesAt(commit: string): Map<string, number> {
  const counted = execFileSync('git', ['grep', '-c', '', commit, '--', '*.ts', '*.tsx', '*.css', '*.mjs'], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  const lines = new Map<string, number>()
  for (const [, path = '', count] of counted.matchAll(/^[^:]+:(.+):(\d+)$/gm)) {
    const [first = '', second = ''] = path.split('/')
    const room = first === 'games' && path.split('/').length > 2 ? `games/${second}` : first
    const name = /(^|\/)test\//.test(path) ? `${room} tests` : room
    lines.set(name, (lines.get(name) ?? 0) + Number(count))
  }
  return lines
}

function sum(lines: ReadonlyMap<string, number>): number {
  return [...lines.values()].reduce((all, one) => all + one, 0)
}

function column(count: number): string {
  return count.toLocaleString('en').padStart(9)
}
