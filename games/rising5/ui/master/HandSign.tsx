import { useState } from 'react'
import { RUNES, type Sign, SIGNS } from '../../rules/puzzle.ts'
import { RuneTile } from '../art/runes.tsx'
import { SignToken } from '../art/signs.tsx'
import { useTable } from '../table.ts'
import { Answer, type QuestionProps } from './Answer.tsx'

/** The sign of the rune that the team asked for. */
export function HandSign({ ask, press }: QuestionProps) {
  const { state, words, game, frozen } = useTable()
  const [sign, setSign] = useState<Sign>()
  return (
    <div className="r5-ask-master">
      <p>{words.master.handSign(RUNES[state.asked]!)}</p>
      <div className="r5-row">
        <RuneTile rune={RUNES[state.asked]!} size={40} />
        {SIGNS.map(one => (
          <button
            key={one}
            type="button"
            className="r5-tile-button"
            aria-pressed={sign === one}
            aria-label={game.signs[one]}
            onClick={() => setSign(one)}
          >
            <SignToken sign={one} state="unknown" size={38} small={false} />
          </button>
        ))}
      </div>
      <Answer
        ready={sign !== undefined && !frozen}
        label={words.master.hand}
        answer={() => sign !== undefined && press({ ask: ask.id, move: { do: 'hand', sign } })}
        other={words.master.fill}
        letDo={() => press({ ask: ask.id, move: { do: 'fill' } })}
      />
    </div>
  )
}
