/**
 * A table: seats, log, clocks, undo, bots' turns, and what everyone sees. No I/O: it runs on a server and in a browser.
 */
export { BY_NAME, namedBot, namedBots, STAND_IN } from './bots.ts'
export { believed, HouseClock, lagOf, oneWay, RoundTrip, type Way } from './lines.ts'
export { botDelay } from './delay.ts'
export { freeze, Thaw } from './frozen.ts'
export { HOUSE, type Opening, type Sitting, type TableEntry } from './log.ts'
export { BOT_NAMES, isName, looksLike, shapeOf } from './names.ts'
export { leaveOut, Outdated } from './outdated.ts'
export { ownChoice } from './own-choice.ts'
export { clockFits, notAName, type Refused, staysPrivate } from './permit.ts'
export * from './protocol.ts'
export { Table } from './table.ts'
export { isSealed, wholeView } from './view.ts'
