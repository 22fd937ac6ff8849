import { type Plan } from '@runatal/club'
import { type AnyGame, isRefusal, settle } from '@runatal/kernel'
import { clockFits, isName, ownChoice } from '@runatal/table'
import type { Static } from 'typebox'
import { rulesOf } from '../rules-of.ts'
import type { EventBody } from './event-schemas.ts'

/** The plan that somebody has settled, or why there can be no such tournament. */
export async function planOf(body: Static<typeof EventBody>, now: number): Promise<Plan | NotPlanned> {
  const game = await rulesOf(body.game)
  if (game === undefined) return no(`There is no game called '${body.game}'`)
  const { clock, choices = {} } = body
  if (!isName(body.name)) return no('A tournament has a name of letters, up to 60 characters')
  if (clock.kind === 'none') return no('A tournament has a clock: with none, one table could hold up all others')
  if (!clockFits(clock)) return no('A clock gives 1 second to 30 days')
  const unfit = sizeUnfit(game, body)
  if (unfit !== undefined) return no(unfit)
  const setting = settle(game, { seats: body.size, table: choices })
  if (isRefusal(setting)) return setting
  if (ownChoice(game, choices) !== undefined) return no('A tournament is played with what everybody has')
  if (body.startsAt < now - LATE || body.startsAt > now + A_YEAR)
    return no('A tournament begins today at the earliest, and within a year')
  return {
    name: body.name.trim(),
    game: game.id,
    format: body.format,
    size: body.size,
    rounds: body.rounds ?? 5,
    lasts: (body.lasts ?? 60) * A_MINUTE,
    choices,
    clock,
    startsAt: body.startsAt,
    patience: (body.patience ?? 5) * A_MINUTE,
    pause: (body.pause ?? 60) * 1000,
    places: body.places ?? 16,
    listed: body.listed ?? true,
    checkIn: body.checkIn ?? false,
    ...(body.below !== undefined && { below: body.below }),
    weekly: body.weekly ?? false,
    programs: body.programs ?? false,
  }
}

export interface NotPlanned {
  refused: string
  text: string
}

function sizeUnfit(game: AnyGame, { format, size }: Static<typeof EventBody>): string | undefined {
  const { min, max } = game.seats
  if (size < min || size > max) return `${game.id} is played by ${min} to ${max}`
  if ((game.together === true) !== (format === 'race'))
    return game.together
      ? 'What is played together is raced: parties on one seed'
      : 'Only what is played together is raced'
  if (format === 'race') return undefined
  if (size < 2) return 'A table of a tournament has two at least'
  // The last tables may have one or two fewer.
  if (min > 2) return `${game.id} needs ${min} at every table`
  if ((format === 'round' || format === 'knockout') && size !== 2) return 'A bracket and a round robin are duels'
  return undefined
}

function no(text: string): NotPlanned {
  return { refused: 'bad-plan', text }
}

const A_MINUTE = 60_000
const LATE = 5 * A_MINUTE
const A_YEAR = 366 * 24 * 60 * A_MINUTE
