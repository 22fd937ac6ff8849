import { setTimeout as wait } from 'node:timers/promises'
import type { Tournament } from '@runatal/club'
import { recompute } from '../../store/recompute.ts'
import type { Store } from '../../store/store.ts'
import { Guest } from '../guest.ts'
import type { Measure } from './attacks.ts'
import type { Site } from './site.ts'

/** Kills processes while people play one tournament after the other; then looks at what was paired, played and rated. */
export async function attackTournaments(site: Site, kills: number): Promise<Measure[]> {
  const origins = site.processes.map(({ origin }) => origin)
  const people = await Promise.all(Array.from({ length: PEOPLE }, (_, i) => arrive(`Wrestler ${i}`, origins)))
  const held: string[] = []
  let over = false
  const evenings = holdAll(people, held, () => over)
  for (let killed = 0; killed < kills; killed++) {
    await wait(500 + Math.random() * 2500)
    const one = site.processes[Math.floor(Math.random() * site.processes.length)]
    await one?.kill()
    await wait(Math.random() * 1000)
    await one?.start()
  }
  over = true
  await evenings
  for (const guest of people) guest.leave()
  // Those that were killed have left games to be rated by who lives.
  await wait(A_LOOK)
  await Promise.all(site.processes.map(one => one.kill()))
  const store = await site.openStore()
  try {
    return [...(await paired(store, held, kills)), ...(await rated(site))]
  } finally {
    await store.close()
  }
}

/** One tournament after the other, until it is over; the last one to its end. */
async function holdAll(people: readonly Guest[], held: string[], isOver: () => boolean): Promise<void> {
  const [owner] = people
  if (owner === undefined) return
  while (!isOver()) {
    const wish = { ...DUEL, startsAt: Date.now() + 2500 }
    const made = await ask<{ id?: string }>(owner, '/api/tournaments', wish)
    if (made?.id === undefined) continue
    held.push(made.id)
    await Promise.all(people.map(guest => play(guest, `/api/tournaments/${made.id}`)))
  }
}

/** Enters, comes to each table, and gives up where it sits first, until the tournament is over. */
async function play(guest: Guest, path: string): Promise<void> {
  const left = new Set<string>()
  for (;;) {
    const view = await ask<View>(guest, path)
    if (view?.status === 'over') return
    if (view?.status === 'open' && view.me === undefined) await ask(guest, `${path}/enter`, {})
    const mine = view?.bouts.find(({ state, seats }) => state !== 'over' && seats.some(({ me }) => me))
    if (mine?.state === 'waiting' && mine.seats.some(({ me, here }) => me && !here))
      await ask(guest, `${path}/here`, {})
    if (mine?.table !== undefined && mine.seats[0]?.me === true && !left.has(mine.table)) {
      left.add(mine.table)
      await guest.do(mine.table, { do: 'forfeit' })
    }
    await wait(100 + Math.random() * 200)
  }
}

/** Rounds that were not paired once for each, and tables that were not opened once. */
async function paired(store: Store, held: readonly string[], kills: number): Promise<Measure[]> {
  const kept = await Promise.all(held.map(id => store.events.read(id)))
  const all: Tournament[] = kept.flatMap(one => one?.tournament ?? [])
  let twice = 0
  let wrong = 0
  let tables = 0
  for (const { bouts, field, round } of all) {
    for (let n = 1; n <= round; n++) {
      const seated = bouts.filter(one => one.round === n).flatMap(one => one.people)
      twice += Math.abs(seated.length - new Set(seated).size) + Math.max(0, seated.length - field.length)
    }
    for (const { table, people } of bouts) {
      if (table === undefined) continue
      tables++
      const log = await store.readLog(table)
      const sits = log.flatMap(({ by, command }) => (command.do === 'sit' ? [by] : [])).toSorted()
      const starts = log.filter(({ command }) => command.do === 'start').length
      const isKept = (await store.club.finished(table)) !== undefined
      if (starts !== 1 || !isKept || sits.join() !== people.toSorted().join()) wrong++
    }
  }
  const unfinished = all.filter(({ status, off }) => status !== 'over' || off !== undefined).length
  return [
    { what: `seats paired twice in a round, of ${tables} tables after ${kills} kills`, value: twice, most: 0 },
    { what: 'tables that were not opened once, for those who were paired, and played', value: wrong, most: 0 },
    { what: `tournaments that came to no end, of ${all.length}`, value: unfinished, most: 0 },
  ]
}

/** Games are counted once: worked out anew, all ratings are the same to the byte. */
async function rated(site: Site): Promise<Measure[]> {
  const db = await site.openDatabase()
  try {
    const waiting = await db.selectFrom('finished').select('table').where('number', 'is', null).execute()
    const { games, same } = await recompute(db, async () => {})
    return [
      { what: `games that wait to be rated, of ${games}`, value: waiting.length, most: 0 },
      { what: 'ratings that differ when they are worked out anew', value: same ? 0 : 1, most: 0 },
    ]
  } finally {
    await db.destroy()
  }
}

/** A program with a name that is kept: at whichever process answers. */
async function arrive(name: string, origins: readonly string[]): Promise<Guest> {
  const response = await fetch(`${origins[0]}/api/bots`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, rated: true }),
  })
  const { person, token } = (await response.json()) as { person: string; token: string }
  const guest = new Guest(origins[0] ?? '', person, token)
  guest.elsewhere = () => origins[Math.floor(Math.random() * origins.length)] ?? ''
  await guest.connect()
  return guest
}

/** What whichever process answers says; nothing if none does. */
async function ask<T>(guest: Guest, path: string, body?: object): Promise<T | undefined> {
  try {
    const response = await fetch(`${guest.elsewhere?.()}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { cookie: `runatal=${guest.token}`, ...(body && { 'content-type': 'application/json' }) },
      signal: AbortSignal.timeout(5000),
      ...(body && { body: JSON.stringify(body) }),
    })
    return response.ok ? ((await response.json()) as T) : undefined
  } catch {
    return undefined
  }
}

interface View {
  status: string
  me?: object
  bouts: { state: string; table?: string; seats: { me: boolean; here: boolean }[] }[]
}

const DUEL = {
  name: 'Holmgang',
  game: 'brandubh',
  format: 'swiss',
  size: 2,
  rounds: 3,
  clock: { kind: 'bank', seconds: 600, increment: 10 },
  pause: 0,
  programs: true,
  listed: false,
}
const PEOPLE = 6
/** Longer than a process waits before it rates what others have left. */
const A_LOOK = 15_000
