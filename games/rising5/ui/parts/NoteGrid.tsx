import { Fragment } from 'react'
import { RUNES, SIGNS } from '../../rules/puzzle.ts'
import type { Fact } from '../model/knowledge.ts'
import { RuneTile } from '../art/runes.tsx'
import { SignFigure } from '../art/signs.tsx'
import { Symbol } from '../art/Symbol.tsx'
import type { BoardWords } from '../words/words.ts'

interface NoteGridProps {
  words: BoardWords
  /** What a rune is called. */
  runeName(rune: number): string
  /** Notes can be changed now. */
  open: boolean
  isPinned(rune: number, sign: number): boolean
  isUnlinked(sign: number): boolean
  /** The sign that a hint has given to a rune. */
  hinted(rune: number): number | undefined
  /** What follows from the results, for those who let it be worked out. */
  fact(rune: number, sign: number): Fact | undefined
  pressHead(sign: number): void
  pressSquare(rune: number, sign: number): void
}

/** The notes as a grid, a row for each rune and a column for each sign: the same at the table and in the companion. */
export function NoteGrid(props: NoteGridProps) {
  const { words, runeName, open, isPinned, isUnlinked, hinted, fact, pressHead, pressSquare } = props
  return (
    <div className="r5-grid" role="group" aria-label={words.notebook}>
      <span />
      {SIGNS.map((sign, column) => (
        <button
          key={sign}
          type="button"
          className={isUnlinked(column) ? 'r5-head r5-head-on' : 'r5-head'}
          aria-label={words.noteHead(sign, isUnlinked(column))}
          aria-pressed={isUnlinked(column)}
          data-head={sign}
          disabled={!open}
          onClick={() => pressHead(column)}
        >
          <svg viewBox="0 0 100 100" aria-hidden>
            <SignFigure sign={sign} fill="#efe7d4" cut="#111a2c" />
          </svg>
        </button>
      ))}
      {RUNES.map((rune, row) => (
        <Fragment key={rune}>
          <span className="r5-grid-rune">
            <RuneTile rune={rune} size={26} title={runeName(row)} />
          </span>
          {SIGNS.map((sign, column) => {
            const pinned = isPinned(row, column)
            const isHinted = hinted(row) === column
            const known = fact(row, column)
            const says = words.square(rune, sign, pinned, isHinted, known)
            return (
              <button
                key={sign}
                type="button"
                className={`r5-square${pinned ? ' r5-pin' : ''}${isHinted ? ' r5-hinted' : ''}${known === undefined ? '' : ` r5-fact-${known}`}`}
                aria-label={says}
                title={says}
                aria-pressed={pinned}
                disabled={!open}
                data-note={`${rune}:${sign}`}
                onClick={() => pressSquare(row, column)}
              >
                {isHinted ? (
                  <Symbol of="hint" size={20} />
                ) : pinned ? (
                  <Tick />
                ) : known === 'certain' ? (
                  <span aria-hidden>=</span>
                ) : known === 'impossible' ? (
                  <span aria-hidden>×</span>
                ) : undefined}
              </button>
            )
          })}
        </Fragment>
      ))}
    </div>
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
