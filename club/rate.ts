import { rate } from 'openskill'
import { type FinishedGame, type FinishedSeat, placeOf } from './finished.ts'
import { aged, boxSubject, isKnown, type KeptRating, MIDDLE, NEW_RATING, poolOf, type Rating } from './rating.ts'

/** What a game has made of one rating. */
export interface Change {
  pool: string
  /** A person, or a box. */
  subject: string
  before: Rating
  after: KeptRating
}

/** What is known so far, by pool and subject. */
export type Known = (pool: string, subject: string) => KeptRating | undefined

/**
 * What a finished game does to the ratings of those who played it (Weng-Lin, Plackett-Luce). Bots of the house are fixed
 * stars; a box that is played against has a rating of its own, for so many heroes. Pure: the same games in the same order
 * give the same numbers to the last bit.
 */
export function rateGame(game: FinishedGame, known: Known): Change[] {
  if (game.unrated !== undefined) return []
  const members = game.seats.map(seat => memberOf(game, seat, known))
  return game.box === undefined ? freeForAll(game, members) : together(game, game.box, members, known)
}

/** How likely a party is to beat a box, as far as both are known. */
export function chanceAgainst(party: readonly Rating[], box: Rating): number {
  const spread = [...party, box].reduce((sum, { sigma }) => sum + sigma ** 2, 2 * BETA ** 2)
  const ahead = party.reduce((sum, { mu }) => sum + mu - MIDDLE, 0) - (box.mu - MIDDLE)
  return 1 / (1 + Math.exp(-ahead / Math.sqrt(spread)))
}

/** Somebody at the table: what they are rated at, and where, if it moves. */
interface Member {
  rating: Rating
  /** Left out for fixed stars. */
  moves?: { pool: string; subject: string; games: number }
}

function memberOf({ game, pace, endedAt, seats }: FinishedGame, seat: FinishedSeat, known: Known): Member {
  if (seat.person === undefined) return { rating: { mu: seat.star ?? MIDDLE, sigma: 0 } }
  const pool = poolOf(game, pace, seat.program)
  const member = ratedAs(pool, seat.person, endedAt, known)
  // What a program does at the table must not move people.
  return seat.program || !seats.some(({ program }) => program) ? member : { rating: member.rating }
}

function ratedAs(pool: string, subject: string, at: number, known: Known): Required<Member> {
  const kept = known(pool, subject)
  const rating = kept === undefined ? NEW_RATING : aged({ mu: kept.mu, sigma: kept.sigma }, kept.at, at)
  return { rating, moves: { pool, subject, games: kept?.games ?? 0 } }
}

function freeForAll(game: FinishedGame, members: readonly Member[]): Change[] {
  const rank = game.seats.map(seat => placeOf(seat, game.seats.length))
  const after = rate(
    members.map(({ rating }) => [centred(rating)]),
    { ...MODEL, rank },
  )
  return members.flatMap((member, i) => {
    const rated = after[i]?.[0]
    return rated === undefined ? [] : changeOf(member, rated, game.endedAt, trustOf(member, members))
  })
}

function together(game: FinishedGame, box: { scenario: string; beaten: boolean }, party: Member[], known: Known) {
  const it = ratedAs(poolOf(game.game, game.pace), boxSubject(box.scenario), game.endedAt, known)
  const teams = [party.map(({ rating }) => centred(rating)), [centred(it.rating)]]
  const [people = [], [rated] = []] = rate(teams, { ...MODEL, rank: box.beaten ? [1, 2] : [2, 1] })
  const changes = party.flatMap((member, i) => {
    const one = people[i]
    return one === undefined ? [] : changeOf(member, one, game.endedAt, 1)
  })
  // A box learns from people only: programs are not what it is there for.
  const moves = party.every(member => member.rating.sigma === 0 || member.moves !== undefined)
  return rated === undefined || !moves || game.seats.some(({ program }) => program)
    ? changes
    : [...changes, ...changeOf(it, rated, game.endedAt, 1)]
}

function changeOf({ rating, moves }: Member, rated: Rating, at: number, trust: number): Change[] {
  if (moves === undefined) return []
  const { pool, subject, games } = moves
  const mu = rating.mu + trust * (rated.mu + MIDDLE - rating.mu)
  return [{ pool, subject, before: rating, after: { mu, sigma: rated.sigma, games: games + 1, at } }]
}

/**
 * Who is known well learns little from people nobody knows yet: else a friend's new names, made to lose, would lift
 * somebody up one after the other.
 */
function trustOf(member: Member, members: readonly Member[]): number {
  if (!isKnown(member.rating)) return 1
  const others = members.filter(other => other !== member)
  return others.some(({ rating }) => isKnown(rating)) ? 1 : LITTLE
}

function centred({ mu, sigma }: Rating): Rating {
  return { mu: mu - MIDDLE, sigma }
}

const LITTLE = 0.25
/** How far apart two must be for the better one to win about seven games in ten. */
const BETA = 175
/** A little less is known after each game: people get better. All of a game's news counts (gamma). */
const MODEL = { mu: 0, sigma: NEW_RATING.sigma, beta: BETA, tau: 3.5, gamma: () => 1 }
