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
export { isTooOften, type Met } from './often.ts'
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
export { arrive, callOff, CHECK_IN, type Done, enter, leave, pause, resume } from './tournament/acts.ts'
export { calendarOf } from './tournament/calendar.ts'
export { advance, dueOf, ended, failed, opened, winnerOf } from './tournament/course.ts'
export { roundsOf } from './tournament/pairing.ts'
export { toldOf } from './tournament/telling.ts'
export { type Cell, type StandingRow, standings } from './tournament/standings.ts'
export { type Bout, FORMATS, type Format, type Plan, type Status, type Tournament, WIN } from './tournament/types.ts'
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
