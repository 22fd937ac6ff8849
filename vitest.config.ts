import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'

/** In milliseconds: on two busy cores a test waits longer than it works. */
const PATIENCE = 30_000

/**
 * `rules`: tests that cite the rulebook, counted by `npm run rules`; rules keep nothing between games, so files share a
 * thread and load them once. `unit`: everything else.
 */
export default defineConfig({
  test: {
    // Tests of the server wait more than they work: on two cores, too, two files run side by side.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'rules',
          isolate: false,
          include: ['games/*/test/**/*.test.ts'],
          setupFiles: ['proof/scenes-setup.ts'],
          testTimeout: PATIENCE,
        },
      },
      {
        test: {
          name: 'unit',
          testTimeout: PATIENCE,
          include: [
            '{kernel,grammar,look,recogniser,bots,table,club,server,web,lab,learn,bench,proof,scripts}/**/*.test.{ts,tsx}',
            'games/test/**/*.test.ts',
            'games/*/{ui,pages}/**/test/*.test.{ts,tsx}',
          ],
          exclude: [...configDefaults.exclude, 'proof/fixtures/**'],
        },
      },
    ],
  },
})
