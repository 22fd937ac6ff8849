import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'

const folder = new URL('..', import.meta.url)
const readme = readFileSync(new URL('README.md', folder), 'utf8')
const examples = [...readme.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code]) => code!)

describe('the README', () => {
  test('has five examples', () => {
    expect(examples).toHaveLength(5)
  })

  // As a reader would: each by itself, with node.
  test.concurrent.each(examples.map((code, i) => [i + 1, code] as const))('example %i runs', async (_, code) => {
    const node = ['--input-type=module-typescript', '--eval', code]
    await promisify(execFile)(process.execPath, node, { cwd: fileURLToPath(folder) })
  })

  test('names every field of a position, phase, move and event word', () => {
    const position = readFileSync(new URL('arrange/position.ts', folder), 'utf8')
    const fields = [...position.matchAll(/^ {2}(\w+)\??:/gm)].map(([, field]) => field!)
    const phases = [...position.matchAll(/'(setUp|round|draft|play|activate|scoring|end)'/g)].map(([, phase]) => phase!)
    expect(fields.length).toBeGreaterThan(20)
    for (const word of [...fields, ...phases]) expect(readme).toMatch(new RegExp(`\`[^\`]*\\b${word}\\b`))
  })
})
