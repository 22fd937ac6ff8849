import { type Command, type SeatView, type TableView, type Update, wholeView } from '@runatal/table'

type FromServer =
  | { t: 'update'; table: string; update: Update }
  | { t: 'done'; id: string; version: number }
  | { t: 'refused'; id: string; refusal: { refused: string; text: string; rule?: string } }
  | { t: 'lobby'; tables: { table: string; waiting: number; seats: SeatView[] }[] }
  | { t: 'here'; table: string; people: string[]; seats: number[] }
  | { t: 'error'; code: string; text: string; id?: string; table?: string }
  | { t: 'pong'; time: number }
  | { t: 'seek'; call?: { table: string }; table?: string }
  | { t: 'friends'; friends: { name: string; here: boolean }[] }
  | { t: 'study'; study: string; version?: number; mine?: boolean; of?: object; gone?: true }
  | { t: 'written'; study: string; version: number; change: object }
  | { t: 'readers'; study: string; readers: { person?: string; name: string; at?: { branch?: string } }[] }
  | { t: 'invitations'; invitations: { table: string; by: string }[] }

export type Said = { done: number } | { refused: string; text: string; rule?: string }

/** Somebody at a browser: an identity, a socket that comes back by itself, and the last view of each table. */
export class Guest {
  readonly person: string
  readonly token: string
  /** Everything that came over the socket, as text, and as messages. */
  readonly traffic: string[] = []
  readonly heard: FromServer[] = []
  readonly views = new Map<string, TableView>()
  origin: string
  private socket: WebSocket | undefined
  private readonly unanswered = new Map<string, { table: string; command: Command; answer(said: Said): void }>()
  private readonly waiting = new Set<() => void>()
  /** Tables that it wants to watch: a line that is lost before the first view comes must not end that. */
  private readonly asked = new Set<string>()
  private commands = 0
  private gone = false
  /** Off where very many messages come: only the last view matters there. */
  remembers = true
  /** How long to wait for anything, in milliseconds: on a busy machine far longer than it takes, and less than a test may. */
  patience = 240_000
  /** Told of each command that was acknowledged, of each update, and of the line when it is lost or there again. */
  onDone: ((table: string, id: string, version: number) => void) | undefined
  onUpdate: ((table: string, update: Update) => void) | undefined
  onLine: ((there: boolean) => void) | undefined
  /** When anything came last. */
  lastHeard = performance.now()
  /** Where to go when the line is lost; the same place if not set. */
  elsewhere: (() => string) | undefined

  constructor(origin: string, person: string, token: string) {
    this.origin = origin
    this.person = person
    this.token = token
  }

  static async arrive(origin: string, name: string): Promise<Guest> {
    const response = await fetch(`${origin}/api/me`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    })
    const { person } = (await response.json()) as { person: string }
    const token = /runatal=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1]
    if (token === undefined) throw new Error('No cookie came')
    const guest = new Guest(origin, person, token)
    await guest.connect()
    return guest
  }

  /** Somebody without a name: may look. */
  static async passer(origin: string): Promise<Guest> {
    const guest = new Guest(origin, '', '')
    await guest.connect()
    return guest
  }

  async get<T>(path: string): Promise<T> {
    const response = await fetch(`${this.origin}${path}`, { headers: { cookie: `runatal=${this.token}` } })
    return (await response.json()) as T
  }

  async post<T>(path: string, body: object = {}): Promise<T> {
    const response = await fetch(`${this.origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `runatal=${this.token}` },
      body: JSON.stringify(body),
    })
    return (await response.json()) as T
  }

  async open(wish: object): Promise<string> {
    const answer = await this.post<{ table: string } | { refused: string; text: string }>('/api/tables', {
      game: 'rauha',
      ...wish,
    })
    if ('refused' in answer) throw new Error(answer.text)
    return answer.table
  }

  /** Opens the socket; after a loss it comes back by itself, watches again and says again what was not answered. */
  connect(): Promise<void> {
    const query = this.token === '' ? '' : `?token=${this.token}`
    const socket = new WebSocket(`${this.origin.replace('http', 'ws')}/ws${query}`)
    this.socket = socket
    socket.addEventListener('message', ({ data }) => {
      if (this.socket === socket) this.hear(String(data))
    })
    socket.addEventListener('error', () => {})
    socket.addEventListener('close', () => {
      if (!this.gone && this.socket === socket) this.comeBack()
    })
    return new Promise(resolve =>
      socket.addEventListener('open', () => {
        this.lastHeard = performance.now()
        this.onLine?.(true)
        for (const [table, { version }] of this.views) this.say({ t: 'watch', table, since: version })
        for (const table of this.asked) if (!this.views.has(table)) this.say({ t: 'watch', table })
        this.sayAgain()
        resolve()
      }),
    )
  }

  leave(): void {
    this.gone = true
    this.socket?.close()
  }

  /** Loses the connection, as on a bad network. */
  drop(): void {
    this.socket?.close()
  }

  /** Goes away from a house that does not answer, without waiting for its farewell. */
  abandon(): void {
    const { socket } = this
    this.socket = undefined
    socket?.close()
    this.comeBack()
  }

  say(message: object | string): void {
    if (this.socket?.readyState === WebSocket.OPEN)
      this.socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  async watch(table: string): Promise<TableView> {
    this.asked.add(table)
    this.say({ t: 'watch', table })
    return this.until(() => this.views.get(table))
  }

  /** Wants to hear no more of it. */
  forget(table: string): void {
    this.asked.delete(table)
    this.views.delete(table)
  }

  do(table: string, command: Command, id = `${this.person}-${this.commands++}`): Promise<Said> {
    return new Promise(answer => {
      this.unanswered.set(id, { table, command, answer })
      this.say({ t: 'do', id, table, command })
    })
  }

  /** Answers every owed question with an option, to the end of the game. */
  async play(
    table: string,
    choose: (options: unknown[]) => unknown = options => options[0],
    pause = 0,
  ): Promise<TableView> {
    let answered = 0
    for (;;) {
      const view = await this.until(() => {
        const now = this.views.get(table)
        return now !== undefined && (now.status === 'over' || owed(now, answered) !== undefined) ? now : undefined
      })
      if (view.status === 'over') return view
      const ask = owed(view, answered)!
      if (pause > 0) await new Promise(resolve => setTimeout(resolve, pause))
      const said = await this.do(table, { do: 'move', ask: ask.id, move: choose(ask.options) })
      if ('refused' in said) throw new Error(`${ask.kind}: ${said.text}`)
      answered = said.done
    }
  }

  /** Waits until something is there, looking again at each message. */
  until<T>(look: () => T | undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      const again = () => {
        const found = look()
        if (found === undefined) return
        clearTimeout(timer)
        this.waiting.delete(again)
        resolve(found)
      }
      const timer = setTimeout(() => {
        this.waiting.delete(again)
        reject(new Error(`Waited ${this.patience} ms in vain`))
      }, this.patience)
      this.waiting.add(again)
      again()
    })
  }

  private hear(text: string) {
    this.lastHeard = performance.now()
    const message = JSON.parse(text) as FromServer
    if (this.remembers) {
      this.traffic.push(text)
      this.heard.push(message)
    }
    if (message.t === 'update') {
      this.views.set(message.table, wholeView(this.views.get(message.table), message.update))
      this.onUpdate?.(message.table, message.update)
    }
    if (message.t === 'done') {
      const table = this.unanswered.get(message.id)?.table
      if (table !== undefined) this.onDone?.(table, message.id, message.version)
      this.settle(message.id, { done: message.version })
    }
    if (message.t === 'refused') this.settle(message.id, message.refusal)
    // Only what failed: to say all of it again for each would soon be too much at once.
    if (message.t === 'error' && message.code === 'failed') setTimeout(() => this.sayAgain(message.id), 500)
    else if (message.t === 'error' && message.id !== undefined)
      this.settle(message.id, { refused: message.code, text: message.text })
    for (const again of this.waiting) again()
  }

  private comeBack() {
    this.onLine?.(false)
    this.origin = this.elsewhere?.() ?? this.origin
    setTimeout(() => void this.connect(), 50)
  }

  private sayAgain(only?: string) {
    for (const [id, { table, command }] of this.unanswered)
      if (only === undefined || id === only) this.say({ t: 'do', id, table, command })
  }

  private settle(id: string, said: Said) {
    this.unanswered.get(id)?.answer(said)
    this.unanswered.delete(id)
  }
}

/** What must be answered now: in a view from before our last answer the question is the old one, whatever its number. */
export function owed({ asks, version }: TableView, answered: number) {
  return version < answered ? undefined : asks.find(({ must }) => must)
}
