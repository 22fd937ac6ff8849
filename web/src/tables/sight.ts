import type { Seat } from '@runatal/kernel'
import { type Update, wholeView } from '@runatal/table'
import { shared } from './shared.ts'
import type { Sight } from './table.ts'

/**
 * The view model of a table: joins an update to what is known. Undefined if something between is missing and must be
 * asked for.
 */
export function follow(known: Sight | undefined, update: Update, here: readonly Seat[]): Sight | undefined {
  const { told, undone = [] } = update
  const view = wholeView(known?.view, update)
  // A first view is shown as it stands: what happened before we came is no news.
  if (known === undefined) return update.from > 0 ? undefined : { view, log: told, fresh: [], here, cut: false }
  const at = known.view.version
  if (update.version <= at) return { ...known, here, cut: false, fresh: [] }
  if (update.from > at) return undefined
  const news = told.filter(({ version }) => version > at)
  const { state, asks } = known.view
  const seen = {
    ...view,
    ...(view.state !== undefined && { state: shared(state, view.state) }),
    asks: shared(asks, view.asks),
  }
  const log = [...known.log, ...news].filter(({ version }) => !undone.includes(version))
  return { view: seen, log, fresh: news.flatMap(({ events }) => events), here, cut: false }
}
