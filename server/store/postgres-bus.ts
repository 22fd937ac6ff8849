import pg from 'pg'
import type { Bus, News } from '../bus.ts'
import { inOnePiece } from '../in-one-piece.ts'

type Letter = [from: string, ...news: News[]]

/**
 * News by PostgreSQL's NOTIFY, on one connection of its own and never inside a transaction that writes: there it would
 * make all writers wait for each other. A connection that is lost is opened again; what was said meanwhile is lost.
 */
export class PostgresBus implements Bus {
  private readonly url: string
  private readonly me: string
  private client: pg.Client | undefined
  private hear: (from: string, news: News) => void = () => {}
  private missed: () => void = () => {}
  private closed = false
  private readonly send = inOnePiece<News>(
    all => this.post(all),
    act => setTimeout(act, A_MOMENT).unref(),
  )

  private constructor(url: string, me: string) {
    this.url = url
    this.me = me
  }

  static async open(url: string, me: string): Promise<PostgresBus> {
    const bus = new PostgresBus(url, me)
    await bus.connect()
    return bus
  }

  tell(news: News): void {
    this.send(news)
  }

  listen(hear: (from: string, news: News) => void): void {
    this.hear = hear
  }

  onGap(missed: () => void): void {
    this.missed = missed
  }

  async close(): Promise<void> {
    this.closed = true
    await this.client?.end()
  }

  private async connect() {
    const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: 3000, keepAlive: true })
    client.on('error', () => {})
    client.on('notification', ({ payload }) => this.read(payload ?? ''))
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    this.client = client
    client.once('end', () => {
      this.client = undefined
      this.soonAgain()
    })
  }

  private soonAgain() {
    const again = () =>
      this.connect().then(
        () => this.missed(),
        () => this.soonAgain(),
      )
    if (!this.closed) setTimeout(again, RETRY).unref()
  }

  private read(payload: string) {
    const [from, ...news]: Letter = JSON.parse(payload)
    if (from !== this.me) for (const one of news) this.hear(from, one)
  }

  /** In as few letters as hold it all. */
  private post(all: readonly News[]) {
    let letter: News[] = []
    let length = 0
    for (const news of all) {
      const size = Buffer.byteLength(JSON.stringify(news))
      if (length + size > LONGEST) {
        this.notify(letter)
        letter = []
        length = 0
      }
      letter.push(news)
      length += size + 1
    }
    this.notify(letter)
  }

  private notify(news: readonly News[]) {
    const letter: Letter = [this.me, ...news]
    // Lost with its connection: who misses it finds it in the store.
    this.client?.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(letter)]).catch(() => {})
  }
}

const CHANNEL = 'runatal'
/** NOTIFY takes 8,000 bytes. */
const LONGEST = 7500
/** How long news are collected, in milliseconds. */
const A_MOMENT = 2
const RETRY = 500
