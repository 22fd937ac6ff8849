/** What a finished game teaches: each decision judged by what its seat could know, luck apart from skill. */
export { type Account, accountsOf, momentsOf, type Turn, turnsOf } from './account.ts'
export { analyse, ANALYSIS, decisionsIn, judge, type Judged } from './analyse.ts'
export { outlook } from './outlook.ts'
export { playedBy } from './played.ts'
export { type Mark, MARKS } from './marks.ts'
export type { Choice } from './decisions.ts'
export { type Care, CARE, type Weighed } from './weigh.ts'
export {
  answersIn,
  beginning,
  type Facts,
  letClockRun,
  type Problems,
  type ProblemWords,
  type Proof,
  type Puzzle,
  SOLVER,
  type Told,
} from './puzzle.ts'
export { type Aim, Search, TooWide } from './puzzle-search.ts'
export { levelOf, type NoPuzzle, puzzleAt, puzzlesIn, type Seek } from './puzzle-find.ts'
export { type Line, prove } from './puzzle-proof.ts'
export { atFirstSight, solves } from './puzzle-try.ts'
export { type Change, changed, type NotChanged } from './change.ts'
export { readChange, readStudy } from './read.ts'
export { standAt, unplayable } from './stand.ts'
export { type Branch, type Chapter, endOf, isSamePlace, type Note, type Place } from './study.ts'
export { type Study, wayTo, type Writer } from './study.ts'
