import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'

export interface Manual {
  /** The folder of the game. */
  folder: URL
  examples: number
  /** What it must name besides the fields of a position: phases, questions. */
  names: readonly string[]
}

/** Tests that a game's README runs, and that it leaves out nothing with which a position is arranged. */
export function checkReadme({ folder, examples, names }: Manual): void {
  const readme = readFileSync(new URL('README.md', folder), 'utf8')
  const codes = [...readme.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code]) => code!)

  describe('the README', () => {
    // As a reader would: each is a file of its own, run by node. One node for all, for it takes long to start.
    test('its examples run', { timeout: 60_000 }, async () => {
      expect(codes).toHaveLength(examples)
      const scratch = fileURLToPath(new URL(`../../.cache/readme-${basename(fileURLToPath(folder))}/`, folder))
      mkdirSync(scratch, { recursive: true })
      for (const [i, code] of codes.entries()) writeFileSync(`${scratch}${i}.ts`, `${code}console.log('ran')\n`)
      const runAll = codes.map((_, i) => `await import('./${i}.ts')`).join('\n')
      const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', runAll], {
        cwd: scratch,
      })
      expect(stdout).toBe('ran\n'.repeat(examples))
    })

    test('names every field of a position, every phase and every question', () => {
      const [place = 'arrange.ts'] = ['arrange/position.ts'].filter(file => existsSync(new URL(file, folder)))
      const position = readFileSync(new URL(place, folder), 'utf8')
      const fields = [...position.matchAll(/^ {2}(\w+)\??:/gm)].map(([, field]) => field!)
      expect(fields.length).toBeGreaterThan(2)
      for (const word of [...fields, ...names]) expect(readme).toMatch(new RegExp(`\`[^\`]*\\b${word}\\b`))
    })
  })
}
