import { type Seat, SPECTATOR, type Viewer } from '@runatal/kernel'
import { listedChoices, openChoices } from './own-choice.ts'
import {
  type AskView,
  CHAT_KEPT,
  type Moving,
  type SeatView,
  type Settled,
  type TableView,
  type Update,
} from './protocol.ts'
import type { Table } from './table.ts'

/** A table as one viewer sees it. */
export function viewOf(table: Table, viewer: Viewer, at: number): TableView {
  const state = table.match?.view(viewer)
  return { ...settledView(table, viewer), ...movingView(table, viewer, at), ...(state !== undefined && { state }) }
}

/** What a viewer is to know: everything heard since a version, and the table as it is. */
export function updateOf(table: Table, viewer: Viewer, since: number, at: number): Update {
  const { told, undone } = table.news.since(since, viewer, table.match?.told ?? [])
  const same = sameSince(table, since)
  const state = table.match?.view(viewer)
  const moving = { ...movingView(table, viewer, at), ...(state !== undefined && { state: without(state, same) }) }
  const view = { ...settledSince(table, viewer, since), ...moving }
  const update: Update = { from: since, version: table.version, told, view }
  const said = since > 0 ? table.saidSince(since) : []
  if (said.length > 0) update.said = said
  if (undone !== undefined) update.undone = undone
  if (same.length > 0) update.same = same
  return update
}

/** With what was not sent again: it is what we know it to be. */
export function wholeView(known: TableView | undefined, { view, same = [], said = [] }: Update): TableView {
  const joined = (view.table === undefined ? { ...known, ...view } : view) as TableView
  const fresh = said.filter(({ version }) => known !== undefined && version > known.version).map(({ line }) => line)
  if (fresh.length > 0) joined.chat = [...joined.chat, ...fresh].slice(-CHAT_KEPT)
  if (same.length === 0) return joined
  const before = Object(known?.state) as Record<string, unknown>
  const kept = same.filter(name => before[name] !== undefined).map(name => [name, before[name]] as const)
  return { ...joined, state: { ...Object(view.state), ...Object.fromEntries(kept) } }
}

/** To whoever has seen it: what has changed, but not which table it is, nor again all that was ever said. */
function settledSince(table: Table, viewer: Viewer, since: number): Partial<Settled> {
  if (since <= 0) return settledView(table, viewer)
  if (since >= table.settledAt) return {}
  const { table: _id, chat: _chat, ...changed } = settledView(table, viewer)
  return changed
}

function settledView(table: Table, viewer: Viewer): Settled {
  const { game, match, opening, rematch } = table
  return {
    table: table.id,
    game: game.id,
    open: table.open,
    oneScreen: opening.oneScreen,
    host: table.host,
    openedAt: opening.openedAt,
    timed: table.timed,
    choices: match === undefined ? table.choices : listedChoices(game, table.choices),
    seats: seatsOf(table, viewer),
    chat: table.saidSince(0).map(({ line }) => line),
    ...(match !== undefined && { commitment: table.commitment }),
    ...(opening.from !== undefined && { arranged: true as const }),
    ...(opening.sealedUntil !== undefined && { sealedUntil: opening.sealedUntil }),
    ...(opening.event !== undefined && { event: opening.event }),
    ...(rematch !== undefined && { rematch }),
  }
}

function movingView(table: Table, viewer: Viewer, at: number): Moving {
  const { match, status, clocks, outcome } = table
  const view: Moving = {
    me: viewer,
    version: table.version,
    status,
    clock: { rule: clocks.rule, left: clocks.left, running: clocks.running, at },
    moves: match?.log.length ?? 0,
    asks: status === 'playing' ? asksOf(table, viewer) : [],
    waitingFor: [...table.waitingFor()],
    undo: undoOf(table, viewer),
  }
  if (status === 'over' && !isSealed(table, at)) view.seed = table.opening.seed
  if (outcome !== undefined) view.outcome = outcome
  return view
}

/** Whether others still play on its seed, at this table time. */
export function isSealed({ opening: { sealedUntil, openedAt } }: Table, at: number): boolean {
  return sealedUntil !== undefined && openedAt + at < sealedUntil
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
    choices: isPrivy(table, viewer, seat) ? choices : openChoices(table.game, choices),
  }))
}

/** Who may see what a seat chose in secret: itself, and the host for a seat that nobody sits in. */
function isPrivy({ sittings, host }: Table, viewer: Viewer, seat: Seat): boolean {
  const isHost = sittings[viewer]?.person === host
  return viewer === seat || (isHost && sittings[seat]?.person === undefined)
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
  const { match, status, undoAsked, undos } = table
  const may = status === 'playing' && viewer !== SPECTATOR && !undos.areSpent(viewer)
  const free = may ? (match?.undoable(viewer) ?? 0) : 0
  if (undoAsked === undefined) return { free }
  const agreed = [...undoAsked.agreed].flatMap(person => table.seatsOf(person))
  return { free, asked: { by: undoAsked.by, agreed, request: undoAsked.request } }
}

function without<S extends object>(state: S, fields: readonly string[]): Partial<S> {
  if (fields.length === 0) return state
  const left: object = Object.fromEntries(Object.entries(state).filter(([name]) => !fields.includes(name)))
  return left
}
