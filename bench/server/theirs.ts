import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import type { FlatFile, Server } from 'boardgame.io/server' with { 'resolution-mode': 'require' }
import { connectFour } from '../connect-four/boardgameio.ts'
import { answer } from './answer.ts'

/** The server of boardgame.io with its own storage in files, as its documentation teaches; on loopback only. */
const boardgameio: { FlatFile: typeof FlatFile; Server: typeof Server } = createRequire(import.meta.url)(
  'boardgame.io/server',
)
const port = await freePort()
const db = new boardgameio.FlatFile({ dir: process.argv[2]!, logging: false })
const server = boardgameio.Server({ games: [connectFour], db, origins: ['http://127.0.0.1'] })
const listen = server.app.listen.bind(server.app)
server.app.listen = (at: unknown, ready: unknown) => listen(Number(at), '127.0.0.1', ready as () => void)
await server.run(port)
answer(port)

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise(resolve => probe.once('listening', resolve))
  const address = probe.address()
  await new Promise(resolve => probe.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
}
