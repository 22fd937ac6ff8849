import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { runebound } from '../index.ts'

const folder = new URL('..', import.meta.url)
const readme = readFileSync(new URL('README.md', folder), 'utf8')
const examples = [...readme.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code]) => code!)

describe('the README', () => {
  test('has five examples', () => {
    expect(examples).toHaveLength(5)
  })

  // As a reader would: each is a file of its own, run by node. One node for all, for it takes long to start.
  test('its examples run', { timeout: 60_000 }, async () => {
    const scratch = fileURLToPath(new URL('../../.cache/readme-runebound/', folder))
    mkdirSync(scratch, { recursive: true })
    for (const [i, code] of examples.entries()) writeFileSync(`${scratch}${i}.ts`, `${code}console.log('ran')\n`)
    const runAll = examples.map((_, i) => `await import('./${i}.ts')`).join('\n')
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', runAll], {
      cwd: scratch,
    })
    expect(stdout).toBe('ran\n'.repeat(examples.length))
  })

  test('names every field of a position and every question', () => {
    const position = readFileSync(new URL('arrange/position.ts', folder), 'utf8')
    const fields = [...position.matchAll(/^ {2}(\w+)\??:/gm)].map(([, field]) => field!)
    expect(fields.length).toBeGreaterThan(40)
    for (const word of [...fields, ...Object.keys(runebound.decisions)])
      expect(readme).toMatch(new RegExp(`\`[^\`]*\\b${word}\\b`))
  })
})
