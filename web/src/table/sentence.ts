import type { Language } from '@runatal/look/board.ts'
import type { TableView } from '@runatal/table'
import type { AnyUi } from '../boards.ts'
import { nameOf } from '../parts/names.ts'
import type { Spoken } from '../words/words.ts'

/** What is asked, of whom, in one plain sentence; and if nothing is asked of me, why not. */
export function sentence(view: TableView, ui: AnyUi, { words, language }: Spoken): { text: string; mine: boolean } {
  const { table } = words
  if (view.status === 'over') return { text: table.over, mine: false }
  const { state } = view
  if (state === undefined) return { text: table.goesOn, mine: false }
  const said = ui.words[language]
  const owed = view.asks.find(({ must }) => must)
  if (owed !== undefined) return { text: said.ask(owed.kind, state, view.me), mine: true }
  const waiting = view.seats.filter(({ seat }) => view.waitingFor.includes(seat))
  const names = waiting.map(seat => nameOf(seat, words))
  // The latest: what stands open all game long says nothing of this moment.
  const offer = view.asks.at(-1)
  if (waiting.length > 0) {
    if (view.me < 0) return { text: table.watching(names), mine: false }
    return { text: asked(view, ui, language, words.list(names)) ?? table.waiting(names), mine: false }
  }
  // Nobody owes anything: in a game without turns, what I may do is what counts.
  if (offer !== undefined) return { text: said.ask(offer.kind, state, view.me), mine: false }
  return { text: table.goesOn, mine: false }
}

/** What one other is asked. */
function asked({ state, waitingFor }: TableView, ui: AnyUi, language: Language, name: string): string | undefined {
  if (waitingFor.length !== 1) return undefined
  const kind = state?.asks.find(({ must, seat }) => must && seat === waitingFor[0])?.kind
  return kind === undefined ? undefined : ui.words[language].waiting(kind, name)
}
