import type { FastifyInstance } from 'fastify'
import type { RawData, WebSocket } from 'ws'
import type { Static } from 'typebox'
import { addressOf } from '../address.ts'
import type { LiveHall } from '../hall.ts'
import type { Identities } from '../identity.ts'
import { SocketQuery } from '../messages.ts'
import { isFromHere, personOf } from './asking.ts'
import { OneWrite } from './one-write.ts'

/** The socket that everything at a table goes over: docs/protocol.md. */
export function socketRoute(app: FastifyInstance, hall: LiveHall, identities: Identities, patience: number): void {
  const answered = new WeakSet<WebSocket>()
  // A line whose other end has gone without a word would be held for ever.
  const listening = setInterval(() => {
    for (const line of app.websocketServer.clients) {
      if (!answered.delete(line)) line.terminate()
      else line.ping()
    }
  }, patience).unref()
  app.addHook('onClose', async () => clearInterval(listening))

  app.get<{ Querystring: Static<typeof SocketQuery> }>(
    '/ws',
    { websocket: true, schema: { querystring: SocketQuery, hide: true } },
    (line, request) => {
      const { token } = request.query
      const person = token === undefined ? personOf(request, identities) : identities.person(token)
      line.on('error', () => {})
      answered.add(line)
      line.on('pong', () => answered.add(line))
      const address = addressOf(request.ip)
      /** Whether it may go on: a frame costs us more than whoever sends it, whatever is in it. */
      const counted = () => {
        const may = hall.allowFrame(address)
        if (!may) line.terminate()
        return may
      }
      line.on('ping', counted)
      if (token !== undefined && person === undefined) return line.close(4401, 'This token is not one of ours')
      if (!isFromHere(request)) return line.close(4403, 'Open the socket from our own pages')
      const connection = hall.enter(new OneWrite(line, request.raw.socket), person, address)
      if (connection === undefined) return line.close(4429, 'Too many sockets: close some first')
      line.on('pong', asked => {
        if (counted()) connection.measured(asked.toString())
      })
      line.on('message', (message, binary) => {
        if (counted()) void connection.receive(textOf(message), binary)
      })
      line.on('close', () => hall.leave(connection))
    },
  )
}

/** `ws` hands over one Buffer unless told otherwise. */
function textOf(message: RawData): string {
  return Buffer.isBuffer(message) ? message.toString() : ''
}
