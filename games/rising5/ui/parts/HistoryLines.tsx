import { useEffect, useRef } from 'react'
import { type Rune, SIGNS } from '../../rules/puzzle.ts'
import { RuneBody } from '../art/runes.tsx'
import { RuneTile } from '../art/runes.tsx'
import { SignToken } from '../art/signs.tsx'
import { Symbol } from '../art/Symbol.tsx'
import type { HistoryLine } from '../model/history.ts'
import { useTable } from '../table.ts'
import { ResultSigns } from './ResultSigns.tsx'

/** R5-326: all results one above the other, each with its hints; the newest is always in sight. */
export function HistoryLines(props: { lines: readonly HistoryLine[]; runes: readonly Rune[]; size: number }) {
  const { lines, runes, size } = props
  const { words, game } = useTable()
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [lines.length])
  return (
    <ol className="r5-ledger" ref={list} aria-label={words.history} tabIndex={0}>
      {lines.map(({ attempt, result, hints }) => (
        <li key={attempt ?? 'open'} className={result === undefined ? 'r5-line r5-open' : 'r5-line'}>
          {result !== undefined && (
            <>
              <Arrangement runes={result.portal.map(rune => runes[rune]!)} />
              <div className="r5-line-signs">
                <b>{attempt === 0 ? words.firstResult : words.attempt(attempt ?? 0)}</b>
                <span>
                  <ResultSigns states={result.states} size={size} words={words} />
                </span>
              </div>
            </>
          )}
          {hints.map(({ rune, sign }) => (
            <p key={rune} className="r5-hint-line">
              <Symbol of="hint" size={20} />
              <span className="r5-hidden">{words.hintSays(runes[rune]!, SIGNS[sign]!)}</span>
              <RuneTile rune={runes[rune]!} size={26} />
              <span aria-hidden>=</span>
              <SignToken sign={SIGNS[sign]!} state="unknown" size={28} small />
              <span aria-hidden>{game.signs[SIGNS[sign]!]}</span>
            </p>
          ))}
        </li>
      ))}
    </ol>
  )
}

/** Four runes as they lay round the Portal. */
export function Arrangement({ runes, size = 56 }: { runes: readonly Rune[]; size?: number }) {
  const { words, game } = useTable()
  return (
    <svg
      className="r5-arrangement"
      viewBox="0 0 70 70"
      width={size}
      height={size}
      role="img"
      aria-label={words.arrangement(runes.map(rune => game.runes[rune]))}
    >
      <path d="M35 12V58M12 35H58" stroke="#3c4963" strokeWidth="2" />
      {runes.map((rune, space) => (
        <g key={space} transform={`translate(${[23, 45, 23, 1][space]} ${[1, 23, 45, 23][space]}) scale(.24)`}>
          <RuneBody rune={rune} />
        </g>
      ))}
    </svg>
  )
}
