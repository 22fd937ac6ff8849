import { defineConfig } from '@playwright/test'
import { findChromium } from '../scripts/chromium.mjs'

const chromium = findChromium()

/** `stories`: people who play, run by `npm test`. `screenshots`: the pictures of docs/, run by `npm run screenshots`. */
export default defineConfig({
  globalSetup: './house/open.ts',
  outputDir: '../.cache/e2e',
  reporter: [['list']],
  // One browser: the bots and the server think on the same few cores.
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium !== undefined && { executablePath: chromium }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'stories', testDir: 'stories', testMatch: '*.test.ts' },
    { name: 'screenshots', testDir: 'screenshots', testMatch: 'main-screens.ts' },
  ],
})
