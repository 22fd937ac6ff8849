import { randomBytes, randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import swagger from '@fastify/swagger'
import { botDelay } from '@runatal/table'
import websocket from '@fastify/websocket'
import type { AnyGame } from '@runatal/kernel'
import { gameIds } from '@runatal/games'
import Fastify, { type FastifyServerOptions } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { addressOf } from './address.ts'
import { Allowances } from './allowances.ts'
import { alone } from './bus.ts'
import { PLAYING, SUSPENDED } from './club/suspended.ts'
import { conductRoutes } from './club/conduct-routes.ts'
import { Deals } from './club/deals.ts'
import { eventRoutes } from './club/event-routes.ts'
import { EventTables } from './club/event-tables.ts'
import { Events } from './club/events.ts'
import { accountRoutes } from './club/account.ts'
import { clubRoutes } from './club/pages.ts'
import { Friends } from './club/friends.ts'
import { friendsRoutes } from './club/friends-routes.ts'
import { Pairing } from './club/pairing.ts'
import { pairingRoutes } from './club/pairing-routes.ts'
import { Watching } from './club/watching.ts'
import { Rater } from './club/rater.ts'
import { apology, explain } from './explain.ts'
import { LiveHall } from './hall.ts'
import { houseTime, setHouseTime } from './house-time.ts'
import { dailyRoutes } from './http/daily.ts'
import type { House } from './http/house.ts'
import { noticeRoutes } from './http/notices.ts'
import { operationsRoutes } from './http/operations.ts'
import { peopleRoutes } from './http/people.ts'
import { pushRoutes } from './http/push.ts'
import { DIST, SECURITY_HEADERS, site } from './http/site.ts'
import { socketRoute } from './http/socket.ts'
import { tableRoutes } from './http/tables.ts'
import { isFromHere, personOf, refuse } from './http/asking.ts'
import { Identities } from './identity.ts'
import { Loading } from './loading.ts'
import { LONGEST_MESSAGE } from './messages.ts'
import { Metrics } from './metrics.ts'
import { Mailer, type MailPost } from './notices/mailer.ts'
import { Notices } from './notices/notices.ts'
import { type Post, postWith, pushKeys } from './notices/push.ts'
import { Rematches } from './opening.ts'
import { LIMITS, type Limits } from './rates.ts'
import { rulesOf } from './rules-of.ts'
import { openFile } from './store/open-file.ts'
import { openPostgres } from './store/postgres.ts'
import { PostgresBus } from './store/postgres-bus.ts'
import { Studies } from './study/studies.ts'
import { Analyses } from './study/analyses.ts'
import { analysisRoutes } from './study/analysis-routes.ts'
import { studyRoutes } from './study/study-routes.ts'
import { Tables } from './tables.ts'
import { Tender, type Think } from './tender.ts'
import { Thinking } from './thinking.ts'
import { unfit } from './unfit.ts'

export interface Options {
  /** Where everything durable is kept, unless there is a database. */
  folder: string
  /** The address of a PostgreSQL database, which other processes may share. */
  database?: string
  /** The built hall. */
  site?: string
  /** How long after the last event a bot answers at the soonest, in milliseconds. */
  pause?: number
  limits?: Partial<Limits>
  logger?: FastifyServerOptions['logger']
  /** How many proxies stand before it, each saying who asks (X-Forwarded-For). */
  proxies?: number
  patience?: Partial<Patience>
  /** Where the rules come from; tests bring games of their own. */
  games?: (id: string) => Promise<AnyGame | undefined>
  /** Who delivers notices to browsers. */
  post?: Post
  /** Over which server letters go; without it nobody is written to. */
  mail?: MailPost
}

/** How long a slow client is waited for, in milliseconds. */
export interface Patience {
  /** For the head of a request, and for all of it. */
  head: number
  request: number
  /** For the answer of a socket's other end to a ping. */
  line: number
  /** How often it is looked whether somebody takes longer. */
  look: number
}

/** What is read from the disk and the same for all; everything else is worked out, and counted. */
function isFile(url: string): boolean {
  return !/^\/(?:api\/|ws|healthz|metrics)/.test(url)
}

const PATIENCE: Patience = { head: 15_000, request: 30_000, line: 30_000, look: 5000 }

/** The whole server, ready to listen. `close` finishes what is being written and tells everybody to come back. */
export async function build(options: Options) {
  const { folder, database, pause = 600, logger = false, proxies = 0, games = rulesOf } = options
  const limits = { ...LIMITS, ...options.limits }
  const patience = { ...PATIENCE, ...options.patience }
  const app = Fastify({
    logger,
    trustProxy: proxies === 0 ? false : (_address: string, hop: number) => hop < proxies,
    bodyLimit: LONGEST_MESSAGE,
    requestTimeout: patience.request,
    // On a busy machine a start takes as long as it takes: to give up would be worse.
    pluginTimeout: 0,
    http: { headersTimeout: patience.head, connectionsCheckingInterval: patience.look },
    routerOptions: { maxParamLength: 100 },
  })
  const report = (error: unknown) => app.log.error(error)
  const note = (what: object, text: string) => app.log.warn(what, text)

  const metrics: Metrics = new Metrics(() => tables.count)
  const keeper = randomUUID()
  const shared = database !== undefined
  const damaged = (error: unknown) => app.log.error(error, explain(error, { port: 0, folder }))
  const store = await (shared ? openPostgres(database) : openFile(folder, damaged))
  if (shared) setHouseTime(await store.now())
  const bus = shared ? await PostgresBus.open(database, keeper) : alone
  const loading = new Loading(store, games, report)
  const tables = new Tables(store, games, report, { keeper, shared, loading })
  const identities = new Identities(await store.secret('identities', randomBytes(32).toString('base64url')))
  const keys = await pushKeys(store)
  const allowances = new Allowances(limits)
  const studies = new Studies(store)
  const hall = new LiveHall(tables, store, bus, metrics, limits, allowances, report, note, studies)
  const thinking = new Thinking()
  const analyses = new Analyses(store.studies, thinking.studies, report)
  const timedThinking: Think = {
    think(thought, claim) {
      const done = metrics.thought.startTimer()
      return thinking.think(thought, claim).finally(() => done())
    },
    foresee: (game, from, claim) => thinking.foresee(game, from, claim),
  }
  const tender = new Tender(
    tables,
    timedThinking,
    pause,
    report,
    table => botDelay(hall.linesOf(table)),
    table => hall.behind(table),
    id => hall.isWatched(id),
  )
  const mailer = options.mail && new Mailer(options.mail)
  const notices = new Notices(store, tables, keeper, options.post ?? postWith(keys), mailer, {
    isHere: person => hall.isHere(person),
    may: person => allowances.notices.allow(person),
  })
  notices.start(report)
  const rater = new Rater(store, tables, report)
  const pairing = new Pairing(store, tables, games, keeper, report)
  pairing.criedBy(people => hall.crier.cry('seek', people))
  hall.crier.reads('seek', person => pairing.searches.stateOf(person))
  hall.crier.reads('crowd', async () => ({ here: hall.crowd() }))
  let crowd = 0
  const watching = new Watching(store, tables)
  const friends = new Friends(store, tables, watching, hall.crier)
  // Whoever listens is here.
  let beats = 0
  const beating = setInterval(() => {
    const people = [...new Set(hall.listeners().flatMap(({ person }) => person ?? []))]
    void pairing.here(people).catch(report)
    if (crowd !== hall.crowd()) hall.crier.hear('crowd')
    crowd = hall.crowd()
    if (beats++ % SEEN_AT === 0) void friends.here(people).catch(report)
  }, HERE_EVERY).unref()
  const allGames = async () => (await Promise.all(gameIds.map(games))).filter(game => game !== undefined)
  const dealing = await store.secret('daily', randomBytes(32).toString('base64url'))
  const deals = new Deals(store, tables, allGames, dealing, report)
  const drawing = await store.secret('events', randomBytes(32).toString('base64url'))
  const events = new Events(store, tables, new EventTables(store, tables, games, drawing), keeper, report)
  hall.hideFrom(async (table, person) => {
    const event = await tables.look(table, ({ opening }) => opening.event)
    return event === undefined ? deals.maySee(table, person) : events.maySee(event, table, person)
  })

  app.setValidatorCompiler<TSchema>(({ schema }) => {
    const check = Compile(schema)
    return (value: unknown) => {
      if (check.Check(value)) return { value }
      const [first] = check.Errors(value)
      return { error: new Error(`${first?.instancePath || 'It'} ${first?.message ?? 'does not fit'}`) }
    }
  })
  // Answers are our own: their schemas describe them and need not filter them.
  app.setSerializerCompiler(() => answer => JSON.stringify(answer))
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status < 500) return refuse(reply, status, 'bad-request', error.message)
    const { code, text } = apology(error)
    if (code === 'outdated') return refuse(reply, 409, code, text)
    request.log.error(error)
    return refuse(reply, 500, code, text)
  })

  // A page of another site can send text with a form, never JSON.
  app.removeContentTypeParser('text/plain')
  await app.register(cookie)
  await app.register(websocket, {
    options: { maxPayload: 4 * LONGEST_MESSAGE, perMessageDeflate: false },
    preClose(done) {
      tender.close()
      notices.close()
      hall.close()
      app.websocketServer.close(() => done())
    },
  })
  await app.register(swagger, {
    openapi: {
      info: { title: 'Runatal', version: '1', description: 'Playing goes over the socket: docs/protocol.md' },
    },
  })
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(SECURITY_HEADERS)
    if (isFile(request.url)) return undefined
    void reply.header('cache-control', 'no-store')
    if (request.method !== 'GET' && !isFromHere(request))
      return refuse(reply, 403, 'elsewhere', 'Ask from our own pages')
    const person = personOf(request, identities)
    if (allowances.address.allow(addressOf(request.ip)) && (person === undefined || allowances.person.allow(person)))
      return undefined
    return refuse(reply, 429, 'too-fast', 'Too many requests: wait a moment')
  })
  app.addHook('preValidation', async (request, reply) => {
    const wrong = unfit(request.body)
    return wrong === undefined ? undefined : refuse(reply, 400, 'bad-request', wrong)
  })
  app.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'POST' || !PLAYING.test(request.url)) return undefined
    const person = personOf(request, identities)
    if (person === undefined) return undefined
    const { suspendedUntil } = await store.conduct.conductOf(person)
    return suspendedUntil > houseTime() ? refuse(reply, 409, SUSPENDED.refused, SUSPENDED.text) : undefined
  })

  const { newcomers } = allowances
  const rematches = new Rematches(tables, store.club)
  const codeSecret = await store.secret('codes', randomBytes(32).toString('base64url'))
  const house: House = {
    store,
    tables,
    identities,
    rematches,
    limits,
    newcomers,
    allowances,
    codeSecret,
    pushKey: keys.publicKey,
    mailer,
    hall,
    studies,
  }
  // In a plugin of their own, so that the description has seen them all.
  await app.register(async routes => {
    peopleRoutes(routes, house)
    tableRoutes(routes, house)
    pushRoutes(routes, house)
    noticeRoutes(routes, house)
    dailyRoutes(routes, house, deals)
    accountRoutes(routes, house)
    clubRoutes(routes, house)
    eventRoutes(routes, house, events)
    conductRoutes(routes, house)
    pairingRoutes(routes, house, pairing)
    friendsRoutes(routes, house, friends, watching)
    studyRoutes(routes, house, studies)
    analysisRoutes(routes, house, analyses)
    operationsRoutes(routes, metrics, store)
    socketRoute(routes, hall, identities, patience.line)
  })
  await site(app, options.site ?? DIST)

  app.addHook('onClose', async () => {
    clearInterval(beating)
    mailer?.close()
    analyses.close()
    await Promise.all([
      thinking.close(),
      loading.close(),
      rater.close(),
      deals.close(),
      events.close(),
      pairing.close(),
    ])
    await store.letGo(keeper)
    await bus.close()
    await store.close()
  })
  await app.ready()
  rater.start()
  deals.start()
  await events.plan(await allGames())
  events.start()
  pairing.start()
  await tender.resume(store, keeper)
  if (shared) hall.join()
  const warm = () => Promise.all([loading.warm(), thinking.warm()])
  return { app, tables, hall, store, rater, deals, events, pairing, friends, warm }
}

/** A little more often than somebody is believed to be here without a sign. */
const HERE_EVERY = 3000
/** For friends a coarser time will do: at every so manieth beat. */
const SEEN_AT = 5
