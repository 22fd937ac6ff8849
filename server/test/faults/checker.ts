import { type AnyGame, SPECTATOR } from '@runatal/kernel'
import { Table, type TableEntry } from '@runatal/table'
import { type Heard, type Recording, shown } from './recording.ts'

/** What was found wrong, each in one line; and how much was looked at. */
export interface Findings {
  problems: string[]
  tables: number
  finished: number
  acknowledged: number
  shown: number
}

/**
 * Proves, table by table, that the log and all that clients were told are one history: every acknowledged command is in
 * the log where it was said to be; none is there twice; everything that anybody was ever shown is exactly what the log,
 * played again, shows that seat at that version, and so nothing of another's; nobody was shown less than before.
 */
export function check(
  logs: ReadonlyMap<string, readonly TableEntry[]>,
  recordings: readonly Recording[],
  games: ReadonlyMap<string, AnyGame>,
): Findings {
  const findings: Findings = { problems: [], tables: logs.size, finished: 0, acknowledged: 0, shown: 0 }
  const found = (table: string, what: string) => findings.problems.push(`${table}: ${what}`)
  const heard = Map.groupBy(
    recordings.flatMap(({ person, heard: all }) => all.flatMap(one => ('table' in one ? [{ person, ...one }] : []))),
    ({ table }) => table,
  )
  for (const table of heard.keys()) if (!logs.has(table)) found(table, 'was shown and is nowhere')
  for (const [id, log] of logs) {
    const messages = heard.get(id) ?? []
    checkLog(log, what => found(id, what))
    for (const message of messages)
      if (message.t === 'done') {
        findings.acknowledged++
        const entry = log[message.version]
        if (entry?.id !== message.id || entry.by !== message.person)
          found(id, `command ${message.id} was acknowledged as ${message.version} and is not there`)
      }
    try {
      const table = replay(id, log, messages, games, what => found(id, what), findings)
      if (table.status === 'over') findings.finished++
    } catch (error) {
      found(id, `its log cannot be played again: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return findings
}

type Message = { person: string } & Extract<Heard, { table: string }>

function checkLog(log: readonly TableEntry[], found: (what: string) => void) {
  const ids = new Set<string>()
  for (const [i, { position, by, id, command }] of log.entries()) {
    if (position !== i) found(`position ${position} stands where ${i} should`)
    if (command.do === 'timeUp') found(`somebody's time was up at ${position}, though they had plenty`)
    if (ids.has(`${by} ${id}`)) found(`command ${id} was done twice`)
    ids.add(`${by} ${id}`)
  }
}

/** Plays the log again and holds every view that was shown against it. */
function replay(
  id: string,
  log: readonly TableEntry[],
  messages: readonly Message[],
  games: ReadonlyMap<string, AnyGame>,
  found: (what: string) => void,
  findings: Findings,
): Table {
  const first = log[0]?.command
  const game = first?.do === 'open' ? games.get(first.game) : undefined
  if (game === undefined) throw new Error('it has no opening')
  const shownAt = Map.groupBy(
    messages.filter(message => message.t === 'update'),
    ({ version }) => version,
  )
  checkOrder(messages, found)
  for (const version of shownAt.keys()) if (version >= log.length) found(`version ${version} was shown and is lost`)
  const table = new Table(id, game, log[0]!)
  for (const [position, entry] of log.entries()) {
    if (position > 0) table.happen(entry)
    for (const { person, viewer, from, time, digest } of shownAt.get(position) ?? []) {
      findings.shown++
      if (viewer !== SPECTATOR && table.sittings[viewer]?.person !== person)
        found(`${person} was shown what seat ${viewer} sees at ${position}`)
      if (shown(table.update(viewer, from, time)).digest !== digest)
        found(`${person} was shown another history at ${position}`)
    }
  }
  return table
}

/** A line may say the same again, but never go back. */
function checkOrder(messages: readonly Message[], found: (what: string) => void) {
  const last = new Map<string, number>()
  for (const message of messages) {
    if (message.t !== 'update') continue
    const { person, version } = message
    if (version < (last.get(person) ?? 0)) found(`${person} was shown ${version} after a later version`)
    last.set(person, Math.max(version, last.get(person) ?? 0))
  }
}
