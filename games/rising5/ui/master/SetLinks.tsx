import { useState } from 'react'
import { RUNES, type Sign, SIGNS, whyNotLinks } from '../../rules/puzzle.ts'
import { RuneTile } from '../art/runes.tsx'
import { useTable } from '../table.ts'
import { Answer, type QuestionProps } from './Answer.tsx'

/** A sign for each rune. */
export function SetLinks({ ask, press }: QuestionProps) {
  const { words, game, frozen } = useTable()
  const [signs, setSigns] = useState<readonly (Sign | undefined)[]>(RUNES.map(() => undefined))
  const rule = whyNotLinks(signs.map(sign => (sign === undefined ? -1 : SIGNS.indexOf(sign))))
  return (
    <div className="r5-ask-master">
      <p>{words.master.chooseLinks}</p>
      <div className="r5-row">
        {RUNES.map((rune, i) => (
          <label key={rune} className="r5-pair">
            <RuneTile rune={rune} size={30} />
            <select
              aria-label={words.master.signOf(rune)}
              value={signs[i] ?? ''}
              onChange={event =>
                setSigns(
                  signs.with(
                    i,
                    SIGNS.find(sign => sign === event.target.value),
                  ),
                )
              }
            >
              <option value="">{words.master.none}</option>
              {SIGNS.map(sign => (
                <option key={sign} value={sign} disabled={signs.includes(sign) && signs[i] !== sign}>
                  {game.signs[sign]}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <Answer
        ready={rule === undefined && !frozen}
        why={rule === undefined ? undefined : words.master.notSeven}
        label={words.master.set}
        answer={() => press({ ask: ask.id, move: { do: 'set', links: signs.filter(sign => sign !== undefined) } })}
        other={words.master.random}
        letDo={() => press({ ask: ask.id, move: { do: 'random' } })}
      />
    </div>
  )
}
