import { useState } from 'react'
import { RUNES, type Sign, SIGNS, type SignState, signsOf, SPACES, STATES } from '../../rules/puzzle.ts'
import type { ShownSign } from '../../rules/types.ts'
import { SignToken } from '../art/signs.tsx'
import { Arrangement } from '../parts/HistoryLines.tsx'
import { useTable } from '../table.ts'
import { Answer, type QuestionProps } from './Answer.tsx'

const LAID = STATES.filter(state => state !== 'unknown')

/** The four signs on the Portal, each to be laid dark, bright or golden; what is wrong is refused, privately. */
export function LayResult({ ask, press }: QuestionProps) {
  const { state, words, game, frozen } = useTable()
  const shown = signsOf(state.runes, state.solution, state.links).flatMap((one, sign) =>
    one > 0 ? [SIGNS[sign]!] : [],
  )
  const [laid, setLaid] = useState<Partial<Record<Sign, SignState>>>({})
  const signs: ShownSign[] = shown.flatMap(sign => {
    const one = laid[sign]
    return one === undefined ? [] : [{ sign, state: one }]
  })
  return (
    <div className="r5-ask-master">
      <p>{words.master.layResult}</p>
      <div className="r5-row">
        <Arrangement runes={state.runes.slice(0, SPACES).map(rune => RUNES[rune]!)} size={76} />
        {shown.map(sign => (
          <fieldset key={sign} className="r5-lay">
            <legend>{game.signs[sign]}</legend>
            {LAID.map(one => (
              <button
                key={one}
                type="button"
                aria-pressed={laid[sign] === one}
                aria-label={words.signIs(sign, one)}
                onClick={() => setLaid({ ...laid, [sign]: one })}
              >
                <SignToken sign={sign} state={one} size={36} small={false} />
              </button>
            ))}
          </fieldset>
        ))}
      </div>
      <Answer
        ready={signs.length === SPACES && !frozen}
        label={words.master.publish}
        answer={() => press({ ask: ask.id, move: { do: 'publish', signs } })}
        other={words.master.fill}
        letDo={() => press({ ask: ask.id, move: { do: 'fill' } })}
      />
    </div>
  )
}
