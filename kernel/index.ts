/** The rules-neutral core: what a game is, and how one is played, recorded, masked and replayed. */
export { type Chance, commitment, FastChance, newSeed, plainSeed, type Script } from './chance.ts'
export { ScriptedChance, SealedChance } from './chance.ts'
export { anyGame, CLOCK, core, isRefusal, REFUSED, SPECTATOR, UNKNOWN } from './game.ts'
export type * from './game.ts'
export {
  type Arrangement,
  type Entry,
  type Foresight,
  foresee,
  heard,
  Match,
  type MatchRecord,
  type Told,
} from './match.ts'
export { openGame, type OpenRules } from './open.ts'
export { begin, firstOwed, isLive, isOver, Play } from './play.ts'
export { same } from './same.ts'
export { settle, type Wish } from './setting.ts'
export { victoryOf } from './victory.ts'
export { verify } from './verify.ts'
export { type Calibration, chancesOf, type Fit, fitted, oddsOf } from './chances.ts'
