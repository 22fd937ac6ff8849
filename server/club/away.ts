import { setImmediate } from 'node:timers/promises'
import type { AnyGame } from '@runatal/kernel'
import { type Command, type Opening, type PersonId, Table, type TableEntry } from '@runatal/table'

/** A move that was made without a network, and the question that it answers. */
export interface AwayMove {
  ask: number
  move: unknown
}

/** Why it does not count, in one sentence. */
export interface NotTaken {
  refused: string
  text: string
}

/** Under which name tries are kept of the deal that may be taken along: its contest is one of its own. */
export function awayKey(game: string): string {
  return `${game}~away`
}

/**
 * A game that was played without a network, played again by the house: its seed and its rules are the house's, and only the
 * moves are somebody's, so that nothing can be made up. Gives the table, or why it is none.
 */
export async function replayAway(
  id: string,
  game: AnyGame,
  opening: Opening,
  person: PersonId,
  first: readonly Command[],
  moves: readonly AwayMove[],
): Promise<{ table: Table; log: TableEntry[] } | NotTaken> {
  const opened: TableEntry = { position: 0, at: 0, by: person, id: 'open', command: opening }
  const log = [opened]
  const table = new Table(id, game, opened)
  const commands: Command[] = [...first, ...moves.map(({ ask, move }): Command => ({ do: 'move', ask, move }))]
  for (const [n, command] of commands.entries()) {
    const entry = table.decide(person, `away-${n}`, command, n)
    if ('refused' in entry) return entry
    table.happen(entry)
    log.push(entry)
    // Others have their turn between.
    if (n % AT_A_TIME === 0) await setImmediate()
  }
  if (table.status !== 'over') return { refused: 'not-over', text: 'The game that was sent is not over' }
  return { table, log }
}

const AT_A_TIME = 8
