import { createHash } from 'node:crypto'
import { victoryOf } from '@runatal/kernel'
import { type Bundle, isCrashed, isPlayed, type Played } from '../bundle.ts'
import { command, differentBots, lineUps, type Place, type Plan } from '../plan.ts'
import { type CardFinding, cardFindings } from './cards.ts'
import { type Duels, duelsOf, sumOfDuels } from './duels.ts'
import { type Rating, ratings } from './rating.ts'
import type { Verdict } from './sequential.ts'
import { type Part, type Share, shareOf } from './share.ts'
import { type Histogram, histograms, type Spread, spreadOf } from './spread.ts'

/** Everything that a run found out. No time and no machine in it: the same plan gives the same bytes anywhere. */
export interface Results {
  plan: Plan
  /** Fingerprint of the code that played. */
  sources: string
  command: string
  bundleSize: number
  bundles: number
  /** Finished games, without those that crashed. */
  games: number
  /** SHA-256 over all games in order: equal exactly if all games were equal. */
  digest: string
  verdict?: Verdict
  crashes: Crash[]
  winShare: {
    bots: (Share & { bot: string })[]
    seats: (Share & { seat: number })[]
    botSeats: (Share & { bot: string; seat: number })[]
    /** Of the seat that decided first, over the games where one seat alone did. */
    first: Share
  }
  ratings: Rating[]
  /** By bot and rival: how often the bot was placed before the rival, equal places counted half. */
  duels: { bot: string; against: string; n: number; share: number }[]
  scores: { bot: string; spread: Spread | undefined; histogram: Histogram }[]
  moves: { spread: Spread | undefined; histogram: Histogram }
  cards: CardFinding[]
}

/** A game that stopped with an error, and the command that plays exactly this game again. */
export interface Crash extends Place {
  error: string
  command: string
}

export function resultsOf(plan: Plan, sources: string, bundles: readonly Bundle[], verdict?: Verdict): Results {
  const rounds = lineUps(plan.bots)
  const bots = differentBots(plan)
  const seats = plan.bots.map((_, seat) => seat)
  const finished = bundles.flatMap(({ games }) => games.filter(isPlayed))
  const share = (counts: Counts) => shareOf(bundles.map(bundle => partOf(bundle, rounds, counts)))

  const botShares = bots.map(bot => ({ bot, ...share(hand => hand.bot === bot) }))
  const perBundle = bundles.map(bundle => duelsOf(bundle, rounds, bots))
  const scores = bots.map(bot => scoresOf(bundles, rounds, bot))
  const scoreBars = histograms(scores)
  const moves = finished.map(game => game.moves)

  return {
    plan,
    sources,
    command: command(plan),
    bundleSize: rounds.length,
    bundles: bundles.length,
    games: finished.length,
    digest: digestOf(bundles),
    ...(verdict && { verdict }),
    crashes: crashesOf(plan, bundles),
    winShare: {
      bots: botShares,
      seats: seats.map(seat => ({ seat, ...share(hand => hand.seat === seat) })),
      botSeats: bots.flatMap(bot =>
        seats.map(seat => ({ bot, seat, ...share(hand => hand.bot === bot && hand.seat === seat) })),
      ),
      first: share(hand => hand.seat === hand.game.first),
    },
    ratings: bots.length > 1 && finished.length > 0 ? ratings(bots, perBundle) : [],
    duels: duelTable(bots, perBundle),
    scores: bots.map((bot, i) => ({ bot, spread: spreadOf(scores[i]!), histogram: scoreBars[i]! })),
    moves: { spread: spreadOf(moves), histogram: histograms([moves])[0]! },
    cards: cardFindings(bundles, rounds, new Map(botShares.map(one => [one.bot, one.share]))),
  }
}

interface Hand {
  game: Played
  seat: number
  bot: string
}

type Counts = (hand: Hand) => boolean

function partOf({ games }: Bundle, rounds: readonly (readonly string[])[], counts: Counts): Part {
  const part = { sum: 0, n: 0 }
  for (const [rotation, game] of games.entries()) {
    if (isCrashed(game)) continue
    for (const [seat, bot] of rounds[rotation]!.entries()) {
      if (!counts({ game, seat, bot })) continue
      part.n++
      part.sum += victoryOf(game.winners, seat, game.together)
    }
  }
  return part
}

function duelTable(bots: readonly string[], perBundle: readonly Duels[]): Results['duels'] {
  const sum = sumOfDuels(bots.length, perBundle)
  return bots.flatMap((bot, i) =>
    bots.flatMap((against, j) => {
      if (i === j) return []
      const n = sum[i]![j]! + sum[j]![i]!
      return [{ bot, against, n, share: n === 0 ? 0 : sum[i]![j]! / n }]
    }),
  )
}

function scoresOf(bundles: readonly Bundle[], rounds: readonly (readonly string[])[], bot: string): number[] {
  return bundles.flatMap(({ games }) =>
    games.flatMap((game, rotation) =>
      isCrashed(game) ? [] : game.scores.filter((_, seat) => rounds[rotation]![seat] === bot),
    ),
  )
}

function crashesOf(plan: Plan, bundles: readonly Bundle[]): Crash[] {
  return bundles.flatMap(({ bundle, games }) =>
    games.flatMap((game, rotation) =>
      isCrashed(game) ? [{ bundle, rotation, error: game.crash, command: command(plan, { bundle, rotation }) }] : [],
    ),
  )
}

function digestOf(bundles: readonly Bundle[]): string {
  const hash = createHash('sha256')
  for (const { bundle, games } of bundles) hash.update(JSON.stringify([bundle, games]))
  return hash.digest('hex')
}
