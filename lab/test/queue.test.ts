import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { ask, openPostgresServer } from '../../server/test/postgres.ts'
import { found, lab, newFolder, startLabWith } from './command.ts'
import { TOY } from './toys/paths.ts'

/** Takes some seconds, so that a worker can be killed in the middle of it. */
const PLAN = [TOY, '--bots', 'ismcts:1000,random', '--games', '60', '--seed', '5']

test('workers on a queue, one of them killed, play the same games as one machine alone', async () => {
  const postgres = await openPostgresServer({ durable: false })
  onTestFinished(() => postgres.close())
  const database = await postgres.database()
  const [queued, alone] = [newFolder(), newFolder()]
  const local = lab(...PLAN, '--out', alone)
  const { ended } = startLabWith({ DATABASE_URL: database }, ...PLAN, '--queue', '--out', queued)
  const doomed = startWorker(database)
  await expect.poll(() => taken(database), { interval: 20 }).toBeGreaterThan(0)
  startWorker(database)
  doomed.kill('SIGKILL')
  const end = await ended
  expect([end.code, end.stderr.split('\n')[0]]).toEqual([0, expect.stringContaining('whoever runs npm run lab:worker')])
  expect((await local).code).toBe(0)
  expect(found(queued, '.json')).toBe(found(alone, '.json'))
  expect(await ask(database, 'select * from lab_bundles')).toEqual([])
})

test('a queue that is nowhere is one line', async () => {
  const { code, stderr } = await startLabWith({ DATABASE_URL: undefined }, ...PLAN, '--queue', '--out', newFolder())
    .ended
  expect(code).toBe(2)
  expect(stderr).toContain('Say where the queue is: DATABASE_URL=')
})

async function taken(database: string): Promise<number> {
  const [row] = (await ask(
    database,
    `select count(*)::int as n from lab_bundles where keeper <> '' and result is null`,
  ).catch(() => [])) as { n: number }[]
  return row?.n ?? 0
}

function startWorker(database: string): ChildProcess {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const child = spawn(process.execPath, ['lab/worker-cli.ts'], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: database, NODE_OPTIONS: '' },
    stdio: 'ignore',
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}
