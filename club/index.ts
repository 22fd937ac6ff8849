/** The club: what finished games make of people. No I/O: pure functions over `FinishedGame`. */
export {
  type FinishedGame,
  type FinishedSeat,
  type Pace,
  placeOf,
  type Result,
  resultOf,
  type Unrated,
  UNRATED,
} from './finished.ts'
export { type Feat, type FeatId, FEATS, featsOf } from './feats.ts'
export { type Change, chanceAgainst, type Known, rateGame } from './rate.ts'
export {
  aged,
  boxSubject,
  isKnown,
  type KeptRating,
  knownUntil,
  MIDDLE,
  NEW_RATING,
  poolOf,
  type Rating,
  WELL_KNOWN,
} from './rating.ts'
export {
  type Column,
  type DayMark,
  dayAt,
  endOfDay,
  histogram,
  isBetter,
  type Mark,
  marksOf,
  runesOf,
  type Standing,
  standingOf,
  type Streak,
  streakOf,
  type Tally,
} from './daily.ts'
export {
  OPEN_AFTER,
  pairUp,
  type Party,
  type Seeker,
  type Sizes,
  usualSize,
  type Want,
  WIDENS_AFTER,
  windowOf,
} from './pairing.ts'
