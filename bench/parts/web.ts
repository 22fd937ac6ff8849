import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Part, summary } from '../part.ts'

export const web: Part = {
  name: 'web',
  describe:
    'JavaScript that the first page and Rauha fetch (kB gzip), and a new view on screen (ms, CPU 4 times slower)',
  async run() {
    const command = [fileURLToPath(new URL('../../e2e/measure.ts', import.meta.url))]
    const { status, stdout } = spawnSync(process.execPath, command, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    if (status !== 0) throw new Error('The browser could not measure (see above): `npm run e2e` says what is missing')
    const measured: { firstPageKb: number; gameKb: number; viewMs: number[] } = JSON.parse(stdout)
    return {
      'web.firstPageKb': measured.firstPageKb,
      'web.gameKb.rauha': measured.gameKb,
      ...summary('web.viewMs', measured.viewMs),
    }
  },
}
