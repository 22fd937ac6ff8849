import { RUNES, SIGNS, STATES } from '../rules/puzzle.ts'
import { historyOf } from '../rules/history.ts'
import { SignToken } from './art/signs.tsx'
import { lastStates, linesOf } from './model/history.ts'
import { HistoryLines } from './parts/HistoryLines.tsx'
import { useTable } from './table.ts'

/** The sign panel: the last state seen of each sign, what the states mean, and the ledger of attempts. */
export function Signs() {
  const { state, words, zoom } = useTable()
  const history = historyOf(state)
  const last = lastStates(history)
  return (
    <section className="r5-panel r5-signs" aria-label={words.signs} data-spot="signs">
      <h2 className="r5-title">
        {words.signs}
        <small>{words.lastSeen}</small>
      </h2>
      <ul className="r5-seven">
        {SIGNS.map((sign, i) => (
          <li key={sign} data-piece={`sign:${sign}`}>
            <SignToken
              sign={sign}
              state={STATES[last[i]!]!}
              size={32}
              small
              title={words.signIs(sign, STATES[last[i]!]!)}
            />
          </li>
        ))}
      </ul>
      <ul className="r5-legend">
        {STATES.map(one => (
          <li key={one}>
            <span className={`r5-mark r5-mark-${one}`} aria-hidden>
              {MARKS[one]}
            </span>
            {words.means[one]}
          </li>
        ))}
      </ul>
      <HistoryLines lines={linesOf(history)} runes={RUNES} size={34} />
      <button type="button" className="r5-quiet" aria-keyshortcuts="h" onClick={() => zoom({ what: 'history' })}>
        {words.history} <kbd aria-hidden>H</kbd>
      </button>
    </section>
  )
}

const MARKS = { unknown: '?', dark: '–', bright: '~', golden: '✓' } as const
