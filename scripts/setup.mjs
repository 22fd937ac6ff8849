// Makes a bare clone ready: `npm ci` when the lockfile changed, and the pinned Node in reach of the npm scripts.
// `setup.mjs web` also builds the hall when its sources changed.
// Plain JavaScript, because the first time it runs on whatever Node the machine has (18 or later).
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
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
if (process.argv[2] === 'web' && existsSync(new URL('web/index.html', root))) buildWeb()

/** Everything that can end up in the hall's bundle counts as its source. */
function buildWeb() {
  const built = new URL('web/dist/.sources', root)
  const hash = createHash('sha256').update(lockfile)
  for (const folder of ['web', 'look', 'recogniser', 'games', 'grammar', 'kernel', 'bots', 'table', 'club', 'study'])
    addFiles(hash, new URL(`${folder}/`, root))
  const sources = hash.digest('hex')
  if (read(built) === sources) return
  console.log('Building the hall, once until its sources change …')
  const node = existsSync(pinnedNode()) ? pinnedNode() : process.execPath
  const vite = fileURLToPath(new URL('node_modules/vite/bin/vite.js', root))
  const { status } = spawnSync(`"${node}" "${vite}" build web --logLevel warn`, {
    cwd: root,
    stdio: 'inherit',
    shell: true,
  })
  if (status !== 0) stop('The hall could not be built (see above): mend that and run the command again.')
  writeFileSync(built, sources)
}

function addFiles(hash, folder) {
  // In the order that the file system gives, which is the same as long as nothing changes.
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist', 'test', '.cache'].includes(entry.name)) continue
    if (entry.isDirectory()) addFiles(hash, new URL(`${entry.name}/`, folder))
    else hash.update(entry.name).update(readFileSync(new URL(entry.name, folder)))
  }
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
