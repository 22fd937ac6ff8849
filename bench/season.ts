import { type FinishedGame, isTooOften, type KeptRating, type Known, rateGame } from '@runatal/club'
import { type Chance, FastChance } from '@runatal/kernel'

/** What a season has shown: how well the order found agrees with the true one, and what cheats gained. */
export interface Season {
  people: number
  games: number
  /** Of all who stayed for their thirty games (Spearman's rank correlation). */
  agreement: number
  /** By how much a known rating was lifted by a friend who loses on purpose, day after day. */
  farmed: number
  /** By how much it was lifted by new names that are made to lose, one after the other. */
  smurfed: number
}

/**
 * A season of duels among bots of known strength: they join at different times, meet whoever is near, and some leave in
 * the middle. The same number gives the same season.
 */
export function season(people: number, seed: number): Season {
  const chance = new FastChance(seed)
  const ratings = new Map<string, KeptRating>()
  const known: Known = (_pool, subject) => ratings.get(subject)
  const strengths = Array.from({ length: people }, () => 1500 + SPREAD * normal(chance))
  const played = Array.from({ length: people }, () => 0)
  const joins = strengths.map(() => chance.int(DAYS / 2))
  // One in ten leaves before having played enough to be told by.
  const leaves = strengths.map(() => (chance.int(10) === 0 ? 5 + chance.int(GAMES - 5) : GAMES))
  const numberOf = (i: number) => ratings.get(nameOf(i))?.mu ?? 1500
  let games = 0
  for (let day = 0; day < DAYS * 4 && played.some((n, i) => n < (leaves[i] ?? 0)); day++) {
    const here = strengths.flatMap((_, i) => ((joins[i] ?? 0) <= day && (played[i] ?? 0) < (leaves[i] ?? 0) ? [i] : []))
    // Pairing looks for somebody near, and not always finds the nearest.
    const order = here
      .map(i => ({ i, at: numberOf(i) + WINDOW * normal(chance) }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ i }) => i)
    for (let k = 0; k + 1 < order.length; k += 2) {
      const [a = 0, b = 0] = order.slice(k, k + 2)
      const won = chance.int(1e6) / 1e6 < expected((strengths[a] ?? 0) - (strengths[b] ?? 0))
      take(duel(nameOf(a), nameOf(b), won, day))
      played[a] = (played[a] ?? 0) + 1
      played[b] = (played[b] ?? 0) + 1
      games++
    }
  }
  const stayed = strengths.flatMap((strength, i) => (leaves[i] === GAMES ? [{ strength, found: numberOf(i) }] : []))
  return { people, games, agreement: spearman(stayed), farmed: farmed(), smurfed: smurfed() }

  function take(game: FinishedGame) {
    for (const { subject, after } of rateGame(game, known)) ratings.set(subject, after)
  }

  /** Two who are known alike: one loses on purpose to the other, as often as is rated, every day for a month. */
  function farmed(): number {
    ratings.set('farmer', { mu: 1800, sigma: 60, games: 100, at: DAYS * A_DAY })
    ratings.set('friend', { mu: 1800, sigma: 60, games: 100, at: DAYS * A_DAY })
    let ahead = 0
    for (let day = 0; day < 30; day++)
      for (let n = 0; !isTooOften({ today: n, ahead }); n++, ahead++) take(duel('farmer', 'friend', true, DAYS + day))
    return (ratings.get('farmer')?.mu ?? 0) - 1800
  }

  /** Thirty new names, each of which loses once to a rating that is known well. */
  function smurfed(): number {
    ratings.set('smurfer', { mu: 1800, sigma: 60, games: 100, at: DAYS * A_DAY })
    for (let n = 0; n < 30; n++) take(duel('smurfer', `smurf${n}`, true, DAYS))
    return (ratings.get('smurfer')?.mu ?? 0) - 1800
  }
}

/** Says what came of it; 1 if it is not within its bounds. */
export function showSeason({ people, games, agreement, farmed, smurfed }: Season): number {
  process.stdout.write(
    `${people} bots of known strength, ${games} games: the order found agrees with the true one to ${agreement.toFixed(3)} (Spearman; at least ${AGREEMENT})\n` +
      `gained by a friend who loses on purpose for a month: ${Math.round(farmed)} points; by thirty new names: ${Math.round(smurfed)} (under ${GAIN})\n`,
  )
  return agreement >= AGREEMENT && farmed < GAIN && smurfed < GAIN ? 0 : 1
}

function nameOf(i: number): string {
  return `bot${i}`
}

function duel(one: string, other: string, won: boolean, day: number): FinishedGame {
  const seats = [one, other].map((person, i) => ({ person, place: (i === 0) === won ? 1 : 2, score: 0 }))
  return { table: 't', game: 'season', pace: 'live', endedAt: day * A_DAY, moves: 1, seats }
}

/** How often somebody this much stronger wins: on the scale of the ratings. */
function expected(ahead: number): number {
  return 1 / (1 + Math.exp(-ahead / (175 * Math.SQRT2)))
}

/** Twelve dice make a bell: good enough for strengths, and the same on every machine. */
function normal(chance: Chance): number {
  let sum = 0
  for (let i = 0; i < 12; i++) sum += chance.int(1000) / 999
  return sum - 6
}

function spearman(all: readonly { strength: number; found: number }[]): number {
  const ranks = (key: 'strength' | 'found') => {
    const order = all.map((one, i) => ({ i, value: one[key] })).toSorted((a, b) => a.value - b.value)
    const at = all.map(() => 0)
    for (const [rank, { i }] of order.entries()) at[i] = rank
    return at
  }
  const [true_, found] = [ranks('strength'), ranks('found')]
  const n = all.length
  const sum = true_.reduce((total, rank, i) => total + (rank - (found[i] ?? 0)) ** 2, 0)
  return 1 - (6 * sum) / (n * (n * n - 1))
}

const AGREEMENT = 0.95
const GAIN = 30
const GAMES = 30
const DAYS = 60
const A_DAY = 24 * 60 * 60 * 1000
/** How far apart strengths are, and how far from the nearest one opponents are found. */
const SPREAD = 400
const WINDOW = 120

if (import.meta.main) {
  const [seed = '1'] = process.argv.slice(2)
  if (/^\d{1,9}$/.test(seed)) process.exitCode = showSeason(season(1000, Number(seed)))
  else {
    console.error(`The seed of a season is a whole number, not '${seed}': npm run season -- 1`)
    process.exitCode = 2
  }
}
