import { spawnSync, type SpawnSyncOptions } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const USUAL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The browser to drive: CHROMIUM if set, else the system's. */
export function findChromium(): string | undefined {
  return [process.env['CHROMIUM'], ...USUAL].find(path => path !== undefined && path !== '' && existsSync(path))
}

// As a command: installs it where there is none.
if (process.argv[1] === fileURLToPath(import.meta.url) && findChromium() === undefined) {
  const mayInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  if (mayInstall) {
    console.log('Installing Chromium for the browser tests (apt-get), once …')
    const quietly: SpawnSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'] }
    if (spawnSync('apt-get', ['update'], quietly).status === 0)
      spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quietly)
  }
  if (findChromium() === undefined) {
    console.error(
      'The browser tests need Chromium: install it (on Debian: apt-get install chromium) or set CHROMIUM to its path.',
    )
    process.exit(1)
  }
}
