import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Part, summary } from '../part.ts'

export const web: Part = {
  name: 'web',
  describe:
    'JavaScript that the first page and Rauha fetch (kB as served), all that is fetched until the hall can be used, and a new view on screen (ms, CPU 4 times slower)',
  async run() {
    const command = [fileURLToPath(new URL('../../e2e/measure.ts', import.meta.url))]
    const { status, stdout } = spawnSync(process.execPath, command, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    if (status !== 0) throw new Error('The browser could not measure (see above): `npm run e2e` says what is missing')
    const measured: Measured = JSON.parse(stdout)
    return {
      'web.firstPageKb': measured.firstPageKb,
      'web.firstRequests': measured.firstRequests,
      'web.firstKb': measured.firstKb,
      'web.gameKb.rauha': measured.gameKb,
      ...summary('web.viewMs', measured.viewMs),
    }
  },
}

interface Measured {
  firstPageKb: number
  firstRequests: number
  firstKb: number
  gameKb: number
  viewMs: number[]
}
