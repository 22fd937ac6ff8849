/**
 * A table whose log the rules of today do not play, because an older version has written it: nobody can go on there. The
 * log stays as it is.
 */
export class Outdated extends Error {
  readonly why: string

  constructor(table: string, why: string) {
    super(`Table ${table} cannot be played on by this version: ${why}`)
    this.name = 'Outdated'
    this.why = why
  }
}

/** For lists and for whoever looks after tables: such a one is left out. Anything else still fails. */
export function leaveOut(error: unknown): undefined {
  if (!(error instanceof Outdated)) throw error
  return undefined
}
