import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { LONG_JOURNAL } from './sqlite.ts'

/** The thread of `shorten.ts`. */

/** In milliseconds: what is written between two looks is what the writer has to copy itself. */
const EVERY = 20

const { file } = workerData as { file: string }
const database = new DatabaseSync(file)
const look = database.prepare('pragma wal_checkpoint(noop)')
const looking = setInterval(() => {
  try {
    const { log, checkpointed } = look.get() as { log: number; checkpointed: number }
    if (log >= LONG_JOURNAL && checkpointed < log) database.exec('pragma wal_checkpoint(passive)')
  } catch {
    // A full disk, say: whoever writes meets it too, and people are told. Here it is tried again.
  }
}, EVERY)
parentPort?.once('message', () => {
  clearInterval(looking)
  database.close()
})
