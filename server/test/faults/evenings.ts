import { setTimeout as wait } from 'node:timers/promises'
import { Guest } from '../guest.ts'
import { record, type Recording } from './recording.ts'

/** People who play game after game, wherever the house answers, until they are asked to come to an end. */
export interface Evenings {
  recordings: readonly Recording[]
  /** All tables that were opened. */
  tables: ReadonlySet<string>
  /** How many commands have been acknowledged so far. */
  acknowledged(): number
  /** Lets the games that are being played come to their end. */
  finish(): Promise<void>
  leave(): void
}

/** At each table two people and a bot; each of them on any process, and on another whenever the line is lost. */
export async function beginEvenings(origins: () => readonly string[], count: number): Promise<Evenings> {
  const tables = new Set<string>()
  const end = { asked: false }
  const anywhere = () => {
    const open = origins()
    return open[Math.floor(Math.random() * open.length)]!
  }
  const pairs = await Promise.all(
    Array.from({ length: count }, () => Promise.all([arrive(anywhere), arrive(anywhere)])),
  )
  const guests = pairs.flat()
  const recordings = guests.map(record)
  const listening = setInterval(() => guests.forEach(leaveTheDeaf), 1000)
  const playing = Promise.all(pairs.map(evening))
  // Whoever looks at it later sees the failure; until then it must not end the program.
  playing.catch(() => {})

  async function evening([host, other]: Guest[]) {
    for (let game = 0; !end.asked || game === 0; game++) {
      const table = await again(() => host!.open({ seats: 3, bots: [null, null, 'random'], clock: CLOCK }))
      tables.add(table)
      await Promise.all([host!.watch(table), other!.watch(table)])
      await other!.do(table, { do: 'sit', seat: 1, name: 'Other' })
      await host!.do(table, { do: 'start' })
      await Promise.all([host!, other!].map(guest => guest.play(table, pick, PAUSE)))
      for (const guest of [host!, other!]) {
        guest.say({ t: 'unwatch', table })
        guest.forget(table)
      }
    }
  }

  return {
    recordings,
    tables,
    acknowledged: () => recordings.reduce((sum, { heard }) => sum + heard.filter(({ t }) => t === 'done').length, 0),
    async finish() {
      end.asked = true
      await playing
    },
    leave() {
      clearInterval(listening)
      for (const guest of guests) guest.leave()
    },
  }
}

/** More time than anybody takes: whoever loses by it has been wronged. */
const CLOCK = { kind: 'bank', seconds: 3000, increment: 5 }

/** A house that says nothing for so long is left for another. */
const PATIENCE = 4000

function leaveTheDeaf(guest: Guest) {
  if (performance.now() - guest.lastHeard > PATIENCE) guest.abandon()
  else guest.say({ t: 'ping' })
}

/** Below what one person may send a second. */
const PAUSE = 45

async function arrive(anywhere: () => string): Promise<Guest> {
  const guest = await again(() => Guest.arrive(anywhere(), 'Guest'))
  guest.remembers = false
  guest.patience = 300_000
  guest.elsewhere = anywhere
  return guest
}

function pick(options: unknown[]): unknown {
  return options[Math.floor(Math.random() * options.length)]
}

/** While the house is away, one asks again. */
async function again<T>(act: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await act()
    } catch (error) {
      if (tries > 600) throw error
      await wait(100)
    }
  }
}
