import { createServer } from 'node:net'

/** A port on loopback that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise(resolve => probe.once('listening', resolve))
  const address = probe.address()
  await new Promise(resolve => probe.close(resolve))
  if (typeof address !== 'object' || address === null) throw new Error('No free port')
  return address.port
}
