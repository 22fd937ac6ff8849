import { useState } from 'react'
import { type Rune, RUNES, whyNotSolution } from '../../rules/puzzle.ts'
import { RuneTile } from '../art/runes.tsx'
import { useTable } from '../table.ts'
import { Answer, type QuestionProps } from './Answer.tsx'

/** Four runes, one a space (R5-384, R5-385). */
export function SetSolution({ ask, press }: QuestionProps) {
  const { state, words, game, frozen } = useTable()
  const [runes, setRunes] = useState<readonly (Rune | undefined)[]>([undefined, undefined, undefined, undefined])
  const rule = whyNotSolution(
    runes.map(rune => (rune === undefined ? -1 : RUNES.indexOf(rune))),
    state.runes,
  )
  const set = (space: number, rune: Rune | undefined) => setRunes(runes.with(space, rune))
  const fill = (rune: Rune) => {
    const space = runes.indexOf(undefined)
    if (space >= 0 && !runes.includes(rune)) set(space, rune)
  }
  return (
    <div className="r5-ask-master">
      <p>{words.master.chooseSolution}</p>
      <div className="r5-spaces">
        {runes.map((rune, space) => (
          <button
            key={space}
            type="button"
            className="r5-slot"
            aria-label={words.master.spaceHas(space + 1, rune)}
            onClick={() => set(space, undefined)}
          >
            {rune === undefined ? space + 1 : <RuneTile rune={rune} size={40} />}
          </button>
        ))}
      </div>
      <div className="r5-row">
        {RUNES.map(rune => (
          <button
            key={rune}
            type="button"
            className="r5-tile-button"
            aria-label={game.runes[rune]}
            disabled={runes.includes(rune)}
            onClick={() => fill(rune)}
          >
            <RuneTile rune={rune} size={34} />
          </button>
        ))}
      </div>
      <Answer
        ready={rule === undefined && !frozen}
        why={rule === 'R5-384' ? words.master.notStart : rule === undefined ? undefined : words.master.notFour}
        label={words.master.set}
        answer={() => press({ ask: ask.id, move: { do: 'set', solution: runes.filter(rune => rune !== undefined) } })}
        other={words.master.random}
        letDo={() => press({ ask: ask.id, move: { do: 'random' } })}
      />
    </div>
  )
}
