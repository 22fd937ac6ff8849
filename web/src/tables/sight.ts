import type { Seat } from '@runatal/kernel'
import type { Update } from '@runatal/table'
import type { Heard, Sight } from './table.ts'

/** Joins an update to what is known. Undefined if something between is missing and must be asked for. */
export function follow(known: Sight | undefined, update: Update, here: readonly Seat[]): Sight | undefined {
  const at = known?.view.version ?? -1
  if (known !== undefined && update.version <= at) return { ...known, here, cut: false, fresh: [] }
  if (update.from > at && known !== undefined) return undefined
  const news = update.told.filter(({ version }) => version > at)
  const gone = new Set(update.undone)
  const kept: readonly Heard[] = update.from <= 0 ? [] : (known?.log ?? [])
  const log = [...kept.filter(({ version }) => version <= at || update.from <= 0), ...(update.from <= 0 ? update.told : news)]
  return {
    view: update.view,
    log: gone.size === 0 ? log : log.filter(({ version }) => !gone.has(version)),
    // A first view is shown as it stands: what happened before we came is no news.
    fresh: known === undefined ? [] : news.flatMap(({ events }) => events),
    here,
    cut: false,
  }
}
