import { starOf } from '@runatal/bots'
import type { FinishedGame, FinishedSeat, Unrated } from '@runatal/club'
import { ownChoice, type Sitting, type Table } from '@runatal/table'

/** What the club hears of a table whose game has just ended, at this wall time. */
export function finishedOf(table: Table, now: number): FinishedGame | undefined {
  const { outcome, match, game, clocks } = table
  if (outcome === undefined || match === undefined) return undefined
  const seats = table.sittings.map((sitting): FinishedSeat => ({
    ...whoOf(table, sitting),
    place: outcome.places[sitting.seat] ?? table.sittings.length,
    score: outcome.scores[sitting.seat] ?? 0,
  }))
  const unrated = whyUnrated(table)
  return {
    table: table.id,
    game: game.id,
    pace: clocks.rule.kind === 'days' ? 'letter' : 'live',
    endedAt: now,
    moves: match.log.length,
    seats,
    ...(game.together && { box: { scenario: scenarioOf(table), beaten: outcome.winners.length > 0 } }),
    ...(unrated && { unrated }),
  }
}

function whoOf({ game }: Table, { person, bot, forfeited }: Sitting): Partial<FinishedSeat> {
  if (person !== undefined) return { person, ...((forfeited || bot !== undefined) && { left: true as const }) }
  return bot === undefined ? {} : { bot, star: starOf(game, bot) }
}

/** Why a game of this table is not rated, as far as the table itself can tell; who has a kept name is asked later. */
export function whyUnrated({ sittings, game, choices, open, opening, wentBack, outcome }: Table): Unrated | undefined {
  const people = sittings.flatMap(({ person }) => person ?? [])
  if (people.length === 0) return 'nobody'
  if (opening.sealedUntil !== undefined) return 'daily'
  if (new Set(people).size < people.length || opening.oneScreen) return 'several-seats'
  if (sittings.length === 1 && !game.together) return 'alone'
  if (ownChoice(game, choices) !== undefined) return 'own'
  // Bots let nobody win: who plays them alone need not have met them.
  if (people.length > 1 && !open && opening.met === undefined) return 'private'
  if (outcome?.unfinished) return 'unfinished'
  return wentBack ? 'undo' : undefined
}

/** The box that a team plays against: what was chosen for the whole table, for so many heroes. */
export function scenarioOf({ game, choices, sittings }: Table): string {
  const declared: Record<string, { first: unknown }> = game.choices.table
  const chosen = Object.entries(declared).map(([name, { first }]) => `${name}=${choices[name] ?? String(first)}`)
  return [`seats=${sittings.length}`, ...chosen.toSorted()].join(';').slice(0, LONGEST)
}

const LONGEST = 300
