import type { Language } from '@runatal/look/board.ts'
import { messages } from '../messages/index.ts'
import { type History, RUNES } from '../rules/puzzle.ts'
import { RuneTile } from './art/runes.tsx'
import { stepsOf } from './model/debrief.ts'
import { ResultSigns } from './parts/ResultSigns.tsx'
import { boardWords } from './words/words.ts'
import './css/debrief.css'

interface DebriefProps {
  history: History
  /** Empty where it was never shown. */
  solution: readonly number[]
  language: Language
}

/** Every answer of the Portal with what it excluded, and under them the solution (R5-299). */
export function Debrief({ history, solution, language }: DebriefProps) {
  const words = boardWords[language]
  const { debrief } = words.end
  const runes = (portal: readonly number[]) => (
    <span
      className="r5-told-runes"
      role="img"
      aria-label={words.arrangement(portal.map(rune => messages[language].runes[RUNES[rune]!]))}
    >
      {portal.map(rune => (
        <RuneTile key={rune} rune={RUNES[rune]!} size={30} />
      ))}
    </span>
  )
  return (
    <ol className="r5-told r5-theme">
      {stepsOf(history).map(({ result, left, excluded }, attempt) => (
        <li key={attempt}>
          <b>{attempt === 0 ? words.firstResult : words.attempt(attempt)}</b>
          {runes(result.portal)}
          <span className="r5-told-signs">
            <ResultSigns states={result.states} size={30} words={words} />
          </span>
          <span className="r5-told-left">
            <b>{debrief.left(left)}</b>
            <small>{debrief.excluded(excluded)}</small>
          </span>
        </li>
      ))}
      {solution.length > 0 && (
        <li className="r5-told-answer">
          <b>{words.end.solution}</b>
          {runes(solution)}
        </li>
      )}
    </ol>
  )
}
