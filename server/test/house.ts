import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { build, type Options } from '../server.ts'

/** A real server on a free loopback port, with a real database in a folder of its own. */
export async function openHouse(options: Partial<Options> = {}): Promise<TestHouse> {
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'runatal-')))
  const house = await build({ pause: 0, limits: NO_LIMITS, ...options, folder })
  const { app } = house
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  let open = true
  const close = async () => {
    if (open) await app.close()
    open = false
  }
  onTestFinished(async () => {
    await close()
    await rm(folder, { recursive: true, force: true })
  })
  return { ...house, origin, folder, close }
}

export interface TestHouse extends Awaited<ReturnType<typeof build>> {
  origin: string
  folder: string
  close(): Promise<void>
}

const PLENTY = { burst: 1e9, perSecond: 1e9 }

export const NO_LIMITS = {
  address: PLENTY,
  person: PLENTY,
  messages: PLENTY,
  chat: PLENTY,
  changes: PLENTY,
  messagesOfAddress: PLENTY,
  frames: PLENTY,
  notices: PLENTY,
  devices: 100,
  newcomers: PLENTY,
  keeping: PLENTY,
  entering: PLENTY,
  codes: PLENTY,
  codesOfName: PLENTY,
  reports: PLENTY,
  mail: PLENTY,
  mailTo: PLENTY,
  mailAgain: PLENTY,
  socketsOfAddress: 10_000,
  socketsOfPerson: 100,
  brought: PLENTY,
  tables: 10_000,
}
