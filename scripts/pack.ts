// `npm run pack`: the kernel with its kit, the bots and the lab as packages that others can install, in .cache/pack/.
import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const to = `${root}.cache/pack/`
/** In the order in which they need each other. The lab's pages count in words by the grammar. */
const ROOMS = ['kernel', 'grammar', 'bots', 'lab']
/** What is started by its file's name, and so imported by nobody. */
const STARTED = ['lab/cli.ts', 'lab/worker.ts', 'lab/worker-cli.ts']

interface Manifest {
  name: string
  version: string
  license: string
  exports: Record<string, string>
  dependencies?: Record<string, string>
}

rmSync(to, { recursive: true, force: true })
mkdirSync(to, { recursive: true })
compile()
for (const room of ROOMS) console.log(`${to}${pack(room)}`)

/** Node takes no TypeScript out of node_modules: packages hold JavaScript, and their types beside it. */
function compile(): void {
  const entries = ROOMS.flatMap(room => Object.values(manifestOf(room).exports).map(file => `${room}/${file.slice(2)}`))
  const config = {
    extends: '../../tsconfig.json',
    compilerOptions: {
      noEmit: false,
      incremental: false,
      tsBuildInfoFile: null,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: '../..',
      outDir: 'built',
    },
    include: [],
    files: [...entries, ...STARTED].map(file => `../../${file}`),
  }
  writeFileSync(`${to}tsconfig.json`, JSON.stringify(config))
  execFileSync(process.execPath, [`${root}node_modules/typescript/bin/tsc`, '-p', `${to}tsconfig.json`], {
    stdio: 'inherit',
  })
}

/** Gives the name of the tarball. */
function pack(room: string): string {
  const folder = `${to}built/${room}/`
  for (const file of globSync('**/*.{js,d.ts}', { cwd: folder })) rewrite(`${folder}${file}`)
  for (const file of ['README.md', '../LICENSE']) cpSync(`${root}${room}/${file}`, `${folder}${file.split('/').at(-1)}`)
  writeFileSync(`${folder}package.json`, JSON.stringify(packaged(room), undefined, 2))
  const npm = process.env['npm_execpath']
  const options = ['pack', '--silent', '--pack-destination', to, folder]
  const told =
    npm === undefined
      ? execFileSync('npm', options, { encoding: 'utf8', shell: process.platform === 'win32' })
      : execFileSync(process.execPath, [npm, ...options], { encoding: 'utf8' })
  return told.trim()
}

/** Files that are started by their name, and those that types name, end differently now. */
function rewrite(file: string): void {
  const text = readFileSync(file, 'utf8')
  const other = file.endsWith('.d.ts')
    ? text.replaceAll(/(['"]\.{1,2}\/[^'"]+)\.ts(['"])/g, '$1.js$2')
    : text.replaceAll(/new URL\((['"])([^'"]+)\.ts\1, import\.meta\.url\)/g, "new URL('$2.js', import.meta.url)")
  if (other !== text) writeFileSync(file, other)
}

function packaged(room: string): object {
  const { name, version, license, exports, dependencies = {} } = manifestOf(room)
  const needs = Object.keys(dependencies).filter(one => ROOMS.some(other => one === `@runatal/${other}`))
  const isLab = room === 'lab'
  return {
    name,
    version,
    license,
    type: 'module',
    engines: { node: '>=24' },
    exports: Object.fromEntries(
      Object.entries(exports).map(([key, file]) => {
        const stem = file.replace(/\.ts$/, '')
        return [key, { types: `${stem}.d.ts`, default: `${stem}.js` }]
      }),
    ),
    dependencies: Object.fromEntries(needs.map(one => [one, version])),
    // Only a run that several machines share (--queue) talks to PostgreSQL.
    ...(isLab && {
      bin: { 'runatal-lab': 'cli.js' },
      peerDependencies: { pg: '>=8' },
      peerDependenciesMeta: { pg: { optional: true } },
    }),
  }
}

function manifestOf(room: string): Manifest {
  return JSON.parse(readFileSync(`${root}${room}/package.json`, 'utf8')) as Manifest
}
