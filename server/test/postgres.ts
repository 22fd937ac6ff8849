import { type ChildProcess, execFileSync, spawn, spawnSync, type SpawnSyncOptions } from 'node:child_process'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { freePort } from './free-port.ts'

/** A real PostgreSQL of our own: on loopback, on a free port, in a folder that goes with it. */
export interface Postgres {
  /** Makes an empty database; gives its address. */
  database(): Promise<string>
  /** Stops it as an administrator would: clients lose their connections. */
  stop(): Promise<void>
  start(): Promise<void>
  /** Microseconds of CPU time so far, of all its processes that still are; where that can be known. */
  cpu(): Promise<number>
  /** Stops it and deletes everything. */
  close(): Promise<void>
}

/** `durable` as it should be; without, it is quicker and fit only for tests that do not pull the plug. */
export async function openPostgresServer({ durable }: { durable: boolean }): Promise<Postgres> {
  const bin = findPostgres()
  if (bin === undefined) throw new Error('There is no PostgreSQL: node server/test/postgres.ts installs it')
  const as = ordinaryUser()
  const folder = await mkdtemp(join(tmpdir(), 'runatal-postgres-'))
  if (as !== undefined) await chown(folder, as.uid, as.gid)
  const port = await freePort()
  const admin = `postgres://runatal@127.0.0.1:${port}/postgres`
  let server: ChildProcess | undefined
  let databases = 0

  const options = { ...as, cwd: folder, stdio: 'ignore' } as const
  execFileSync(join(bin, 'initdb'), ['-D', join(folder, 'data'), '-U', 'runatal', '-A', 'trust', '--no-sync'], options)

  const start = async () => {
    const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', 'max_connections=200']
    if (!durable) settings.push('fsync=off', 'full_page_writes=off', 'synchronous_commit=off')
    const child = spawn(join(bin, 'postgres'), ['-D', 'data', ...settings.flatMap(one => ['-c', one])], options)
    server = child
    while (!(await answers(admin))) {
      if (child.exitCode !== null) throw new Error('PostgreSQL does not start')
      await wait(50)
    }
  }
  // Fast shutdown: whoever is connected is sent away.
  const stop = async (signal: NodeJS.Signals = 'SIGINT') => {
    const child = server
    if (child === undefined || child.exitCode !== null) return
    const gone = new Promise(resolve => child.once('exit', resolve))
    child.kill(signal)
    await gone
  }
  await start()
  return {
    start,
    stop: () => stop(),
    async database() {
      const name = `runatal${databases++}`
      await ask(admin, `create database ${name}`)
      return `postgres://runatal@127.0.0.1:${port}/${name}`
    },
    cpu: async () => cpuOf(server?.pid),
    async close() {
      await stop('SIGQUIT')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** By Linux's own books, which count in hundredths of a second; elsewhere nothing is known. */
function cpuOf(postmaster: number | undefined): number {
  const all = globSync('/proc/[0-9]*/stat').flatMap(file => {
    try {
      // After the name, which may hold anything: state, parent, …, user time and system time.
      return [
        readFileSync(file, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')
          .map(Number),
      ]
    } catch {
      return [] // it has ended meanwhile
    }
  })
  const own = all.filter(([, parent]) => parent === postmaster)
  return own.reduce((sum, fields) => sum + 10_000 * ((fields[11] ?? 0) + (fields[12] ?? 0)), 0)
}

/** One statement on a connection of its own. */
export async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

/** The folder with PostgreSQL's programs: the newest of Debian's, or wherever POSTGRES_BIN says. */
export function findPostgres(): string | undefined {
  const debian = globSync('/usr/lib/postgresql/*/bin/initdb').toSorted(
    (a, b) => Number(versionIn(a)) - Number(versionIn(b)),
  )
  const places = [process.env['POSTGRES_BIN'], ...debian.map(file => dirname(file)).toReversed(), ...ELSEWHERE]
  return places.find(place => place !== undefined && existsSync(join(place, 'initdb')))
}

const ELSEWHERE = ['/opt/homebrew/bin', '/usr/local/bin', '/usr/bin']

function versionIn(path: string): string {
  return /\d+/.exec(path)?.[0] ?? ''
}

/** PostgreSQL refuses to run as root: then it runs as the user that its package made. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  return { uid: idOf('-u'), gid: idOf('-g') }
}

function idOf(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
}

async function answers(url: string): Promise<boolean> {
  try {
    await ask(url, 'select 1')
    return true
  } catch {
    return false
  }
}

// As a command: installs it where there is none.
if (process.argv[1] === fileURLToPath(import.meta.url) && findPostgres() === undefined) {
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Installing PostgreSQL for the server’s tests (apt-get), once …')
    const quietly: SpawnSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'] }
    if (spawnSync('apt-get', ['update'], quietly).status === 0)
      spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], quietly)
  }
  if (findPostgres() === undefined) {
    console.error(
      'The server’s tests need PostgreSQL: install it (on Debian: apt-get install postgresql) or set POSTGRES_BIN to the folder of its programs.',
    )
    process.exit(1)
  }
}
