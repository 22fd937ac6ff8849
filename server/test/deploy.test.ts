import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { freePort } from './free-port.ts'
import { Guest } from './guest.ts'
import { openPostgresServer, type Postgres } from './postgres.ts'
import { runProgram } from './program.ts'

/** What deploy/ says is run, without containers and on loopback: only addresses are other ones. */

// A busy machine must not make a test fail.
let postgres: Postgres

beforeAll(async () => {
  postgres = await openPostgresServer({ durable: false })
})

afterAll(() => postgres.close())

interface Started {
  command: string[]
  environment: Record<string, string>
}

test('compose.yaml: three processes that share a database, all of them before Caddy', async () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, Started>
  }
  const houses = Object.keys(services).filter(name => name.startsWith('house'))
  expect(houses).toHaveLength(3)
  const { environment } = services['proxy']!
  expect(environment['HOUSES']).toBe(houses.map(name => `${name}:${services[name]!.environment['PORT']}`).join(' '))
  await playOn(houses.map(name => services[name]!))
})

test('runatal@.service and runatal.target: the same with systemd', async () => {
  const unit = settings('runatal@.service')
  const instances = [...read('runatal.target').matchAll(/runatal@(\d+)\.service/g)].map(([, port]) => port!)
  expect(read('Caddyfile')).toContain(`{$HOUSES:${instances.map(port => `127.0.0.1:${port}`).join(' ')}}`)
  const file = Object.fromEntries(settings('runatal.env'))
  const environment = unit.filter(([name]) => name === 'Environment').map(([, value]) => value.split('='))
  const [, command] = unit.find(([name]) => name === 'ExecStart')!
  const [, folder] = unit.find(([name]) => name === 'WorkingDirectory')!
  await playOn(
    instances.map(port => ({
      command: command.replaceAll(`${folder}/`, ROOT).split(' '),
      environment: { ...file, ...Object.fromEntries(environment), PORT: port },
    })),
  )
})

/** Starts them all; people on different ones play a game together; then they are asked to close. */
async function playOn(processes: Started[]) {
  const database = await postgres.database()
  const running = await Promise.all(
    processes.map(async ({ command, environment }) => {
      expect(new URL(environment['DATABASE_URL']!.replace(/\$\{[^}]*\}/, 'secret')).protocol).toBe('postgres:')
      const port = await freePort()
      const program = command[0] === 'node' ? process.execPath : command[0]!
      const here = { ...environment, DATABASE_URL: database, PORT: `${port}`, HOST: '127.0.0.1', BOT_PAUSE: '0' }
      const started = runProgram(program, command.slice(1), here, ROOT)
      const origin = `http://127.0.0.1:${port}`
      await expect.poll(started.said).toContain('Runatal is open')
      return { ...started, origin }
    }),
  )
  const guests = await Promise.all(running.map(({ origin }) => Guest.arrive(origin, 'Guest')))
  const [host, ...others] = guests
  const table = await host!.open({ seats: guests.length })
  await Promise.all(guests.map(guest => guest.watch(table)))
  for (const [i, guest] of others.entries()) await guest.do(table, { do: 'sit', seat: i + 1, name: `Guest ${i + 2}` })
  await host!.do(table, { do: 'start' })
  const ends = await Promise.all(guests.map(guest => guest.play(table)))
  expect(new Set(ends.map(({ outcome }) => JSON.stringify(outcome))).size).toBe(1)
  for (const guest of guests) guest.leave()
  for (const { child } of running) child.kill('SIGTERM')
  expect(await Promise.all(running.map(async ({ ended }) => (await ended).code))).toEqual(running.map(() => 0))
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

function read(file: string): string {
  return readFileSync(`${ROOT}deploy/${file}`, 'utf8')
}

/** The lines of a unit or an environment file that set something. */
function settings(file: string): [string, string][] {
  return [...read(file).matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name!, value!])
}
