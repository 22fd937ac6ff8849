import { configDefaults, defineConfig } from 'vitest/config'

/** `rules`: tests that cite the rulebook, counted by `npm run rules`. `unit`: everything else. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'rules', include: ['games/*/test/**/*.test.ts'] } },
      {
        test: {
          name: 'unit',
          include: [
            '{kernel,recogniser,bots,table,server,web,lab,bench,proof}/**/*.test.ts',
            'games/test/**/*.test.ts',
            'games/*/ui/test/*.test.{ts,tsx}',
          ],
          exclude: [...configDefaults.exclude, 'proof/fixtures/**'],
        },
      },
    ],
  },
})
