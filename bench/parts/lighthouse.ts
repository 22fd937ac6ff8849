import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Measured, Part } from '../part.ts'

export const lighthouse: Part = {
  name: 'lighthouse',
  describe: 'Lighthouse of the hall and of a table, on a phone and on a desk: marks of 100 (goals 95, 100, 100, 95)',
  isLong: true,
  async run() {
    const command = [fileURLToPath(new URL('../../e2e/lighthouse.ts', import.meta.url))]
    const { status, stdout } = spawnSync(process.execPath, command, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    if (status !== 0) throw new Error('Lighthouse could not measure (see above): `npm run e2e` says what is missing')
    const marks: Measured = JSON.parse(stdout)
    return Object.fromEntries(Object.entries(marks).map(([name, mark]) => [`lighthouse.${name}`, mark]))
  },
}
