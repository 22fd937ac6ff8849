import { defineConfig } from '@playwright/test'
import { launchOptions } from './arrive.ts'

/** `stories`: people who play, run by `npm test`. `screenshots`: the pictures of docs/ and the icons, run by `npm run screenshots`. */
export default defineConfig({
  globalSetup: './house/open.ts',
  outputDir: '../.cache/e2e',
  reporter: [['list']],
  // People wait for bots and watch pieces move twice as long as the machine works: two cores serve four of them.
  workers: 4,
  // Every story brings people of its own: a long file is told by all, and nobody waits for its last story.
  fullyParallel: true,
  // A machine that stalls for a moment must not turn a story red; one that fails twice is a bug.
  retries: 1,
  // A whole game takes a minute or two; on a machine with much else to do, several.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
  projects: [
    { name: 'stories', testDir: 'stories', testMatch: '*.test.ts' },
    { name: 'screenshots', testDir: 'screenshots', testMatch: '{main-screens,icons,every-size}.ts' },
  ],
})
