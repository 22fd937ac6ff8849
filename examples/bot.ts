/**
 * A bot that anybody could write: it knows the protocol (docs/protocol.md) and nothing of the games.
 *
 *   node examples/bot.ts http://localhost:3000/t/<table> [token]
 *   node examples/bot.ts http://localhost:3000/seek/<game> [token]
 *
 * Without a token it makes itself an identity and prints its token, so that it can come back to its seat. It takes the
 * first free seat, waits for the host to start, and plays any legal move until the game is over. Sent to seek, it has the
 * house find it an opponent: another program, or somebody who welcomes bots.
 */
const [link, given] = process.argv.slice(2)
if (link === undefined) {
  console.error('Say where to play: node examples/bot.ts http://localhost:3000/t/<table> [token]')
  process.exit(2)
}
const { origin, pathname } = new URL(link)
const [, where, end] = pathname.split('/')
const { token, name } = given === undefined ? await introduce() : await recognise(given)
const table = where === 'seek' ? await seek(end ?? '') : end
let tries = 0
connect()

/** What we use of the table's view. */
interface View {
  version: number
  status: 'open' | 'playing' | 'over'
  me: number
  seats: { seat: number; who: 'nobody' | 'person' | 'bot' }[]
  asks: { id: number; must: boolean; options: unknown[] }[]
  outcome?: { winners: number[]; scores: number[] }
}

type FromServer =
  | { t: 'update'; update: { version: number; undone?: number[]; view: Partial<View> } }
  | { t: 'refused'; refusal: { text: string } }
  | { t: 'error'; text: string }
  | { t: 'done'; version: number }
  | { t: 'here' | 'lobby' | 'pong' | 'seek' | 'friends' | 'invitations' | 'crowd' }

interface Identity {
  token: string
  name: string
}

/** A name that is kept: nobody else has it, it is marked as a program's, and its games are rated among programs. */
async function introduce(): Promise<Identity> {
  const response = await fetch(`${origin}/api/bots`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: `Stranger ${Math.floor(Math.random() * 1e6)}`, rated: true }),
  })
  if (!response.ok) throw new Error(`No identity: ${await response.text()}`)
  const me = (await response.json()) as Identity
  console.log(`token ${me.token}`)
  return me
}

/** Looks for an opponent and sits down where it is called. Asking now and then says that we are here. */
async function seek(game: string): Promise<string> {
  for (;;) {
    const { call, table: seated, mine } = await request('GET', '/api/seek')
    if (seated !== undefined) return seated
    if (call !== undefined) await request('POST', `/api/seek/${call.table}`)
    else if (mine === undefined) {
      const { text } = await request('POST', '/api/seek', { wants: [{ game, pace: 'live' }] })
      if (text !== undefined) throw new Error(text)
    }
    await new Promise(again => setTimeout(again, 1000))
  }
}

async function request(method: string, path: string, body?: object) {
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
  const response = await fetch(`${origin}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  return (await response.json()) as { call?: { table: string }; table?: string; mine?: object; text?: string }
}

async function recognise(known: string): Promise<Identity> {
  const response = await fetch(`${origin}/api/me`, { headers: { authorization: `Bearer ${known}` } })
  return { name: 'Stranger', ...((await response.json()) as object), token: known }
}

function connect() {
  const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/ws?token=${token}`)
  const send = (message: object) => socket.send(JSON.stringify(message))
  /** Every command has an id of its own: sent twice, it is done once. */
  const command = (what: object) => send({ t: 'do', id: crypto.randomUUID(), table, command: what })
  /** The version that our last answer made: what a view from before it asks is answered. */
  let answered = 0
  let view: Partial<View> = {}

  socket.addEventListener('open', () => {
    tries = 0
    send({ t: 'watch', table })
  })
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as FromServer
    // What is missing is what it was.
    if (message.t === 'update') look((view = { ...view, ...message.update.view }) as View)
    if (message.t === 'done') {
      answered = message.version
      look(view as View)
    }
    if (message.t === 'refused') {
      answered = 0
      console.log(`refused: ${message.refusal.text}`)
    }
    if (message.t === 'error') console.log(`error: ${message.text}`)
  })
  socket.addEventListener('close', ({ code }) => {
    if (code === 1000 || code >= 4000) return
    // The server restarts or the network is gone: come back, ever more patiently. The seat is still ours.
    setTimeout(connect, Math.min(10_000, 200 * 2 ** tries++))
  })
  socket.addEventListener('error', () => {})

  function look({ version, status, me, seats, asks, outcome }: View) {
    if (status === 'over') {
      console.log(`over: winners ${outcome?.winners.join(', ')}, scores ${outcome?.scores.join(', ')}`)
      return socket.close(1000)
    }
    const free = seats.find(({ who }) => who === 'nobody')
    if (me < 0 && status === 'open' && free !== undefined) return command({ do: 'sit', seat: free.seat, name })
    const ask = asks.find(({ must }) => must)
    if (ask === undefined || version < answered) return undefined
    answered = Infinity
    const move = ask.options[Math.floor(Math.random() * ask.options.length)]
    // What was seen: if a move is taken back meanwhile, this question is not the one asked then.
    return command({ do: 'move', ask: ask.id, move, seen: version })
  }
}
