import type { Outcome } from '@runatal/kernel'
import type { Table } from './table.ts'

/** How it ends when one rival, or no person, is left that has not given up; undefined as long as it goes on. */
export function outcomeOfForfeits({ game, match, sittings }: Table): Outcome | undefined {
  const { together } = game
  const left = sittings.filter(({ forfeited }) => !forfeited)
  if ((together || left.length > 1) && left.some(({ person }) => person !== undefined)) return undefined
  return {
    // A team that leaves has neither won nor lost.
    ...(together && { unfinished: true }),
    winners: together ? [] : left.map(({ seat }) => seat),
    places: sittings.map(({ forfeited }) => (forfeited && !together ? left.length + 1 : 1)),
    scores: (match && game.standing?.(match.state)) ?? sittings.map(() => 0),
  }
}
