import type { FinishedGame, KeptRating, Rating, Result } from '@runatal/club'
import type { PersonId } from '@runatal/table'

/** A name that somebody keeps. */
export interface Kept {
  person: PersonId
  name: string
  /** How it looks: no two are alike. */
  folded: string
  since: number
  /** A program's account, which has a token and no passkey. */
  program: boolean
}

export interface Passkey {
  id: string
  person: PersonId
  /** The public key, in base64url. */
  key: string
  counter: number
  transports: string[]
  device: string
  since: number
  usedAt: number
}

export interface Challenge {
  challenge: string
  purpose: 'keep' | 'add' | 'sign-in'
  person: PersonId
  note: string
  until: number
}

export interface GameRecord {
  game: string
  players: number
  won: number
  drawn: number
  lost: number
  best: number
}

/** A finished game of somebody's. */
export interface PlayedGame {
  game: FinishedGame
  result: Result
  /** What it has made of their rating, if it was rated. */
  rating?: Rating & { gain: number }
}

export interface Ranked extends KeptRating {
  person: PersonId
  name: string
  program: boolean
}

/** One game of a rating over time. */
export interface Point extends Rating {
  at: number
}

/** What the club keeps. */
export interface Club {
  /** Who keeps a name that looks like this. */
  keeperOf(folded: string): Promise<Kept | undefined>
  keptOf(people: readonly PersonId[]): Promise<Kept[]>
  /** Keeps a name, with a first passkey and recovery codes. False if somebody else keeps one that looks like it. */
  keepName(kept: Kept, codes: readonly string[], passkey?: Passkey): Promise<boolean>
  renameKept(person: PersonId, name: string, folded: string): Promise<boolean>

  saveChallenge(challenge: Challenge): Promise<void>
  /** Whoever takes it first has it; one that is too old is gone. */
  takeChallenge(challenge: string, purpose: Challenge['purpose'], now: number): Promise<Challenge | undefined>
  passkeysOf(person: PersonId): Promise<Passkey[]>
  passkey(id: string): Promise<Passkey | undefined>
  addPasskey(passkey: Passkey): Promise<void>
  /** False for the last one, and for somebody else's. */
  removePasskey(person: PersonId, id: string): Promise<boolean>
  usedPasskey(id: string, counter: number, now: number): Promise<void>
  replaceCodes(person: PersonId, hashes: readonly string[]): Promise<void>
  /** The person of a code that was not used yet; it is from now on. */
  takeCode(person: PersonId, hash: string, now: number): Promise<boolean>
  codesLeft(person: PersonId): Promise<number>

  block(person: PersonId, other: PersonId, now: number): Promise<void>
  unblock(person: PersonId, other: PersonId): Promise<void>
  /** Whether one of these has blocked them, or they one of these. */
  isApart(person: PersonId, others: readonly PersonId[]): Promise<boolean>
  /** Who of these has blocked whom of these. */
  blocksAmong(people: readonly PersonId[]): Promise<[by: PersonId, whom: PersonId][]>
  /** With their names as they are now: none for who is gone. */
  blockedBy(person: PersonId): Promise<{ person: PersonId; name: string; since: number }[]>
  /** Everything about somebody goes but the logs and what others have of their games. */
  erase(person: PersonId, now: number): Promise<void>
  /** Which of these people are gone. */
  goneOf(people: readonly PersonId[]): Promise<PersonId[]>

  /** Gives finished games their number and works out what they change, in one piece. How many there were. */
  rateFinished(most: number): Promise<number>
  finished(table: string): Promise<FinishedGame | undefined>
  ratingsIn(pool: string, subjects: readonly string[]): Promise<(KeptRating & { subject: string })[]>
  ratingsOf(person: PersonId): Promise<(KeptRating & { pool: string })[]>
  recordsOf(person: PersonId): Promise<GameRecord[]>
  /** The last results at a game, newest first. */
  formOf(person: PersonId, game: string, most: number): Promise<Result[]>
  playedBy(person: PersonId, most: number, before?: number): Promise<PlayedGame[]>
  /** What a finished game has made of the ratings of those who played it. */
  gainsOf(table: string): Promise<(Rating & { person: PersonId; gain: number })[]>
  pointsOf(person: PersonId, game: string, pace: string, since: number): Promise<Point[]>
  /** Results of one against another, newest first. */
  between(
    person: PersonId,
    other: PersonId,
  ): Promise<{ table: string; game: string; mine: Result; theirs: Result; at: number }[]>
  /** The best of those whose rating is known well and who played since; of all, or among some. */
  best(
    pool: string,
    now: number,
    since: number,
    most: number,
    from: number,
    among?: readonly PersonId[],
  ): Promise<Ranked[]>
  /** How many stand above a rating, and how many are listed at all. */
  standing(
    pool: string,
    now: number,
    since: number,
    mu: number,
    among?: readonly PersonId[],
  ): Promise<{ above: number; of: number }>
  /** How many stand in each hundred of the scale. */
  spread(pool: string, now: number): Promise<{ hundred: number; people: number }[]>
}

export const CLUB_METHODS = {
  keeperOf: 0,
  keptOf: 0,
  keepName: 0,
  renameKept: 0,
  saveChallenge: 0,
  takeChallenge: 0,
  passkeysOf: 0,
  passkey: 0,
  addPasskey: 0,
  removePasskey: 0,
  usedPasskey: 0,
  replaceCodes: 0,
  takeCode: 0,
  codesLeft: 0,
  block: 0,
  unblock: 0,
  isApart: 0,
  blocksAmong: 0,
  blockedBy: 0,
  erase: 0,
  goneOf: 0,
  rateFinished: 0,
  finished: 0,
  ratingsIn: 0,
  ratingsOf: 0,
  recordsOf: 0,
  formOf: 0,
  playedBy: 0,
  gainsOf: 0,
  pointsOf: 0,
  between: 0,
  best: 0,
  standing: 0,
  spread: 0,
} satisfies Record<keyof Club, 0>
