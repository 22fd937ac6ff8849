import { randomInt } from 'node:crypto'
import type { Pace } from '@runatal/club'
import { starOf } from '@runatal/bots'
import type { AnyGame } from '@runatal/kernel'
import { type ClockRule, type Command, namedBots, type PersonId } from '@runatal/table'
import type { Call } from '../store/pairing.ts'
import { PositionTaken } from '../store/store.ts'
import type { Tables } from '../tables.ts'

/**
 * Opens the table that people were called to, with all in their seats. Each command has a name of its own: what another
 * process has begun is not done twice.
 */
export async function seatAll(
  tables: Tables,
  { table, game, pace, people, bots }: Call,
  failed: (error: unknown) => void,
): Promise<void> {
  const host = people[0]?.person
  if (host === undefined) return
  const wish = { game, seats: people.length + bots.length, choices: {}, clock: CLOCKS[pace], open: false }
  const opened = await tables.open(host, { ...wish, named: { table }, met: 'paired' }).catch((error: unknown) => {
    if (error instanceof PositionTaken) return undefined
    throw error
  })
  if (opened !== undefined && 'refused' in opened) throw new Error(`${game} cannot be opened: ${opened.text}`)
  const commands: { by: PersonId; command: Command }[] = [
    ...people.map(({ person, name }, seat) => ({ by: person, command: { do: 'sit' as const, seat, name } })),
    ...bots.map((bot, i) => ({ by: host, command: { do: 'addBot' as const, seat: people.length + i, bot } })),
    { by: host, command: { do: 'start' } },
  ]
  for (const [n, { by, command }] of commands.entries()) {
    const answer = await tables.command(table, by, `paired-${n}`, command)
    if ('refused' in answer && answer.refused !== 'started')
      failed(new Error(`Table ${table}, ${command.do}: ${answer.text}`))
  }
}

/** So many bots, of the kind that is nearest in strength to those who play. */
export function botsNear(game: AnyGame, count: number, strengths: readonly number[]): string[] {
  const mean = strengths.reduce((sum, mu) => sum + mu, 0) / strengths.length
  const far = (bot: string) => Math.abs(starOf(game, bot) - mean)
  const [nearest] = namedBots(game).toSorted((a, b) => far(a) - far(b))
  return nearest === undefined ? [] : Array.from({ length: count }, () => nearest)
}

/** Who sits first is nobody's choice. */
export function shuffled<T>(all: readonly T[]): T[] {
  const left = [...all]
  return all.flatMap(() => left.splice(randomInt(left.length), 1))
}

const CLOCKS: Record<Pace, ClockRule> = {
  live: { kind: 'bank', seconds: 180, increment: 20 },
  letter: { kind: 'days', days: 1 },
}
