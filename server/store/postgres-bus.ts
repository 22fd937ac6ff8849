import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { Bus, News } from '../bus.ts'

type Letter = [from: string, ...news: News[]]

/**
 * News by PostgreSQL's NOTIFY, on one connection of its own and never inside a transaction that writes: there it would
 * make all writers wait for each other. A connection that is lost is opened again; what was said meanwhile is lost.
 */
export class PostgresBus implements Bus {
  private readonly url: string
  private readonly me: string
  private client: Client | undefined
  private hear: (from: string, news: News) => void = () => {}
  private missed: () => void = () => {}
  private closed = false
  private waiting: News[] = []
  private posting = false

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
    this.waiting.push(news)
    if (!this.posting) void this.post()
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
    const client = new Client({ connectionString: this.url, connectionTimeoutMillis: 3000, keepAlive: true })
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
    if (this.closed) return
    const again = () => {
      this.connect().then(
        () => this.missed(),
        () => this.soonAgain(),
      )
    }
    setTimeout(again, RETRY).unref()
  }

  private read(payload: string) {
    const [from, ...news]: Letter = JSON.parse(payload)
    if (from !== this.me) for (const one of news) this.hear(from, one)
  }

  /** What is told in a moment goes in as few letters as hold it all, one after the other. */
  private async post() {
    this.posting = true
    await wait(A_MOMENT)
    while (this.waiting.length > 0) {
      let letter = JSON.stringify(this.me)
      let length = letter.length
      for (let next = this.waiting[0]; next !== undefined; next = this.waiting[0]) {
        const text = short(next)
        length += Buffer.byteLength(text) + 1
        if (length > LONGEST) break
        letter += `,${text}`
        this.waiting.shift()
      }
      // What fits no letter even alone can only be dropped.
      if (letter === JSON.stringify(this.me)) this.waiting.shift()
      // Lost with its connection: who misses it finds it in the store.
      await this.client?.query('select pg_notify($1, $2)', [CHANNEL, `[${letter}]`]).catch(() => {})
    }
    this.posting = false
  }
}

/** As it is told: an entry that is too long for a letter is read in the store. */
function short(news: News): string {
  const text = JSON.stringify(news)
  if (news.t !== 'at' || Buffer.byteLength(text) < LONGEST / 2) return text
  const { written: _long, ...hint } = news
  return JSON.stringify(hint)
}

const CHANNEL = 'runatal'
/** NOTIFY takes 8,000 bytes. */
const LONGEST = 7500
/** How long news are collected, in milliseconds. */
const A_MOMENT = 2
const RETRY = 500
