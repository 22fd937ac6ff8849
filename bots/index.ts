/** Bots that play any game of the kernel, games between them, and the test that tells which one is better. */
export type { Answer, Bot } from './bot.ts'
export { LEVELS } from './levels.ts'
export { BOTS, makeBot } from './make-bot.ts'
export { speak, type Spoken } from './speak.ts'
export { type Listener, type Played, playGame } from './play-game.ts'
export { playUnit, type Unit } from './rung.ts'
export { count, emptyTally, judge, type Judgement, type Tally, type Test, unitOf, type Verdict } from './sprt.ts'
