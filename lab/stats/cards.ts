import { victoryOf } from '@runatal/kernel'
import { type Bundle, isCrashed, PICKED, PLAYED, SEEN } from '../bundle.ts'
import { Z95 } from './share.ts'

/** What the run says about a card. A hand is one seat in one game. */
export interface CardFinding {
  card: string
  /** Hands that saw, picked and played it. */
  seen: number
  picked: number
  played: number
  /** Of the hands that saw it, the share that picked it. */
  pickRate?: number
  whenPicked?: Delta
  whenPlayed?: Delta
}

/** How much more the hands that did it won than the same bots won over all, with its 95 % interval. */
export interface Delta {
  delta: number
  low: number
  high: number
}

/**
 * Per card: how often it is picked, and how much more than usual its hands win. 'Than usual' is the win share of the
 * bot that held it: a strong bot's favourite card is not thereby a strong card.
 */
export function cardFindings(
  bundles: readonly Bundle[],
  lineUps: readonly (readonly string[])[],
  usual: ReadonlyMap<string, number>,
): CardFinding[] {
  const cards = new Map<string, Tally>()
  for (const { games } of bundles) {
    for (const [rotation, game] of games.entries()) {
      if (isCrashed(game)) continue
      for (const [card, deeds] of Object.entries(game.cards)) {
        const tally = cards.get(card) ?? newTally()
        cards.set(card, tally)
        for (let seat = 0; seat < deeds.length; seat++) {
          const deed = Number(deeds[seat])
          const surplus = victoryOf(game.winners, seat, game.together) - usual.get(lineUps[rotation]![seat]!)!
          if (deed & SEEN) tally.seen++
          if (deed & SEEN && deed & PICKED) tally.seenAndPicked++
          if (deed & PICKED) count(tally.picked, surplus)
          if (deed & PLAYED) count(tally.played, surplus)
        }
      }
    }
    for (const tally of cards.values()) for (const surplus of [tally.picked, tally.played]) closeBundle(surplus)
  }
  const found = [...cards].map(([card, tally]) => finding(card, tally))
  return found.toSorted((a, b) => worth(b) - worth(a) || (a.card < b.card ? -1 : 1))
}

interface Tally {
  seen: number
  seenAndPicked: number
  picked: Surplus
  played: Surplus
}

/** Sums for a mean and its scatter over bundles: a bundle's sum and count, their squares and product. */
interface Surplus {
  bundles: number
  n: number
  sum: number
  bundleN: number
  bundleSum: number
  nn: number
  ns: number
  ss: number
}

function newTally(): Tally {
  return { seen: 0, seenAndPicked: 0, picked: noSurplus(), played: noSurplus() }
}

function noSurplus(): Surplus {
  return { bundles: 0, n: 0, sum: 0, bundleN: 0, bundleSum: 0, nn: 0, ns: 0, ss: 0 }
}

function count(surplus: Surplus, amount: number) {
  surplus.bundleN++
  surplus.bundleSum += amount
}

function closeBundle(surplus: Surplus) {
  const { bundleN, bundleSum } = surplus
  if (bundleN > 0) surplus.bundles++
  surplus.n += bundleN
  surplus.sum += bundleSum
  surplus.nn += bundleN * bundleN
  surplus.ns += bundleN * bundleSum
  surplus.ss += bundleSum * bundleSum
  surplus.bundleN = 0
  surplus.bundleSum = 0
}

function finding(card: string, { seen, seenAndPicked, picked, played }: Tally): CardFinding {
  const whenPicked = delta(picked)
  const whenPlayed = delta(played)
  return {
    card,
    seen,
    picked: picked.n,
    played: played.n,
    ...(seen > 0 && { pickRate: seenAndPicked / seen }),
    ...(whenPicked && { whenPicked }),
    ...(whenPlayed && { whenPlayed }),
  }
}

/** Undefined where too few bundles have it to say how they scatter. */
function delta({ bundles, n, sum, nn, ns, ss }: Surplus): Delta | undefined {
  if (bundles < FEWEST_BUNDLES) return undefined
  const mean = sum / n
  const scatter = Math.max(0, ss - 2 * mean * ns + mean * mean * nn)
  const half = (Z95 * Math.sqrt(scatter)) / n
  return { delta: mean, low: mean - half, high: mean + half }
}

const FEWEST_BUNDLES = 10

function worth(one: CardFinding): number {
  return one.whenPicked?.delta ?? one.whenPlayed?.delta ?? -2
}
