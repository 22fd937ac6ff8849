// Finds the Chromium that the browser tests drive. Run as a command it also installs it where it can.
// Plain JavaScript, like setup.mjs beside it.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const USUAL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The browser to drive: CHROMIUM if set, else the system's.
 * @returns {string | undefined}
 */
export function findChromium() {
  return [process.env.CHROMIUM, ...USUAL].find(path => path !== undefined && path !== '' && existsSync(path))
}

if (process.argv[1] === fileURLToPath(import.meta.url) && findChromium() === undefined) {
  const mayInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  if (mayInstall) {
    console.log('Installing Chromium for the browser tests (apt-get), once …')
    const quietly = { stdio: ['ignore', 'ignore', 'inherit'] }
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
