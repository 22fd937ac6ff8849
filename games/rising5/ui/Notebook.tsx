import { Fragment } from 'react'
import { historyOf } from '../rules/history.ts'
import { RUNES, SIGNS } from '../rules/puzzle.ts'
import type { Note } from '../rules/types.ts'
import { RuneTile } from './art/runes.tsx'
import { SignFigure } from './art/signs.tsx'
import { Symbol } from './art/Symbol.tsx'
import { Assistant, useDeduction } from './Assistant.tsx'
import { hintedSign } from './model/history.ts'
import { isPinned, isUnlinked, pressHead, pressSquare } from './model/notes.ts'
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
      <div className="r5-grid" role="group" aria-label={words.notebook}>
        <span />
        {SIGNS.map((sign, column) => (
          <button
            key={sign}
            type="button"
            className={isUnlinked(state, column) ? 'r5-head r5-head-on' : 'r5-head'}
            aria-label={words.noteHead(sign, isUnlinked(state, column))}
            aria-pressed={isUnlinked(state, column)}
            data-head={sign}
            disabled={!open}
            onClick={() => change(pressHead(state, column))}
          >
            <svg viewBox="0 0 100 100" aria-hidden>
              <SignFigure sign={sign} fill="#efe7d4" cut="#111a2c" />
            </svg>
          </button>
        ))}
        {RUNES.map((rune, row) => (
          <Fragment key={rune}>
            <span className="r5-grid-rune">
              <RuneTile rune={rune} size={26} title={game.runes[rune]} />
            </span>
            {SIGNS.map((sign, column) => {
              const pinned = isPinned(state, row, column)
              const hinted = hintedSign(history, row) === column
              const fact = known?.square(row, column)
              const says = words.square(rune, sign, pinned, hinted, fact)
              return (
                <button
                  key={sign}
                  type="button"
                  className={`r5-square${pinned ? ' r5-pin' : ''}${hinted ? ' r5-hinted' : ''}${fact === undefined ? '' : ` r5-fact-${fact}`}`}
                  aria-label={says}
                  title={says}
                  aria-pressed={pinned}
                  disabled={!open}
                  data-note={`${rune}:${sign}`}
                  onClick={() => change(pressSquare(state, row, column))}
                >
                  {hinted ? (
                    <Symbol of="hint" size={20} />
                  ) : pinned ? (
                    <Tick />
                  ) : fact === 'certain' ? (
                    <span aria-hidden>=</span>
                  ) : fact === 'impossible' ? (
                    <span aria-hidden>×</span>
                  ) : undefined}
                </button>
              )
            })}
          </Fragment>
        ))}
      </div>
      {state.assistant && <Assistant known={known} />}
      {me === state.master && <p className="r5-fine">{words.masterNotes}</p>}
    </section>
  )
}

function Tick() {
  return (
    <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden>
      <path
        d="M3 10.500L8 15.500L17 5"
        fill="none"
        stroke="#7ff5e6"
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
