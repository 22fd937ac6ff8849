import { historyOf } from '../rules/history.ts'
import { RUNES } from '../rules/puzzle.ts'
import type { Note } from '../rules/types.ts'
import { Assistant, useDeduction } from './Assistant.tsx'
import { hintedSign } from './model/history.ts'
import { isPinned, isUnlinked, pressHead, pressSquare } from './model/notes.ts'
import { NoteGrid } from './parts/NoteGrid.tsx'
import { useTable } from './table.ts'

interface NotebookProps {
  /** Notes can be changed: the question they answer is open to me. */
  open: boolean
  change(note: Note): void
}

/** The deduction notebook, shared by the team: a sign is pinned to a rune by pressing their square (R5-041, R5-335). */
export function Notebook({ open, change }: NotebookProps) {
  const { state, words, game, me } = useTable()
  const history = historyOf(state)
  const known = useDeduction(state)
  return (
    <section className="r5-panel r5-notes" aria-label={words.notebook} data-spot="notes">
      <h2 className="r5-title">
        {words.notebook}
        <small>{words.shared}</small>
      </h2>
      <NoteGrid
        words={words}
        runeName={rune => game.runes[RUNES[rune]!]}
        open={open}
        isPinned={(rune, sign) => isPinned(state, rune, sign)}
        isUnlinked={sign => isUnlinked(state, sign)}
        hinted={rune => hintedSign(history, rune)}
        fact={(rune, sign) => known?.square(rune, sign)}
        pressHead={sign => change(pressHead(state, sign))}
        pressSquare={(rune, sign) => change(pressSquare(state, rune, sign))}
      />
      {state.assistant && <Assistant known={known} />}
      {me === state.master && <p className="r5-fine">{words.masterNotes}</p>}
    </section>
  )
}
