import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { workerData } from 'node:worker_threads'

/**
 * Checkpoints beside the thread that writes: it copies what the journal has gathered back into the file, so that the writer
 * finds little left to copy when the journal is long enough and begins anew. That last bit stays the writer's: while it
 * writes on, nobody else can ever have copied everything, and the journal would grow without end.
 */

/** In milliseconds. */
const NOW_AND_THEN = 50
/** Half of what the writer lets gather before it copies itself. */
const MANY_PAGES = 2000

const database = new DatabaseSync((workerData as { file: string }).file)
database.exec('pragma synchronous = full; pragma busy_timeout = 5000')
const gathered = database.prepare('pragma wal_checkpoint(noop)')
const copyBack = database.prepare('pragma wal_checkpoint(passive)')

for (;;) {
  await wait(NOW_AND_THEN)
  try {
    const { log, checkpointed } = gathered.get() as { log: number; checkpointed: number }
    if (log - checkpointed > MANY_PAGES) copyBack.get()
  } catch {
    // On a full disk those who write are told, by the thread that does.
  }
}
