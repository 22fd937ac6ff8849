import { defineConfig } from '@playwright/test'
import { launchOptions } from './arrive.ts'

/** `stories`: people who play, run by `npm test`. `screenshots`: the pictures of docs/, run by `npm run screenshots`. */
export default defineConfig({
  globalSetup: './house/open.ts',
  outputDir: '../.cache/e2e',
  reporter: [['list']],
  // One browser: the bots and the server think on the same few cores.
  workers: 1,
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
    { name: 'screenshots', testDir: 'screenshots', testMatch: 'main-screens.ts' },
  ],
})
