import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lookOver } from './look-over.ts'
import type { Store } from './store.ts'
import { openStore } from './threaded.ts'

/**
 * The store in a folder. A file with a damaged page is not opened; a large one is opened at once and looked through
 * meanwhile, and `damaged` is told what was found.
 */
export async function openFile(folder: string, damaged: (error: unknown) => void, large = MANY_BYTES): Promise<Store> {
  await mkdir(folder, { recursive: true })
  await mustHaveRoom(folder)
  const file = join(folder, 'runatal.db')
  const size = await stat(file).then(
    ({ size: bytes }) => bytes,
    () => 0,
  )
  // An empty one is made anew.
  const looking = size === 0 ? Promise.resolve() : lookOver(file)
  if (size < large) await looking
  else looking.catch(damaged)
  return openStore(file)
}

/** On a full disk the database says no more than that it could not be written. */
async function mustHaveRoom(folder: string) {
  const trial = join(folder, 'room')
  try {
    await writeFile(trial, Buffer.alloc(A_LITTLE))
  } finally {
    await rm(trial, { force: true })
  }
}

/** What it takes to begin. */
const A_LITTLE = 256 * 1024
/** So much is read in a moment. */
const MANY_BYTES = 64 * 1024 * 1024
