import { setTimeout as wait } from 'node:timers/promises'
import type { Measure } from './attacks.ts'
import type { Site } from './site.ts'

/** Kills processes while people look for opponents again and again; then compares who was told what with who sits where. */
export async function attackPairing(site: Site, kills: number): Promise<Measure[]> {
  const origins = site.processes.map(({ origin }) => origin)
  const seekers = await Promise.all(Array.from({ length: PEOPLE }, (_, i) => Seeker.arrive(`Seeker ${i}`, origins)))
  let over = false
  const evenings = Promise.all(seekers.map(seeker => seeker.play(() => over)))
  for (let killed = 0; killed < kills; killed++) {
    const before = told(seekers)
    for (let waited = 0; told(seekers) < before + 2 && waited < LONGEST; waited += 50) await wait(50)
    await wait(Math.random() * 1500)
    const one = site.processes[Math.floor(Math.random() * site.processes.length)]
    await one?.kill()
    await wait(Math.random() * 1000)
    await one?.start()
  }
  over = true
  await evenings
  await Promise.all(site.processes.map(one => one.kill()))
  const store = await site.openStore()
  try {
    let wrong = 0
    let twice = 0
    const people = new Set(seekers.map(({ person }) => person))
    for (const { person, tables } of seekers) {
      twice += tables.length - new Set(tables).size
      // Each search has led to one table, and each table is one that somebody was told of.
      const sat = (await store.tablesOf(person, 100_000)).map(({ table }) => table)
      twice += sat.filter(table => !tables.includes(table)).length + tables.filter(table => !sat.includes(table)).length
      for (const table of tables) {
        const log = (await store.readLog(table)).filter(({ by }) => people.has(by))
        const sits = log.flatMap(({ by, command }) => (command.do === 'sit' ? [by] : []))
        const starts = log.filter(({ command }) => command.do === 'start').length
        if (sits.length !== 2 || new Set(sits).size !== 2 || starts !== 1) wrong++
      }
    }
    return [
      { what: `seats too many or too few, of ${told(seekers)} after ${kills} kills`, value: twice, most: 0 },
      { what: 'tables that were not opened once for two', value: wrong, most: 0 },
      { what: 'searches that came to nothing', value: seekers.filter(({ isLost }) => isLost).length, most: 0 },
    ]
  } finally {
    await store.close()
  }
}

/** Somebody who looks for opponents, goes to the table, and looks for others at once. */
class Seeker {
  readonly person: string
  readonly tables: string[] = []
  isLost = false
  private readonly cookie: string
  private readonly origins: readonly string[]

  private constructor(person: string, cookie: string, origins: readonly string[]) {
    this.person = person
    this.cookie = cookie
    this.origins = origins
  }

  static async arrive(name: string, origins: readonly string[]): Promise<Seeker> {
    const response = await fetch(`${origins[0]}/api/me`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    })
    const { person } = (await response.json()) as { person: string }
    const cookie = /runatal=[^;]+/.exec(response.headers.get('set-cookie') ?? '')?.[0]
    if (cookie === undefined) throw new Error('No cookie came')
    return new Seeker(person, cookie, origins)
  }

  /** Until it is over, and then to the end of the search that is under way: a table, or nobody is left to play with. */
  async play(isOver: () => boolean): Promise<void> {
    let overSince = 0
    for (;;) {
      const state = await this.ask('GET', '/api/seek')
      if (isOver() && overSince === 0) overSince = performance.now()
      if (state?.call !== undefined) await this.ask('POST', `/api/seek/${state.call.table}`)
      else if (state?.table !== undefined && !this.tables.includes(state.table)) this.tables.push(state.table)
      else if (state !== undefined && state.mine === undefined) {
        if (isOver()) return
        await this.ask('POST', '/api/seek', { wants: [{ game: 'brandubh', pace: 'live' }] })
      } else if (state?.mine !== undefined && isOver()) await this.ask('DELETE', '/api/seek')
      if (overSince > 0 && performance.now() - overSince > LONGEST) {
        this.isLost = true
        return
      }
      await wait(300 + Math.random() * 300)
    }
  }

  /** Of whichever process answers; nothing if none does. */
  private async ask(method: string, path: string, body?: object): Promise<State | undefined> {
    const origin = this.origins[Math.floor(Math.random() * this.origins.length)]
    try {
      const response = await fetch(`${origin}${path}`, {
        method,
        headers: { cookie: this.cookie, ...(body && { 'content-type': 'application/json' }) },
        signal: AbortSignal.timeout(5000),
        ...(body && { body: JSON.stringify(body) }),
      })
      return response.ok ? ((await response.json()) as State) : undefined
    } catch {
      return undefined
    }
  }
}

interface State {
  mine?: object
  call?: { table: string }
  table?: string
}

function told(seekers: readonly Seeker[]): number {
  return seekers.reduce((sum, { tables }) => sum + tables.length, 0)
}

const PEOPLE = 12
const LONGEST = 40_000
