import { useEffect, useState } from 'react'
import { historyOf } from '../rules/history.ts'
import { RUNES } from '../rules/puzzle.ts'
import type { State } from '../rules/types.ts'
import type { Knowledge } from './model/knowledge.ts'
import { Arrangement } from './parts/HistoryLines.tsx'
import { useTable } from './table.ts'

/** More than these are not worth reading one by one. */
const FEW = 12

/** What the assistant knows, where the table has one; it is fetched only then. */
export function useDeduction(state: State): Knowledge | undefined {
  const [known, setKnown] = useState<{ length: number; knowledge: Knowledge }>()
  const length = state.results.length * 100 + state.hints.length
  useEffect(() => {
    if (!state.assistant || state.results.length === 0) return undefined
    let isCurrent = true
    void import('./model/knowledge.ts').then(({ knowledgeOf }) => {
      if (isCurrent) setKnown({ length, knowledge: knowledgeOf(historyOf(state)) })
    })
    return () => {
      isCurrent = false
    }
    // What is known grows with the history and with nothing else.
  }, [state.assistant, length])
  return known?.length === length ? known.knowledge : undefined
}

/** How many solutions are left and how many links are certain; the solutions themselves only if asked for. */
export function Assistant({ known }: { known: Knowledge | undefined }) {
  const { words } = useTable()
  const [isAsked, setAsked] = useState(false)
  if (known === undefined) return <p className="r5-fine">{words.thinking}</p>
  const { solutions } = known
  return (
    <div className="r5-assistant" role="status">
      <p>
        <b>{words.solutionsLeft(solutions.length)}</b> {words.linksCertain(known.certain)}
      </p>
      {solutions.length <= FEW && (
        <button type="button" className="r5-quiet" aria-expanded={isAsked} onClick={() => setAsked(!isAsked)}>
          {isAsked ? words.hideSolutions : words.showSolutions}
        </button>
      )}
      {isAsked && solutions.length <= FEW && (
        <ul className="r5-solutions">
          {solutions.map(solution => (
            <li key={solution.join(' ')}>
              <Arrangement runes={solution.map(rune => RUNES[rune]!)} size={52} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
