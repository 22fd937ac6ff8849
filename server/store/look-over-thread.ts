import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

/** The thread of `look-over.ts`: answers with what is wrong, ten things at most. */

const { file } = workerData as { file: string }
const database = new DatabaseSync(file, { readOnly: true })
const found = database
  .prepare('pragma quick_check(10)')
  .all()
  .map(row => String(row['quick_check']))
database.close()
parentPort?.postMessage(found.filter(line => line !== 'ok'))
