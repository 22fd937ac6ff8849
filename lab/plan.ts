import { createHash } from 'node:crypto'

/** What a run plays: all that decides which games are played, and nothing of how (workers, folders). */
export interface Plan {
  /** The id of a game of the house, or the path of a module that exports one. */
  game: string
  seats: number
  /** What was chosen for the table, where it is not the game's first value. */
  table: Readonly<Record<string, Chosen>>
  /** The files that such values were read from, where they are not the game's own. */
  files?: Readonly<Record<string, string>>
  /** The bot at each seat in the first game of every bundle. */
  bots: readonly string[]
  seed: number
  /**
   * A bundle is one seed played once for each different rotation of the bots round the seats, so that every bot sits
   * everywhere with the same cards.
   */
  bundles: number
  sprt?: Sprt
}

export type Chosen = string | number | boolean

/** A sequential test whether the first bot is better than the second: it may stop the run early. */
export interface Sprt {
  /** How often we accept to call an equal bot better. */
  alpha: number
  /** How often we accept to miss that it is better. */
  beta: number
  /** How much better counts as better: duels won less duels lost, as a share of all. */
  margin: number
}

/** One game of a run. */
export interface Place {
  bundle: number
  rotation: number
}

/** The different rotations of the bots round the seats: who sits where in each game of a bundle. */
export function lineUps(bots: readonly string[]): string[][] {
  const rotations = bots.map((_, turn) => bots.map((_bot, seat) => bots[(seat + bots.length - turn) % bots.length]!))
  const again = rotations.findIndex((lineUp, turn) => turn > 0 && lineUp.every((bot, seat) => bot === bots[seat]))
  return again < 0 ? rotations : rotations.slice(0, again)
}

/** The bots of a run, each named once, in the order they were given. */
export function differentBots(plan: Plan): string[] {
  return [...new Set(plan.bots)]
}

/** The two bots that a sequential test compares. */
export function rivals(plan: Plan): [string, string] | undefined {
  const [first, second] = differentBots(plan)
  return first === undefined || second === undefined ? undefined : [first, second]
}

/** The seed of a bundle's games: no two bundles of any two runs share one. */
export function bundleSeed(seed: number, bundle: number): number {
  return seed * MOST_BUNDLES + bundle
}

export const MOST_BUNDLES = 2 ** 20
export const MOST_SEED = 2 ** 32 - 1

/** Names a run: the same games have the same name, however many of them are played and by how many workers. */
export function runId(plan: Plan, sources: string): string {
  const { game, seats, table, bots, seed } = plan
  const hash = createHash('sha256').update(JSON.stringify({ game, seats, table, bots, seed, sources }))
  return `${gameName(game)}-${hash.digest('hex').slice(0, 12)}`
}

/** Names what a run came to: more games of the same run are another report. */
export function reportName(plan: Plan, sources: string): string {
  const games = plan.bundles * lineUps(plan.bots).length
  return `${runId(plan, sources)}-${games}${plan.sprt === undefined ? '' : '-sprt'}`
}

/** The command that plays this run again, or one game of it. */
export function command(plan: Plan, replay?: Place): string {
  const words = [plan.game, '--seats', plan.seats, '--bots', plan.bots.join(',')]
  for (const [name, value] of chosenIn(plan)) words.push(`--${name}`, value as string | number)
  words.push('--seed', plan.seed)
  if (replay !== undefined) words.push('--replay', `${replay.bundle}.${replay.rotation}`)
  else {
    words.push('--games', plan.bundles * lineUps(plan.bots).length)
    if (plan.sprt !== undefined) {
      const { alpha, beta, margin } = plan.sprt
      words.push('--sprt', '--alpha', alpha, '--beta', beta, '--margin', margin)
    }
  }
  return `npm run lab -- ${words.map(word => quoted(String(word))).join(' ')}`
}

/** What was chosen for the table as it was written: what came from a file is named by it. */
export function chosenIn({ table, files }: Plan): [string, Chosen][] {
  return Object.entries(table).map(([name, value]) => [name, files?.[name] ?? value])
}

/** A game's name without the path of its module. */
export function gameName(game: string): string {
  return game.replace(/^.*[\\/]/, '').replace(/\.[jt]s$/, '')
}

function quoted(word: string): string {
  return /^[\w.,:/@-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`
}
