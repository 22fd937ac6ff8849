import { at } from '@runatal/look/at.ts'
import type { Line } from '../../../companion/index.ts'
import { SIGNS, UNSEEN } from '../../../rules/puzzle.ts'
import { useHand } from '../hand.ts'
import { RunePiece, SignPiece } from '../parts.tsx'

/** One line of the history: the runes by space, the signs with their states, the hints taken before (R5-327). */
export function HistoryLine({ line, index, small = false }: { line: Line; index: number; small?: boolean }) {
  const { words } = useHand()
  const { history } = words
  const { result, hints } = line
  const label = result === undefined ? history.since : index === 0 ? history.start : history.attempt(index)
  return (
    <span className="co-line">
      {hints.map(({ rune, sign }) => (
        <span key={rune} className="co-line-hint">
          <RunePiece rune={rune} size={24} />
          <SignPiece sign={sign} state={UNSEEN} size={28} />
          {history.hint(at(words.runes, rune), at(words.signs, sign))}
        </span>
      ))}
      <span className="co-line-row">
        <span className="co-line-label">{label}</span>
        {result !== undefined && (
          <>
            <span className="co-four">
              {result.portal.map(rune => (
                <RunePiece key={rune} rune={rune} size={small ? 28 : 30} />
              ))}
            </span>
            <i aria-hidden />
            <span className="co-four">
              {SIGNS.map((id, sign) =>
                result.states[sign] === UNSEEN ? undefined : (
                  <SignPiece key={id} sign={sign} state={at(result.states, sign)} size={small ? 32 : 34} />
                ),
              )}
            </span>
          </>
        )}
      </span>
    </span>
  )
}
