import { Outdated } from '@runatal/table'

/** Why the house could not open, in one sentence that says what to do. */
export function explain(error: unknown, { port, folder }: { port: number; folder: string }): string {
  // PostgreSQL's driver tries several addresses and reports all of them.
  if (error instanceof AggregateError) return explain(error.errors[0], { port, folder })
  const { code, message } =
    error instanceof Error ? { code: codeOf(error), message: error.message } : { code: '', message: String(error) }
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use: stop what uses it, or choose another with PORT=${port + 1} npm start.`
    case 'EACCES':
      if (port < 1024 && message.includes('listen'))
        return `Port ${port} needs special rights: choose one above 1023, such as PORT=3000.`
      return unwritable(folder)
    case 'EROFS':
    case 'EPERM':
      return unwritable(folder)
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ETIMEDOUT':
      return 'The database does not answer: start PostgreSQL, or check the host and port in DATABASE_URL.'
    case '28P01':
    case '28000':
      return 'The database refuses the user or password in DATABASE_URL: correct them.'
    case '3D000':
      return 'The database named in DATABASE_URL does not exist: create it (createdb), or correct the name.'
    case 'EADDRNOTAVAIL':
      return 'HOST names no address of this machine: leave it out to listen on all of them.'
    case 'ENOTDIR':
    case 'EEXIST':
      return `The data folder '${folder}' is a file: choose a folder with DATA_DIR.`
  }
  if (/readonly|unable to open/i.test(message)) return unwritable(folder)
  if (/not a database|malformed|disk image/i.test(message))
    return `The database in '${folder}' is damaged: restore runatal.db from a backup, or move it away to start with an empty one.`
  if (/database is locked/i.test(message)) return `Another program holds the database in '${folder}': stop it first.`
  if (isFull(error)) return `The disk of '${folder}' is full: make room and start again.`
  return `Runatal could not start: ${message}`
}

/** What somebody is told for whom something could not be done: nothing of why, unless it helps. */
export function apology(error: unknown): { code: 'failed' | 'outdated'; text: string } {
  if (error instanceof Outdated)
    return {
      code: 'outdated',
      text: 'This game was played under older rules and can no longer be opened: open a new table',
    }
  const text = isFull(error)
    ? 'The disk of the house is full: nothing of this was kept; tell whoever runs it, and try again later'
    : 'The house could not do this: try again'
  return { code: 'failed', text }
}

function isFull(error: unknown): boolean {
  return error instanceof Error && /disk is full|ENOSPC|No space left/i.test(error.message)
}

function unwritable(folder: string): string {
  return `The data folder '${folder}' cannot be written: give yourself the right to, or choose another with DATA_DIR.`
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}
