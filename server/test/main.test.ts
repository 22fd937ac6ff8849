import type { ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { explain } from '../explain.ts'
import { hello, whereabouts } from '../hello.ts'
import { houseTime } from '../house-time.ts'
import { logging, withoutSecrets } from '../logging.ts'
import { openFile } from '../store/open-file.ts'
import { openStore } from '../store/threaded.ts'
import { fillUp, smallDisk } from './faults/small-disk.ts'
import { Guest } from './guest.ts'
import { openHouse } from './house.ts'
import { runProgram } from './program.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

async function folder() {
  const made = await mkdtemp(join(tmpdir(), 'runatal-main-'))
  onTestFinished(() => rm(made, { recursive: true, force: true }))
  return made
}

function run(file: string, given: string[], environment: Record<string, string>) {
  return runProgram(process.execPath, [file, ...given], { HOST: '127.0.0.1', ...environment })
}

async function address({ said }: { child: ChildProcess; said(): string }): Promise<string> {
  await expect.poll(said).toMatch(/http:\/\/localhost:\d+/)
  return /http:\/\/localhost:\d+/.exec(said())![0].replace('localhost', '127.0.0.1')
}

describe('npm start', () => {
  test('says where it is, plays, and closes when asked', async () => {
    const started = run(MAIN, [], { PORT: '0', DATA_DIR: await folder() })
    const origin = await address(started)
    const response = await fetch(`${origin}/healthz`)
    expect(await response.json()).toEqual({ ok: true })
    started.child.kill('SIGTERM')
    expect((await started.ended).code).toBe(0)
  })

  test('a port in use, a damaged database and a folder that is a file are one sentence each', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await new Promise(resolve => taken.once('listening', resolve))
    onTestFinished(() => void taken.close())
    const { port } = taken.address() as { port: number }
    const inUse = await run(MAIN, [], { PORT: `${port}`, DATA_DIR: await folder() }).ended
    expect(inUse).toEqual({
      code: 1,
      output: `Port ${port} is in use: stop what uses it, or choose another with PORT=${port + 1} npm start.\n`,
    })
    const damaged = await folder()
    await writeFile(join(damaged, 'runatal.db'), 'no database at all '.repeat(100))
    const broken = await run(MAIN, [], { PORT: '0', DATA_DIR: damaged }).ended
    expect(broken.code).toBe(1)
    expect(broken.output).toMatch(/^The database in '.*' is damaged: restore .*\n$/)
    const file = await run(MAIN, [], { PORT: '0', DATA_DIR: join(damaged, 'runatal.db') }).ended
    expect(file.output).toMatch(/^The data folder '.*' is a file: choose a folder with DATA_DIR\.\n$/)
    const port99 = await run(MAIN, [], { PORT: '99999', DATA_DIR: damaged }).ended
    expect(port99.output).toContain('PORT is 99999: give a number from 0 to 65535')
    const nobody = await run(MAIN, [], { PORT: '0', DATABASE_URL: 'postgres://runatal@127.0.0.1:1/runatal' }).ended
    expect(nobody).toEqual({
      code: 1,
      output: 'The database does not answer: start PostgreSQL, or check the host and port in DATABASE_URL.\n',
    })
  })

  test('a damaged page is found at the start, in a large file while the house is open', async () => {
    const where = await folder()
    const file = join(where, 'runatal.db')
    const store = await openStore(file)
    const text = 'x'.repeat(400)
    for (let position = 0; position < 300; position++)
      await store.append('t', { position, at: 0, by: 'ana', id: `${position}`, command: { do: 'say', text } })
    await store.close()
    const found: unknown[] = []
    const sound = await openFile(where, error => found.push(error), 0)
    await sound.close()
    const bytes = await readFile(file)
    // Not the first page, which every program reads.
    bytes.fill(0xee, 4096 * 20, 4096 * 22)
    await writeFile(file, bytes)
    const broken = await run(MAIN, [], { PORT: '0', DATA_DIR: where }).ended
    expect(broken.code).toBe(1)
    expect(broken.output).toMatch(/^The database in '.*' is damaged: restore .*\n$/)
    expect(found).toEqual([])
    const open = await openFile(where, error => found.push(error), 0)
    await expect
      .poll(() => found.map(error => explain(error, { port: 0, folder: 'data' })))
      .toEqual([
        "The database in 'data' is damaged: restore runatal.db from a backup, or move it away to start with an empty one.",
      ])
    await open.close()
  })

  test.runIf(process.platform === 'linux' && process.getuid?.() === 0)('so is a full disk', async () => {
    for (const isNew of [true, false]) {
      const disk = await smallDisk()
      onTestFinished(() => disk.remove())
      if (!isNew) {
        const store = await openStore(join(disk.folder, 'runatal.db'))
        await store.close()
      }
      await fillUp(disk.folder)
      const { code, output } = await run(MAIN, [], { PORT: '0', DATA_DIR: disk.folder }).ended
      expect([code, output]).toEqual([1, `The disk of '${disk.folder}' is full: make room and start again.\n`])
    }
  })

  test('a folder that cannot be written is one sentence', () => {
    const told = { port: 3000, folder: 'data' }
    const sentence =
      "The data folder 'data' cannot be written: give yourself the right to, or choose another with DATA_DIR."
    expect(explain(Object.assign(new Error('EACCES: mkdir'), { code: 'EACCES' }), told)).toBe(sentence)
    expect(explain(Object.assign(new Error('EROFS'), { code: 'EROFS' }), told)).toBe(sentence)
    expect(explain(new Error('attempt to write a readonly database'), told)).toBe(sentence)
    expect(explain(new Error('unable to open database file'), told)).toBe(sentence)
  })

  test('phones find it by a code', async () => {
    const text = await hello({ here: 'http://localhost:3000', network: 'http://192.168.1.7:3000' })
    expect(text).toContain('http://192.168.1.7:3000')
    expect(text).toContain('█')
    expect(whereabouts(3000, '127.0.0.1')).toEqual({ here: 'http://localhost:3000' })
  })
})

test('no secret is logged', async () => {
  expect(withoutSecrets('/link/abc?x=1')).toBe('/link/…?x=1')
  const lines: string[] = []
  const logger = logging('debug')
  if (typeof logger !== 'object') throw new Error('No logger')
  const stream = { write: (line: string) => void lines.push(line) }
  const { origin } = await openHouse({ logger: { ...logger, stream } })
  const ana = await Guest.arrive(origin, 'Ana')
  const { url } = await ana.post<{ url: string }>('/api/me/link')
  await fetch(url, { redirect: 'manual', headers: { cookie: `runatal=${ana.token}` } })
  await fetch(`${origin}/api/me`, { headers: { authorization: `Bearer ${ana.token}` } })
  await ana.get('/api/nothing?token=abcdef')
  const all = lines.join('')
  expect(lines.length).toBeGreaterThan(5)
  expect(all).not.toContain(ana.token)
  expect(all).not.toContain(url.split('/').at(-1))
  expect(all).not.toContain('abcdef')
})

test('a stranger’s bot takes a seat and plays to the end', async () => {
  const { origin } = await openHouse()
  const ana = await Guest.arrive(origin, 'Ana')
  const table = await ana.open({ seats: 3, bots: [null, null, 'random'] })
  await ana.watch(table)
  const bot = run(fileURLToPath(new URL('../../examples/bot.ts', import.meta.url)), [`${origin}/t/${table}`], {})
  await ana.until(() => (ana.views.get(table)?.seats[1]?.name.startsWith('Stranger ') ? true : undefined))
  await ana.do(table, { do: 'start' })
  const { outcome } = await ana.play(table)
  const { code, output } = await bot.ended
  expect(code).toBe(0)
  expect(output).toContain(`over: winners ${outcome?.winners.join(', ')}, scores ${outcome?.scores.join(', ')}`)
  expect(output).not.toContain('refused')
})

test('a clock that is set while people play takes no time from anybody', () => {
  const before = houseTime()
  expect(Math.abs(before - Date.now())).toBeLessThan(60_000)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
  onTestFinished(() => void vi.useRealTimers())
  expect(houseTime() - before).toBeLessThan(60_000)
})
