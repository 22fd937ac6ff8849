import { at } from '@runatal/look/at.ts'
import { type HintScreen, unrevealed } from '../../../companion/index.ts'
import { RUNES, UNSEEN } from '../../../rules/puzzle.ts'
import { BackButton, HistoryButton } from '../bars.tsx'
import { useHand } from '../hand.ts'
import { Frame, RunePiece, SignPiece } from '../parts.tsx'

/** A hint: which sign belongs to one rune, and nothing about the answer (R5-328, R5-174). */
export function Hint({ screen }: { screen: HintScreen }) {
  const { session, perform, words } = useHand()
  const { game } = session
  const { hint } = words
  const free = unrevealed(game)
  const told = screen.told ? game.hints.at(-1) : undefined
  return (
    <Frame className="co-hint co-scroll" title={hint.title} left={<BackButton />} right={<HistoryButton />}>
      {told !== undefined ? (
        <div className="co-told" role="status">
          <span>
            <RunePiece rune={told.rune} size={112} />
            <i aria-hidden>=</i>
            <SignPiece sign={told.sign} state={UNSEEN} size={128} />
          </span>
          <p>{hint.told(at(words.runes, told.rune), at(words.signs, told.sign))}</p>
          <p className="co-fine">{hint.toldNote}</p>
          <button type="button" className="co-go" onClick={() => perform({ do: 'back' })}>
            {words.result.goOn}
          </button>
        </div>
      ) : (
        <>
          <p className="co-ask">{hint.which}</p>
          <ul className="co-seven">
            {RUNES.map((id, rune) => {
              const known = game.hints.find(one => one.rune === rune)
              return (
                <li key={id}>
                  <button
                    type="button"
                    className="co-cell"
                    aria-pressed={screen.rune === rune}
                    aria-disabled={!free.includes(rune) || undefined}
                    onClick={() => perform({ do: 'pickRune', rune })}
                  >
                    <RunePiece rune={rune} size={52} />
                    <span aria-hidden>{words.runes[rune]}</span>
                    {known !== undefined && (
                      <small>
                        {hint.known}: {words.signs[known.sign]}
                      </small>
                    )}
                  </button>
                </li>
              )
            })}
          </ul>
          <p className="co-cost">{hint.cost}</p>
          <button
            type="button"
            className="co-go"
            aria-disabled={screen.rune === undefined || undefined}
            onClick={() => perform({ do: 'confirm' })}
          >
            {screen.rune === undefined ? hint.choose : hint.take(at(words.runes, screen.rune))}
          </button>
          <button type="button" className="co-quiet" onClick={() => perform({ do: 'back' })}>
            {hint.decline}
          </button>
        </>
      )}
    </Frame>
  )
}
