import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const LEFT_OUT = new Set(['node_modules', '.git', '.cache', '.lab', 'docs'])

/**
 * A copy of the project to break, so that the real files are never touched. Its workspaces link to the copy, so that a
 * test meets the broken rules by package name too.
 */
export function copyProject(root: string, copy: string): void {
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(join(copy, 'node_modules'), { recursive: true })
  for (const entry of readdirSync(root)) {
    if (!LEFT_OUT.has(entry)) cpSync(join(root, entry), join(copy, entry), { recursive: true })
  }
  for (const entry of readdirSync(join(root, 'node_modules'))) {
    const from = join(root, 'node_modules', entry)
    const to = join(copy, 'node_modules', entry)
    // The links of the workspaces are relative and so lead into the copy.
    if (entry === '@runatal') cpSync(from, to, { recursive: true, verbatimSymlinks: true })
    else symlinkSync(from, to, 'junction')
  }
}
