import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openPostbox } from './postbox.ts'

/** Opens a house of its own for the whole run, on a free port and an empty folder, and closes it at the end. */
export default async function open(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'runatal-e2e-'))
  const letters = join(folder, 'letters')
  await mkdir(letters)
  const postbox = await openPostbox(letters)
  const mail = {
    SMTP_URL: `smtp://127.0.0.1:${postbox.port}`,
    MAIL_FROM: 'hall@runatal.example',
    SITE_URL: 'https://runatal.example',
  }
  const house = spawn(process.execPath, [fileURLToPath(new URL('../../server/main.ts', import.meta.url))], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, BOT_PAUSE: '50', ...mail },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.env[HOUSE_PORT] = await portOf(house)
  process.env[HOUSE_FOLDER] = folder
  return async () => {
    const closed = new Promise(resolve => house.once('exit', resolve))
    house.kill('SIGTERM')
    await closed
    postbox.close()
    await rm(folder, { recursive: true, force: true })
  }
}

export const HOUSE_PORT = 'RUNATAL_E2E_PORT'
export const HOUSE_FOLDER = 'RUNATAL_E2E_FOLDER'

/** The house says its address when its doors are open. */
function portOf(house: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    house.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const port = /http:\/\/localhost:(\d+)/.exec(said)?.[1]
      if (port !== undefined) resolve(port)
    })
    house.once('exit', () => reject(new Error(`The server did not open (see above). It said: ${said}`)))
  })
}
