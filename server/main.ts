import { gameIds } from '@runatal/games'
import { mailOf } from './notices/mail-of.ts'
import { build } from './server.ts'
import { hello, whereabouts } from './hello.ts'
import { explain } from './explain.ts'
import { logging } from './logging.ts'
import { rulesOf } from './rules-of.ts'

/** `npm start`: the house opens its doors. */

const port = Number(process.env['PORT'] ?? 3000)
const host = process.env['HOST'] ?? '0.0.0.0'
const folder = process.env['DATA_DIR'] ?? 'data'
const database = process.env['DATABASE_URL']
const pause = Number(process.env['BOT_PAUSE'] ?? 600)
const proxies = Number(process.env['TRUST_PROXY'] ?? 0)

try {
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new RangeError(`PORT is ${process.env['PORT']}: give a number from 0 to 65535`)
  if (!Number.isInteger(proxies) || proxies < 0)
    throw new RangeError(`TRUST_PROXY is ${process.env['TRUST_PROXY']}: give the number of proxies, such as 1`)
  const mail = mailOf(process.env)
  const { app, warm } = await build({
    folder,
    ...(database !== undefined && { database }),
    pause,
    proxies,
    ...(mail && { mail }),
    logger: logging(process.env['LOG_LEVEL'] ?? 'warn'),
  })
  // Before the doors open: to load the rules of a game holds up everybody.
  await Promise.all(gameIds.map(rulesOf))
  const { port: given } = new URL(await app.listen({ port, host }))
  console.log(await hello(whereabouts(Number(given), host)))
  void warm()
  let closing = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      // Asked twice, it goes at once: what was acknowledged is on the disk.
      if (closing) process.exit(1)
      closing = true
      void app.close().then(() => process.exit(0))
    })
} catch (error) {
  console.error(explain(error, { port, folder }))
  process.exit(1)
}
