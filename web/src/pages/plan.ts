import type { AnyGame } from '@runatal/kernel'
import { at } from '@runatal/look/at.ts'
import type { ClockRule } from '@runatal/table'
import type { NewTable } from '../api.ts'
import type { Level } from '@runatal/look/manifest.ts'
import type { GameId } from '../games.ts'
import { settled } from '../parts/settled.ts'
import { botOf } from '../tables/bots.ts'
import type { Plan } from '../tables/house.ts'

export type Place = 'here' | 'link' | 'public'
export type Pace = 'none' | 'bank' | 'days'

export interface Chair {
  kind: 'person' | 'bot' | 'closed'
  level: Level
  /** Who sits here, at one screen. */
  name: string
  /** What was chosen for this seat; the rest takes its first value. */
  choices: Record<string, string>
}

/** What the new-table page has gathered so far. */
export interface Draft {
  place: Place
  pace: Pace
  chairs: Chair[]
  choices: Record<string, string>
}

export const PACES: Record<Pace, ClockRule> = {
  none: { kind: 'none' },
  bank: { kind: 'bank', seconds: 180, increment: 20 },
  days: { kind: 'days', days: 1 },
}

/** A first proposal: me, two bots, this screen. */
export function firstDraft(game: AnyGame, me: string): Draft {
  const { min, max } = game.seats
  const open = Math.min(max, Math.max(min, 3))
  return {
    place: 'here',
    pace: 'none',
    chairs: Array.from({ length: max }, (_, i) => ({
      kind: i === 0 ? 'person' : i < open ? 'bot' : 'closed',
      level: 'adept',
      name: i === 0 ? me : '',
      choices: {},
    })),
    choices: first(game.choices.table),
  }
}

export function sitting(draft: Draft): Chair[] {
  return draft.chairs.filter(({ kind }) => kind !== 'closed')
}

/** What each chair has, chosen or by itself; closed ones have what they would get. */
export function optionsOf(game: AnyGame, draft: Draft): Record<string, string>[] {
  const { chairs } = draft
  const open = chairs.flatMap(({ kind }, i) => (kind === 'closed' ? [] : i))
  // Open chairs choose first; those that are closed get what is left.
  const order = [...open, ...chairs.keys().filter(i => !open.includes(i))]
  const all = settled(
    game,
    draft.choices,
    order.map(i => at(chairs, i).choices),
  )
  return chairs.map((_, i) => at(all, order.indexOf(i)))
}

/** For a table on this device. */
export function localPlan(game: GameId, draft: Draft, guest: (n: number) => string): Plan {
  const seats = sitting(draft).map((chair, i) =>
    chair.kind === 'bot' ? { bot: botOf(game, chair.level) } : { name: chair.name.trim() || guest(i + 1) },
  )
  return {
    game,
    seats,
    choices: draft.choices,
    seatChoices: sitting(draft).map(({ choices }) => choices),
    clock: PACES[draft.pace],
  }
}

/** For a table on the server. */
export function serverPlan(game: GameId, draft: Draft, name: string): NewTable {
  const seats = sitting(draft)
  return {
    game,
    seats: seats.length,
    choices: draft.choices,
    clock: PACES[draft.pace],
    open: draft.place === 'public',
    bots: seats.map(({ kind, level }) => (kind === 'bot' ? botOf(game, level) : null)),
    name,
  }
}

function first(choices: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(choices).map(([name, choice]) => [name, String((choice as { first: unknown }).first)]),
  )
}
