import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Measured, Part } from '../part.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** What `npm test` is made of, in its order, and what a developer runs more often. */
const STEPS = ['check', 'audit', 'types', 'lint', 'unused', 'rules', 'unit', 'e2e']

/** Wall time, for it is what somebody waits for: on a quiet machine, or it says little. */
export const loop: Part = {
  name: 'loop',
  describe: 'seconds that each part of `npm test` takes, and `npm run check`; asked for by name only',
  isLong: true,
  async run({ progress }) {
    const measured: Measured = {}
    for (const [i, step] of STEPS.entries()) {
      const begun = performance.now()
      const { status } = spawnSync('npm', ['run', step], { cwd: ROOT, stdio: 'ignore', shell: true })
      if (status !== 0) throw new Error(`npm run ${step} fails: mend that first`)
      measured[`loop.${step}Seconds`] = (performance.now() - begun) / 1000
      progress(i + 1, STEPS.length)
    }
    const { 'loop.checkSeconds': _check, ...tests } = measured
    return { ...measured, 'loop.testSeconds': Object.values(tests).reduce((sum, one) => sum + one, 0) }
  },
}
