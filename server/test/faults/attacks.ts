import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { attackChat } from './attack-chat.ts'
import { attackLobby } from './attack-lobby.ts'
import { attackPairing } from './attack-pairing.ts'
import { attackRace } from './attack-race.ts'
import { attackTournaments } from './attack-tournament.ts'
import { attackByBots } from './attack-starve.ts'
import { attackByUndo } from './attack-undo.ts'
import { openEmbedded, openSite, type Site } from './site.ts'

/** What was measured while somebody tried to starve others, and how much it may be. */
export interface Measure {
  what: string
  value: number
  most: number
}

/** Something that one person, or a few, could do to everybody else. */
export interface Attack {
  describe: string
  /** `times`: how often something is to be broken, where it is. */
  run(site: Site, times: number): Promise<Measure[]>
  /** How many processes there are on PostgreSQL. */
  processes?: number
}

export const ATTACKS = {
  starve: {
    describe: 'three people have sixty tables of masters play; forty of an older house would think for ever',
    run: attackByBots,
  },
  undo: { describe: 'a table of 873 moves that were taken back is looked at again and again', run: attackByUndo },
  chat: { describe: 'somebody talks without end, and in more than one line', run: attackChat },
  lobby: { describe: 'three people open, watch and leave as many tables as they can, all at once', run: attackLobby },
  race: { describe: 'somebody’s line only looks long, and the house goes down in a countdown', run: attackRace },
  pairing: {
    describe: 'processes are killed (SIGKILL) while people look for opponents; `--times` says how often',
    run: attackPairing,
    processes: 3,
  },
  tournament: {
    describe: 'processes are killed (SIGKILL) while people play tournaments that are rated; `--times` says how often',
    run: attackTournaments,
    processes: 3,
  },
} satisfies Record<string, Attack>

export type AttackName = keyof typeof ATTACKS

/** The attack on one process, on each of the two stores. */
export async function attack({ run, processes = 1 }: Attack, times: number): Promise<Record<string, Measure[]>> {
  const folder = await mkdtemp(join(tmpdir(), 'runatal-attack-'))
  try {
    return {
      SQLite: await on(openEmbedded(folder), run, times),
      PostgreSQL: await on(openSite(processes), run, times),
    }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function on(opening: Promise<Site>, run: Attack['run'], times: number): Promise<Measure[]> {
  const site = await opening
  try {
    return await run(site, times)
  } finally {
    await site.close()
  }
}
