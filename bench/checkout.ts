import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const home = fileURLToPath(new URL('..', import.meta.url))

/** An earlier commit in a folder of its own, with the packages that are installed here and with its own rooms. */
export class Checkout {
  readonly folder: string

  constructor(commit: string) {
    const hash = hashOf(commit)
    this.folder = mkdtempSync(join(tmpdir(), 'runatal-bench-'))
    const input = execFileSync('git', ['archive', '--format=tar', hash], { cwd: home, maxBuffer: 2 ** 30 })
    execFileSync('tar', ['-x', '-C', this.folder], { input })
    this.link('node_modules')
    for (const modules of globSync('*/node_modules', { cwd: home }))
      if (existsSync(join(this.folder, dirname(modules)))) this.link(modules)
    mkdirSync(join(this.folder, 'node_modules', '@runatal'))
    for (const file of globSync(['*/package.json', 'games/*/package.json'], { cwd: this.folder })) {
      const { name } = JSON.parse(readFileSync(join(this.folder, file), 'utf8')) as { name: string }
      symlinkSync(join(this.folder, dirname(file)), join(this.folder, 'node_modules', name))
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** All packages but those of the house. */
  private link(modules: string) {
    mkdirSync(join(this.folder, modules))
    for (const entry of readdirSync(join(home, modules)))
      if (entry !== '@runatal') symlinkSync(join(home, modules, entry), join(this.folder, modules, entry))
  }
}

export function isCommit(commit: string): boolean {
  return spawnSync('git', ['rev-parse', '--verify', '--quiet', `${commit}^{commit}`], { cwd: home }).status === 0
}

function hashOf(commit: string): string {
  return execFileSync('git', ['rev-parse', `${commit}^{commit}`], { cwd: home, encoding: 'utf8' }).trim()
}
