import { linesOf } from '../../../companion/index.ts'
import { STATES, UNSEEN } from '../../../rules/puzzle.ts'
import { RoundButton } from '../bars.tsx'
import { useHand } from '../hand.ts'
import { Frame } from '../parts.tsx'
import { SignToken } from '../../../ui/art/index.ts'
import { HistoryLine } from './HistoryLine.tsx'

/** All results one above the other, oldest first (R5-326). */
export function History() {
  const { session, perform, words } = useHand()
  const lines = linesOf(session.game)
  return (
    <Frame
      className="co-history co-scroll"
      title={words.history.title}
      left={<RoundButton of="cross" label={words.close} onPress={() => perform({ do: 'close' })} />}
    >
      {lines.length === 0 && <p className="co-fine">{words.history.none}</p>}
      <ol>
        {lines.map((line, i) => (
          <li key={i}>
            <HistoryLine line={line} index={i} />
          </li>
        ))}
      </ol>
      <dl className="co-legend">
        {STATES.map((state, i) =>
          i === UNSEEN ? undefined : (
            <div key={state}>
              <dt>
                <SignToken sign="sage" state={state} size={30} />
                {words.states[state]}
              </dt>
              <dd>{words.meanings[state]}</dd>
            </div>
          ),
        )}
      </dl>
    </Frame>
  )
}
