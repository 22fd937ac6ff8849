import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Part } from '../part.ts'

export const lighthouse: Part = {
  name: 'lighthouse',
  describe: 'long: what Lighthouse says of the hall and of a table, of 100, on a phone and on a desk',
  isLong: true,
  async run() {
    const command = [fileURLToPath(new URL('../../e2e/measure-lighthouse.ts', import.meta.url))]
    const { status, stdout } = spawnSync(process.execPath, command, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    if (status !== 0) throw new Error('Lighthouse could not measure (see above)')
    const scores: Record<string, number> = JSON.parse(stdout)
    return Object.fromEntries(Object.entries(scores).map(([name, score]) => [`lighthouse.${name}`, score]))
  },
}
