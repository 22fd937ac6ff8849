import { api } from '../api.ts'
import type { GameId } from '../games.ts'
import { introduceMe, myName } from '../me.ts'
import { ask, refreshSummaries, summaries } from '../tables/desk.ts'
import { newLocalId } from '../tables/local.ts'
import type { Today } from './daily.ts'

/** The deals of the day without a network: what the house said last, and my tries on this device until it has them. */

/** A try on this device. */
interface Away {
  day: number
  game: GameId
  table: string
  /** What I am called, where the house does not know me yet. */
  name: string
}

const TODAY = 'runatal.today'
const AWAY = 'runatal.away'

export function keepToday(today: Today): void {
  keep(TODAY, today)
}

/** What the house said of today, if it is still today. */
export function keptToday(): Today | undefined {
  const today = read(TODAY) as Today | undefined
  const now = Date.now()
  return today !== undefined && today.until > now ? { ...today, now } : undefined
}

/** My try at a game of a day that the house does not have yet. */
export function awayOf(day: number, game: GameId): Away | undefined {
  return all().find(one => one.day === day && one.game === game)
}

/** Today with what was begun or played here. Games that need the house and were not played are left as they are. */
export async function withAway(today: Today | undefined): Promise<Today | undefined> {
  if (today === undefined || all().length === 0) return today
  await refreshSummaries()
  const games = today.games.map(deal => {
    const mine = deal.mine === undefined ? awayOf(today.day, deal.game) : undefined
    if (mine === undefined) return deal
    // Where it stands among others only the house can say.
    return { ...deal, mine: { table: mine.table, away: true as const, over: false } }
  })
  return { ...today, games }
}

/** Deals the game on this device. Gives its table; nothing where it needs the house. */
export async function beginAway(
  { day, until, games }: Today,
  game: GameId,
  guest: string,
): Promise<string | undefined> {
  const deal = games.find(one => one.game === game)
  if (deal?.away === undefined || deal.mine !== undefined) return undefined
  const { seed, choices, seatChoices } = deal.away
  const table = newLocalId()
  const name = myName() || guest
  const refused = await ask('start', {
    table,
    plan: {
      game,
      seats: [{ name }],
      choices,
      seatChoices: [seatChoices],
      clock: { kind: 'none' },
      sealed: { seed, until },
    },
  })
  if (refused !== undefined) return undefined
  keep(AWAY, [...all(), { day, game, table, name }])
  return table
}

/** Sends what was played to its end; the house plays it again. Whether it has taken in anything. */
export async function sendAway(today: number): Promise<boolean> {
  const mine = all()
  if (mine.length === 0) return false
  await refreshSummaries()
  let taken = false
  for (const one of mine) {
    const status = summaries.get().find(({ id }) => id === one.table)?.status
    const isOver = one.day === today && status === 'over'
    const answer = isOver ? await send(one) : undefined
    if (answer !== undefined && 'table' in answer) taken = true
    // Of another day, forgotten here, or refused: it counts no more.
    if (one.day !== today || status === undefined || isFinal(answer)) forget(one)
  }
  return taken
}

async function send({ day, game, table, name }: Away) {
  if (!(await introduceMe(name))) return undefined
  const finished = await ask('finished', { table })
  const moves = finished?.record.log.flatMap(entry => ('move' in entry ? [{ ask: entry.ask, move: entry.move }] : []))
  return moves === undefined ? undefined : api.sendDaily(game, { day, moves })
}

/** Whether to ask again would change nothing. */
function isFinal(answer: Awaited<ReturnType<typeof send>>): boolean {
  return answer !== undefined && !('refused' in answer && PASSING.has(answer.refused))
}

const PASSING: ReadonlySet<string> = new Set(['too-fast', 'no-identity', 'broken'])

function forget({ table }: Away) {
  keep(
    AWAY,
    all().filter(one => one.table !== table),
  )
}

function all(): Away[] {
  return (read(AWAY) as Away[] | undefined) ?? []
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

function keep(key: string, what: object) {
  try {
    localStorage.setItem(key, JSON.stringify(what))
  } catch {
    // A browser that keeps nothing plays with the house only.
  }
}
