/** A table: seats, log, clocks, undo, bots' turns, and what everyone sees. No I/O: it runs on a server and in a browser. */
export { STAND_IN } from './bots.ts'
export { headway, HouseClock, oneWay, Trip } from './lines.ts'
export { botDelay } from './delay.ts'
export { HOUSE, type Opening, type Sitting, type TableEntry } from './log.ts'
export { ownChoice } from './own-choice.ts'
export { clockFits, type Refused, staysPrivate } from './permit.ts'
export * from './protocol.ts'
export { Table } from './table.ts'
