import { anyGame } from '@runatal/kernel'
import { build } from '@runatal/server'
import { connectFour } from '../connect-four/kernel.ts'
import { answer } from './answer.ts'

/** Our server as it is, with connect four in place of its games and no limits on how much one person may ask. */
const plenty = { burst: 1e9, perSecond: 1e9 }
const [folder, database] = process.argv.slice(2)
const { app } = await build({
  folder: folder!,
  ...(database !== undefined && { database }),
  games: async id => (id === connectFour.id ? anyGame(connectFour) : undefined),
  limits: {
    address: plenty,
    person: plenty,
    messages: plenty,
    changes: plenty,
    messagesOfAddress: plenty,
    frames: plenty,
    newcomers: plenty,
    socketsOfAddress: 1e9,
    socketsOfPerson: 1e9,
    tables: 1e9,
  },
})
const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
answer(port)
