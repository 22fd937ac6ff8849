import fs from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import type { FlatFile, Server } from 'boardgame.io/server' with { 'resolution-mode': 'require' }
import { connectFour } from '../connect-four/boardgameio.ts'
import { answer } from './answer.ts'

/**
 * The server of boardgame.io with its own storage in files, as its documentation teaches; on loopback only. As it comes it
 * leaves to the system when a file reaches the disk; `durable` makes it wait for that, as ours does.
 */
const boardgameio: { FlatFile: typeof FlatFile; Server: typeof Server } = createRequire(import.meta.url)(
  'boardgame.io/server',
)
const [folder, durable] = process.argv.slice(2)
if (durable !== undefined) flushEveryFile()
const port = await freePort()
const db = new boardgameio.FlatFile({ dir: folder!, logging: false })
const server = boardgameio.Server({ games: [connectFour], db, origins: ['http://127.0.0.1'] })
const listen = server.app.listen.bind(server.app)
server.app.listen = (at: unknown, ready: unknown) => listen(Number(at), '127.0.0.1', ready as () => void)
await server.run(port)
answer(port)

/** Its storage writes whole files, with a call that can be asked to wait for the disk. */
function flushEveryFile() {
  const { writeFile } = fs
  const flushed = (file: string, text: string, encoding: BufferEncoding, done: fs.NoParamCallback) =>
    writeFile(file, text, { encoding, flush: true }, done)
  Object.assign(fs, { writeFile: flushed })
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise(resolve => probe.once('listening', resolve))
  const address = probe.address()
  await new Promise(resolve => probe.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
}
