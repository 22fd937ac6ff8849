import { randomUUID } from 'node:crypto'
import { type Command, namedBot, type PersonId, type Refused, STAND_IN, type Table } from '@runatal/table'
import type { Club } from './store/club.ts'
import type { TableLimit } from './store/store.ts'
import type { Answer, By, NewTable, Tables } from './tables.ts'

/** What somebody wants who opens a table: the table, and who sits at it from the start. */
export interface Invitation extends NewTable {
  /** Per seat: a bot, or null for a person. */
  bots: (string | null)[]
  name: string
}

/** Opens a table with its bots in their seats and the host in the first one that is free. */
export async function openTable(
  tables: Tables,
  host: PersonId,
  invitation: Invitation,
  limit: TableLimit,
): Promise<Opened> {
  const { bots, name, ...wish } = invitation
  if (bots.length > wish.seats)
    return { refused: 'bad-setting', text: `Bots are named for ${bots.length} seats, but there are ${wish.seats}` }
  const seats = Array.from({ length: wish.seats }, (_, seat) => bots[seat] ?? undefined)
  const mine = seats.indexOf(undefined)
  const commands: Command[] = seats.flatMap((bot, seat) => (bot === undefined ? [] : { do: 'addBot', seat, bot }))
  if (mine >= 0) commands.unshift({ do: 'sit', seat: mine, name })
  return openWith(
    tables,
    host,
    wish,
    commands.map(command => ({ by: host, command })),
    limit,
  )
}

async function openWith(
  tables: Tables,
  host: PersonId,
  wish: NewTable,
  first: readonly By[],
  limit?: TableLimit,
): Promise<Opened> {
  const table = await tables.open(host, wish, first, limit)
  if ('refused' in table) return table
  for (const { by, command } of first) {
    const refused = refusal(await tables.command(table.id, by, randomUUID(), command))
    if (refused !== undefined) return refused
  }
  return { table: table.id }
}

export type Opened = { table: string } | Refused

/** Opens the next game of those who have just played: same table, same seats. Once: whoever asks later gets it too. */
export class Rematches {
  private readonly tables: Tables
  private readonly club: Pick<Club, 'isApart'>
  private readonly opening = new Map<string, Promise<Opened>>()

  constructor(tables: Tables, club: Pick<Club, 'isApart'>) {
    this.tables = tables
    this.club = club
  }

  open(id: string, by: PersonId): Promise<Opened | undefined> {
    const under = this.opening.get(id)
    if (under !== undefined) return under.then(() => this.once(id, by))
    return this.once(id, by)
  }

  private async once(id: string, by: PersonId): Promise<Opened | undefined> {
    const old = await this.tables.look(id, table => table)
    if (old === undefined) return undefined
    if (old.seatsOf(by).length === 0) return { refused: 'not-seated', text: 'You have no seat at this table' }
    if (old.status !== 'over') return { refused: 'not-started', text: 'The game is not over yet' }
    if (old.rematch !== undefined) return { table: old.rematch }
    // Who is blocked is not told so.
    if (await this.anyApart(old))
      return { refused: 'no-such-seat', text: 'These players do not sit down together again' }
    const opening = this.opening.get(id) ?? this.reopen(old, by)
    this.opening.set(id, opening)
    return opening.finally(() => this.opening.delete(id))
  }

  /** Whether one of those who played has blocked another. */
  private async anyApart({ sittings }: Table): Promise<boolean> {
    const people = [...new Set(sittings.flatMap(({ person }) => person ?? []))]
    const apart = await Promise.all(people.map((person, i) => this.club.isApart(person, people.slice(i + 1))))
    return apart.includes(true)
  }

  private async reopen(old: Table, by: PersonId): Promise<Opened> {
    const wish = {
      game: old.game.id,
      seats: old.sittings.length,
      choices: old.choices,
      clock: old.clocks.rule,
      open: false,
      // Those who met in the lobby, or by the house, may go on as they have begun.
      ...((old.open || old.opening.met !== undefined) && { met: 'rematch' as const }),
    }
    const first = old.sittings.flatMap(({ seat, person, name, bot, choices }): By[] => {
      const who = person ?? by
      const sit: Command =
        person === undefined ? { do: 'addBot', seat, bot: namedBot(bot ?? STAND_IN) } : { do: 'sit', seat, name }
      const chosen: By[] =
        Object.keys(choices).length > 0 ? [{ by: who, command: { do: 'choose', seat, choices } }] : []
      return [{ by: who, command: sit }, ...chosen]
    })
    const fresh = await openWith(this.tables, by, wish, first)
    if ('refused' in fresh) return fresh
    const told = await this.tables.command(old.id, by, randomUUID(), { do: 'rematch', table: fresh.table })
    // Somebody else's process may have been first.
    const taken = await this.tables.look(old.id, table => table.rematch)
    return taken === undefined ? (refusal(told) ?? fresh) : { table: taken }
  }
}

function refusal(answer: Answer): Refused | undefined {
  return 'refused' in answer ? answer : undefined
}
