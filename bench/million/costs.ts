/** What things cost, in microseconds of CPU if nothing else is said: measured where docs/benchmarks.md has it, assumed where not. */
export const COSTS = {
  /** A move in the house's process: heard, decided, told to both who look at it. `scale` with PostgreSQL, less its part. */
  moveInProcess: 164,
  /** The same in PostgreSQL. */
  moveInDatabase: 74,
  /** Assumed: news of a table that nobody here looks at, heard and dropped. */
  newsHeard: 3,
  /** Assumed: the same in PostgreSQL, which hands it to each that listens. */
  newsHandedOut: 2,
  /** Assumed: a list or a log that is read. */
  readInDatabase: 1000,
  /** Assumed, in milliseconds: a commit on the disk of a server. All that wait for it share the next one. */
  commitMs: 1,
  /** Measured, in kilobytes: a table with its two connections. */
  tableKb: 29,
}

export const PEOPLE = {
  /** Assumed: how many are at a table, bots not counted. */
  atATable: 2.5,
  /** Assumed: seconds from one move of somebody to the next. */
  secondsAMove: 12,
  /** Assumed: seconds from one list or replay that somebody looks at to the next. */
  secondsARead: 120,
}
