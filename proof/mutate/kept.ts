import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Fate } from './hunt.ts'

/** What became of each break in earlier runs, a line each, so that a run can be stopped at any time and go on later. */
export class Kept {
  private readonly fates = new Map<string, Fate>()
  private readonly file: string

  constructor(file: string) {
    this.file = file
    if (!existsSync(file)) return
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      if (line === '') continue
      const { key, fate } = JSON.parse(line) as { key: string; fate: Fate }
      this.fates.set(key, fate)
    }
  }

  of(key: string): Fate | undefined {
    return this.fates.get(key)
  }

  set(key: string, fate: Fate, by: string | undefined): void {
    this.fates.set(key, fate)
    mkdirSync(dirname(this.file), { recursive: true })
    appendFileSync(this.file, `${JSON.stringify({ key, fate, by })}\n`)
  }

  forget(): void {
    this.fates.clear()
    rmSync(this.file, { force: true })
  }
}
