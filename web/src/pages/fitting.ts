import { type AnyGame, type Choice, isRefusal, settle } from '@runatal/kernel'
import { type Draft, sitting } from './plan.ts'

type Chosen = Readonly<Record<string, string>>

/** The values of a choice that so many seats allow: no seat is named that is not there. */
export function offered(game: AnyGame, seats: number, name: string): string[] {
  const all = choice(game, name).values.map(String)
  const fit = all.filter(value => fits(game, seats, name, value))
  // Too few seats fit nothing at all: that is said elsewhere.
  return fit.length > 0 ? fit : all
}

/** The seats that only a person may hold. */
export function peopleOnly(game: AnyGame, seats: number, table: Chosen): readonly number[] {
  const setting = settle(game, { seats, table })
  return isRefusal(setting) ? [] : (game.people?.(setting) ?? [])
}

/** What the seats no longer allow goes back to how it begins, and no bot stays where only a person may sit. */
export function mended(game: AnyGame, draft: Draft): Draft {
  const seats = sitting(draft)
  const choices = Object.fromEntries(
    Object.entries(draft.choices).map(([name, value]) => {
      // A value of one's own is not among those offered.
      const stays = fits(game, seats.length, name, value) || offered(game, seats.length, name).includes(value)
      return [name, stays ? value : String(choice(game, name).first)]
    }),
  )
  const people = peopleOnly(game, seats.length, choices)
  const chairs = draft.chairs.map(chair =>
    chair.kind === 'bot' && people.includes(seats.indexOf(chair)) ? { ...chair, kind: 'person' as const } : chair,
  )
  return { ...draft, choices, chairs }
}

function fits(game: AnyGame, seats: number, name: string, value: string): boolean {
  return !isRefusal(settle(game, { seats, table: { [name]: value } }))
}

function choice(game: AnyGame, name: string): Choice<unknown> {
  const declared: Record<string, Choice<unknown>> = game.choices.table
  const found = declared[name]
  if (found === undefined) throw new Error(`${game.id} has nothing called '${name}' to choose`)
  return found
}
