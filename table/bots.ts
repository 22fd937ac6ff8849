import { type AnyGame, SealedChance, type Seat } from '@runatal/kernel'
import type { Table } from './table.ts'

/** Who plays on for somebody who has left, where the game has nobody of its own. */
export const STAND_IN = 'greedy'

/** Bots that play any game, by name: five levels, and what some of them are made of. */
const NAMED: readonly string[] = [
  'novice',
  'apprentice',
  'adept',
  'master',
  'grandmaster',
  'random',
  'policy',
  'greedy',
]

/** What somebody is told who names a budget. */
export const BY_NAME =
  'How long a bot thinks is not for you to say: choose a level (novice, apprentice, adept, master, grandmaster) or another by name'

/** All that may be given a seat here. How long each of them thinks is not for people to say. */
export function namedBots(game: AnyGame): string[] {
  return [...new Set([...(game.guide?.paced?.levels ?? []), ...NAMED])]
}

/** A bot by the name that it may be asked for now: older tables have some that were given a budget. */
export function namedBot(bot: string): string {
  return bot.includes(':') ? 'master' : bot
}

export function standInOf(game: AnyGame): string {
  return game.guide?.paced?.standIn ?? STAND_IN
}

/** The seats that a bot plays now and that owe a decision; those that play against the clock have their intents. */
export function botsToMove(table: Table): { seat: Seat; bot: string }[] {
  const movers: { seat: Seat; bot: string }[] = []
  for (const seat of table.waitingFor()) {
    const { bot } = table.sittings[seat]!
    if (bot !== undefined && !isPaced(table.game, bot)) movers.push({ seat, bot })
  }
  return movers
}

/** What a bot that plays against the clock means to do next, and when, in table time. */
export interface Intent {
  seat: Seat
  ask: number
  move: unknown
  at: number
}

export function intentsOf({ game, match, opening, sittings, status }: Table): Intent[] {
  const paced = game.guide?.paced
  if (paced === undefined || match === undefined || status !== 'playing') return []
  return sittings.flatMap(({ seat, bot }) => {
    if (bot === undefined || !isPaced(game, bot)) return []
    const intent = paced.intend(match.view(seat), seat, bot, luckOf(opening.seed, seat))
    return intent === undefined ? [] : { seat, ask: intent.ask.id, move: intent.move, at: intent.at }
  })
}

function isPaced(game: AnyGame, bot: string): boolean {
  return game.guide?.paced?.levels.includes(bot) ?? false
}

/** A bot's luck for the whole game: from the seed, so that a game of bots is the same again. */
function luckOf(seed: string, seat: Seat): number[] {
  const chance = new SealedChance(seed, BOTS_LUCK + seat)
  return [chance.int(2 ** 31), chance.int(2 ** 31)]
}

/** Far beyond the last position of any log. */
const BOTS_LUCK = 2 ** 30
