import { RUNES, SIGNS } from '../rules/puzzle.ts'
import { NONE } from '../rules/types.ts'
import { RuneTile } from './art/runes.tsx'
import { SignToken } from './art/signs.tsx'
import { Arrangement } from './parts/HistoryLines.tsx'
import { useTable } from './table.ts'

/** How it ended and why, and the secret at last (R5-299). */
export function Epilogue() {
  const { state, words, game } = useTable()
  const { fate } = state
  if (fate === 'playing') return undefined
  return (
    <section className={`r5-ending${fate === 'won' ? ' r5-ending-won' : ''}`} aria-live="polite">
      <div>
        <h2>{fate === 'won' ? words.end.won : words.end.lost}</h2>
        <p>{words.end.why[fate]}</p>
      </div>
      {!state.solution.includes(NONE) && state.solution.length === 4 && (
        <figure>
          <figcaption>{words.end.solution}</figcaption>
          <Arrangement runes={state.solution.map(rune => RUNES[rune]!)} size={84} />
        </figure>
      )}
      {!state.links.includes(NONE) && (
        <figure>
          <figcaption>{words.end.links}</figcaption>
          <ul className="r5-links">
            {RUNES.map((rune, i) => {
              const sign = SIGNS[state.links[i]!]
              return (
                sign !== undefined && (
                  <li key={rune}>
                    <RuneTile rune={rune} size={26} title={game.runes[rune]} />
                    <SignToken
                      sign={sign}
                      state={state.solution.includes(i) ? 'golden' : 'dark'}
                      size={30}
                      small
                      title={game.signs[sign]}
                    />
                  </li>
                )
              )
            })}
          </ul>
        </figure>
      )}
    </section>
  )
}
