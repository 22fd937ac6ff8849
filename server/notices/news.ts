import { nameOfGame } from '@runatal/games'
import { leaveOut, type PersonId, type Table } from '@runatal/table'
import type { Notice, Store } from '../store/store.ts'
import type { Tables } from '../tables.ts'
import type { NoticeKind } from './kinds.ts'

/** What a notice says: facts, told in words only where its reader's language is known. */
export interface News {
  kind: NoticeKind
  /** What the game is called; a tournament has a name of its own. */
  game: string
  /** Who else sits there, or who invites. */
  people: string[]
  event?: string
  /** Where it leads, within the hall. */
  path: string
}

/** What there is to tell by now; undefined if it is no longer so. */
export async function newsOf({ kind, about, person }: Notice, store: Store, tables: Tables): Promise<News | undefined> {
  switch (kind) {
    case 'turn':
      return turnOf(await tables.look(about, table => turnAt(table, person)).catch(leaveOut))
    case 'invitation': {
      const asked = (await store.friends.invitationsOf(person, 0)).find(({ table }) => table === about)
      const by = asked && ((await store.club.keptOf([asked.by]))[0] ?? (await store.findPerson(asked.by)))
      return asked && by && { kind, game: await nameOfGame(asked.game), people: [by.name], path: `/t/${about}` }
    }
    case 'event':
    case 'bout': {
      const t = (await store.events.read(about))?.tournament
      const mine = t?.entrants.find(one => one.person === person)
      if (t === undefined || mine === undefined || mine.state === 'out') return undefined
      const awaited = t.bouts.some(
        ({ state, people, here }) => state === 'waiting' && people.includes(person) && !here.includes(person),
      )
      if (kind === 'event' ? t.status !== 'open' || mine.checkedIn : !awaited) return undefined
      return { kind, game: await nameOfGame(t.plan.game), people: [], event: t.plan.name, path: `/tournament/${about}` }
    }
  }
}

/** Who else sits at a table where somebody owes a decision. */
function turnAt(table: Table, person: PersonId) {
  const { id, game, sittings } = table
  const owes = table.waitingFor().some(seat => sittings[seat]?.person === person)
  const people = sittings.filter(sitting => sitting.person !== person).map(({ name }) => name)
  return owes ? { table: id, game: game.id, people } : undefined
}

async function turnOf(found: ReturnType<typeof turnAt>): Promise<News | undefined> {
  return (
    found && {
      kind: 'turn',
      game: await nameOfGame(found.game),
      people: found.people,
      path: `/t/${found.table}`,
    }
  )
}
