import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { LONG_JOURNAL } from '../store/sqlite.ts'
import { openStore } from '../store/threaded.ts'

test('a long journal is copied back while nobody writes, and what was acknowledged is all there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'runatal-journal-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'runatal.db')
  const store = await openStore(file)
  const other = new DatabaseSync(file, { readOnly: true })
  const journal = () => ({ ...other.prepare('pragma wal_checkpoint(noop)').get() }) as Record<string, number>
  const text = 'x'.repeat(4000)
  let written = 0
  // Not so long that the writer itself would copy it.
  while (journal()['log']! < LONG_JOURNAL)
    await store.append('t', { position: written++, at: 1, by: 'ana', id: '', command: { do: 'say', text } })
  await expect.poll(() => journal()['checkpointed']).toBe(journal()['log'])
  expect(journal()['log']).toBeLessThan(LONG_JOURNAL + 500)
  // The next line begins the journal anew.
  await store.append('t', { position: written++, at: 1, by: 'ana', id: '', command: { do: 'say', text } })
  expect(journal()['log']).toBeLessThan(500)
  other.close()
  await store.close()
  const again = await openStore(file)
  expect((await again.readLog('t')).map(({ position }) => position)).toEqual([...Array(written).keys()])
  await again.close()
})
