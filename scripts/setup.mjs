// Makes a bare clone ready: `npm ci` when the lockfile changed, and the pinned Node in reach of the npm scripts.
// Plain JavaScript, because the first time it runs on whatever Node the machine has (18 or later).
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const NODE = 24
const root = new URL('../', import.meta.url)
const stamp = new URL('node_modules/.runatal-setup', root)
const lockfile = createHash('sha256')
  .update(readFileSync(new URL('package-lock.json', root)))
  .digest('hex')

if (read(stamp) !== lockfile) {
  console.log('Installing what the lockfile names (npm ci), once …')
  install()
  checkNode()
  writeFileSync(stamp, lockfile)
} else if (!existsSync(pinnedNode())) {
  checkNode()
}

function install() {
  const options = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...options], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', options, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) stop('npm ci failed (see above): check the network or the npm registry and run the command again.')
}

/** npm skips an optional package in silence, so that a missing pinned Node must be noticed here. */
function checkNode() {
  const pinned = spawnSync(`"${pinnedNode()}" --version`, { encoding: 'utf8', shell: true })
  const version = pinned.status === 0 ? pinned.stdout.trim() : process.version
  if (Number(version.slice(1).split('.')[0]) >= NODE) return
  stop(
    `Runatal needs Node ${NODE} and found ${version}: install Node ${NODE} or later, or remove node_modules and run the ` +
      'command again without --omit=optional to get the pinned one.',
  )
}

function pinnedNode() {
  return fileURLToPath(new URL(`node_modules/.bin/node${process.platform === 'win32' ? '.cmd' : ''}`, root))
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function stop(message) {
  console.error(message)
  process.exit(1)
}
