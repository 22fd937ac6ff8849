import { existsSync, globSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'

/** What a process must be started with so that its clock can be set, by a file of its own. */
export function wrongClock(file: string): Record<string, string> {
  const [library] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')
  if (library === undefined || !existsSync(library))
    throw new Error('To set a clock it takes libfaketime: apt-get install libfaketime')
  return {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
}

/** Sets the clock so many seconds forwards or back, of the true time. */
export function setClock(file: string, seconds: number): Promise<void> {
  return writeFile(file, `${seconds < 0 ? '' : '+'}${seconds}\n`)
}
