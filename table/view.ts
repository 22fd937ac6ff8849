import { type Seat, SPECTATOR, type Viewer } from '@runatal/kernel'
import { listedChoices } from './own-choice.ts'
import type { AskView, SeatView, TableView, Update } from './protocol.ts'
import type { Table } from './table.ts'

/** A table as one viewer sees it. */
export function viewOf(table: Table, viewer: Viewer, at: number): TableView {
  return { ...settledView(table, viewer), ...movingView(table, viewer, at, []) }
}

/** What a viewer is to know: everything heard since a version, and the table as it is. */
export function updateOf(table: Table, viewer: Viewer, since: number, at: number): Update {
  const same = sameSince(table, since)
  const view = { ...settledView(table, viewer), ...movingView(table, viewer, at, same) }
  return { ...newsOf(table, viewer, since, same), view }
}

/** The same as JSON. What no move changes is written down once for many updates. */
export function updateText(table: Table, viewer: Viewer, since: number, at: number): string {
  const same = sameSince(table, since)
  const news = JSON.stringify(newsOf(table, viewer, since, same))
  const moving = JSON.stringify(movingView(table, viewer, at, same))
  return `${news.slice(0, -1)},"view":{${settledText(table, viewer)},${moving.slice(1)}}`
}

type Settled = Omit<TableView, keyof Moving>

/** What a move may change. */
type Moving = Pick<
  TableView,
  'version' | 'status' | 'clock' | 'moves' | 'asks' | 'waitingFor' | 'undo' | 'state' | 'seed' | 'outcome'
>

function settledView(table: Table, viewer: Viewer): Settled {
  const { game, match, opening, rematch } = table
  return {
    table: table.id,
    game: game.id,
    open: table.open,
    oneScreen: opening.oneScreen,
    host: table.host,
    openedAt: opening.openedAt,
    timed: game.guide?.paced !== undefined,
    choices: match === undefined ? table.choices : listedChoices(game, table.choices),
    seats: seatsOf(table, viewer),
    me: viewer,
    chat: table.chat,
    ...(match !== undefined && { commitment: table.commitment }),
    ...(rematch !== undefined && { rematch }),
  }
}

function movingView(table: Table, viewer: Viewer, at: number, same: readonly string[]): Moving {
  const { match, status, clocks, outcome } = table
  const state = match?.view(viewer)
  return {
    version: table.version,
    status,
    clock: { rule: clocks.rule, left: clocks.left, running: clocks.running, at },
    moves: match?.log.length ?? 0,
    asks: status === 'playing' ? asksOf(table, viewer) : [],
    waitingFor: [...table.waitingFor()],
    undo: undoOf(table, viewer),
    ...(match !== undefined && { state: same.length > 0 ? without(state, same) : state }),
    ...(status === 'over' && { seed: table.opening.seed }),
    ...(outcome && { outcome }),
  }
}

/** Per table and viewer: the settled part without its braces, and the version that it was written down at. */
const written = new WeakMap<Table, { at: number; texts: Map<Viewer, string> }>()

function settledText(table: Table, viewer: Viewer): string {
  let known = written.get(table)
  if (known?.at !== table.settledAt) {
    known = { at: table.settledAt, texts: new Map() }
    written.set(table, known)
  }
  let text = known.texts.get(viewer)
  if (text === undefined) {
    text = JSON.stringify(settledView(table, viewer)).slice(1, -1)
    known.texts.set(viewer, text)
  }
  return text
}

function newsOf(table: Table, viewer: Viewer, since: number, same: readonly string[]): Omit<Update, 'view'> {
  return {
    from: since,
    version: table.version,
    ...table.news.since(since, viewer),
    ...(same.length > 0 && { same }),
  }
}

/** What a viewer who has seen the game at this version need not be sent again. */
function sameSince({ game, match, news }: Table, since: number): readonly string[] {
  if (game.fixed === undefined || !news.isStartKnown(since)) return []
  const state = Object(match?.state) as Record<string, unknown>
  return game.fixed.filter(name => state[name] !== undefined)
}

function seatsOf(table: Table, viewer: Viewer): SeatView[] {
  return table.sittings.map(({ seat, person, name, bot, forfeited, choices }) => ({
    seat,
    who: person !== undefined ? 'person' : bot !== undefined ? 'bot' : 'nobody',
    name,
    ...(person !== undefined && { person }),
    ...(bot !== undefined && { bot }),
    ...(forfeited && { forfeited }),
    choices: isPrivy(table, viewer, seat) ? choices : openChoices(table, choices),
  }))
}

/** Who may see what a seat chose in secret: itself, and the host for a seat that nobody sits in. */
function isPrivy({ sittings, host }: Table, viewer: Viewer, seat: Seat): boolean {
  const isHost = sittings[viewer]?.person === host
  return viewer === seat || (isHost && sittings[seat]?.person === undefined)
}

function openChoices({ game }: Table, choices: Record<string, string>): Record<string, string> {
  const declared: Record<string, { secret?: boolean } | undefined> = game.choices.seat
  return Object.fromEntries(Object.entries(choices).filter(([name]) => !declared[name]?.secret))
}

function asksOf({ match }: Table, viewer: Viewer): AskView[] {
  if (match === undefined || viewer === SPECTATOR) return []
  return match.asks(viewer).map(ask => ({
    id: ask.id,
    kind: ask.kind,
    must: ask.must,
    options: match.options(ask),
    barred: match.barred(ask),
  }))
}

function undoOf(table: Table, viewer: Viewer): TableView['undo'] {
  const { match, status, undoAsked } = table
  const free = status === 'playing' && match !== undefined && viewer !== SPECTATOR ? match.undoable(viewer) : 0
  if (undoAsked === undefined) return { free }
  return { free, asked: { by: undoAsked.by, agreed: [...undoAsked.agreed].flatMap(person => table.seatsOf(person)) } }
}

function without(state: unknown, fields: readonly string[]): unknown {
  return Object.fromEntries(Object.entries(Object(state) as object).filter(([name]) => !fields.includes(name)))
}
