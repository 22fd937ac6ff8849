import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder on a disk of its own, and so small that it can be filled. */
export async function smallDisk(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'runatal-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    await rm(folder, { recursive: true, force: true })
    throw new Error('A small disk can only be mounted by root on Linux: run this fault there')
  }
  return {
    folder,
    async remove() {
      execFileSync('umount', ['-l', folder], { stdio: 'ignore' })
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Takes all room that is left; gives how to free it again. */
export async function fillUp(folder: string): Promise<() => Promise<void>> {
  const filler = join(folder, 'filler')
  await writeFile(filler, '')
  for (let kilobytes = MEGABYTES * 1024; kilobytes >= 1; kilobytes = Math.floor(kilobytes / 2))
    try {
      for (;;) await writeFile(filler, Buffer.alloc(kilobytes * 1024), { flag: 'a' })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
    }
  return async () => {
    await truncate(filler, 0)
    await rm(filler)
  }
}

/** The log's journal alone may take 40. */
const MEGABYTES = 80
