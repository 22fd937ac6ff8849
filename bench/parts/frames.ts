import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Part, summary } from '../part.ts'

export const frames: Part = {
  name: 'frames',
  describe: 'Rök: the script time of a frame with stones in flight (ms, CPU 4 times slower, without the graphics card)',
  async run() {
    const command = [fileURLToPath(new URL('../../e2e/measure-frames.ts', import.meta.url))]
    const { status, stdout } = spawnSync(process.execPath, command, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    if (status !== 0) throw new Error('The browser could not measure (see above): `npm run e2e` says what is missing')
    const { frameMs }: { frameMs: number[] } = JSON.parse(stdout)
    return summary('rok.frameMs', frameMs)
  },
}
