import type { AnyUi } from '../boards.ts'
import { nameOf } from '../parts/names.ts'
import type { Sight } from '../tables/table.ts'
import type { Spoken } from '../words/words.ts'

/** What is asked, of whom, in one plain sentence; and if nothing is asked of me, why not. */
export function sentence({ view }: Sight, ui: AnyUi, { words, language }: Spoken): { text: string; mine: boolean } {
  const { table } = words
  if (view.status === 'over') return { text: table.over, mine: false }
  const said = ui.words[language]
  const owed = view.asks.find(({ must }) => must)
  if (owed !== undefined) return { text: said.ask(owed.kind, view.state as never, view.me), mine: true }
  const waiting = view.seats.filter(({ seat }) => view.waitingFor.includes(seat))
  const names = words.list(waiting.map(seat => nameOf(seat, words)))
  if (view.me < 0) return { text: table.watching(names), mine: false }
  const [only] = waiting
  if (waiting.length === 1 && only !== undefined && only.bot !== undefined)
    return { text: table.botThinks(nameOf(only, words)), mine: false }
  return { text: table.waiting(names), mine: false }
}
