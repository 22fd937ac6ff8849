import { RUNES, SIGNS } from '../rules/puzzle.ts'
import { NONE } from '../rules/types.ts'
import { RuneTile } from './art/runes.tsx'
import { SignToken } from './art/signs.tsx'
import type { QuestionProps } from './master/Answer.tsx'
import { HandSign } from './master/HandSign.tsx'
import { LayResult } from './master/LayResult.tsx'
import { SetLinks } from './master/SetLinks.tsx'
import { SetSolution } from './master/SetSolution.tsx'
import type { Ask, Press } from './model/choices.ts'
import { Arrangement } from './parts/HistoryLines.tsx'
import { useTable } from './table.ts'

interface DeskProps {
  asks: readonly Ask[]
  press(press: Press): void
}

/** The Game Master's desk: the secret, the question that waits for an answer, and the switch (R5-369 to R5-392). */
export function Master({ asks, press }: DeskProps) {
  const { state, words, frozen } = useTable()
  const ask = asks.find(({ kind }) => kind in QUESTIONS)
  const Question = ask === undefined ? undefined : QUESTIONS[ask.kind]
  const fillIn = asks.find(({ kind }) => kind === 'gmFillIn')
  return (
    <section className="r5-desk" aria-label={words.master.title}>
      <header>
        <h2 className="r5-title">
          {words.master.title}
          <small>{words.master.secret}</small>
        </h2>
        {fillIn !== undefined && (
          <button
            type="button"
            className="r5-quiet"
            role="switch"
            aria-checked={state.fillIn}
            aria-disabled={frozen || undefined}
            onClick={() => press({ ask: fillIn.id, move: { do: 'fillIn', on: !state.fillIn } })}
          >
            {state.fillIn ? '☑' : '☐'} {words.master.fillIn}
          </button>
        )}
      </header>
      {ask !== undefined && Question !== undefined && <Question key={ask.id} ask={ask} press={press} />}
      <Secret />
    </section>
  )
}

const QUESTIONS: Partial<Record<Ask['kind'], (props: QuestionProps) => React.ReactNode>> = {
  gmSolution: SetSolution,
  gmLinks: SetLinks,
  gmResult: LayResult,
  gmHint: HandSign,
}

/** What the Game Master alone knows. */
function Secret() {
  const { state, game } = useTable()
  if (state.solution.includes(NONE)) return undefined
  return (
    <div className="r5-secret">
      <Arrangement runes={state.solution.map(rune => RUNES[rune]!)} size={76} />
      {!state.links.includes(NONE) && (
        <ul>
          {RUNES.map((rune, i) => (
            <li key={rune}>
              <RuneTile rune={rune} size={24} title={game.runes[rune]} />
              <SignToken
                sign={SIGNS[state.links[i]!]!}
                state="unknown"
                size={28}
                small
                title={game.signs[SIGNS[state.links[i]!]!]}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
