import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'

/** In milliseconds, for every test: on a busy machine it waits far longer than it works, and only one that hangs is late. */
const PATIENCE = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 120_000 } },
}

/**
 * `rules`: tests that cite the rulebook, counted by `npm run rules`; rules keep nothing between games, so files share a
 * thread and load them once. `unit`: everything else.
 */
export default defineConfig({
  test: {
    // Tests of the server wait more than they work: on two cores, too, four files run side by side.
    maxWorkers: Math.max(4, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'rules',
          isolate: false,
          include: ['games/*/test/**/*.test.ts'],
          setupFiles: ['proof/scenes-setup.ts'],
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'unit',
          ...PATIENCE,
          include: [
            '{kernel,grammar,look,recogniser,bots,table,club,study,server,web,lab,learn,bench,proof,scripts}/**/*.test.{ts,tsx}',
            'games/test/**/*.test.ts',
            'games/*/{ui,pages,editor}/**/test/*.test.{ts,tsx}',
          ],
          exclude: [...configDefaults.exclude, 'proof/fixtures/**'],
        },
      },
    ],
  },
})
