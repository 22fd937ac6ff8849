import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** The commit before this one; undefined where there is no history, as in a shallow clone. */
export function previousCommit(): string | undefined {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--verify', '--quiet', 'HEAD~1'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  return status === 0 ? stdout.trim() : undefined
}

/** The code of a commit in an empty folder, ready to run on what is installed here. Gives its `main.ts`. */
export function checkOut(commit: string, folder: string): string {
  const code = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['x', '-C', folder], { input: code })
  mkdirSync(join(folder, 'node_modules', '@runatal'), { recursive: true })
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@runatal') symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name))
  for (const file of globSync('{*,games/*}/package.json', { cwd: folder })) {
    const room = join(folder, file, '..')
    const { name }: { name: string } = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    symlinkSync(room, join(folder, 'node_modules', name))
    const own = join(ROOT, relative(folder, room), 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(room, 'node_modules'))
  }
  return join(folder, 'server', 'main.ts')
}
