import { Portal } from '../../../ui/art/index.ts'
import { attemptsOf, resultsOf } from '../../../companion/index.ts'
import { RUNES } from '../../../rules/puzzle.ts'
import { useEffect, useState } from 'react'
import { useHall } from '@runatal/look/hall/hall.ts'
import { HistoryButton } from '../bars.tsx'
import { useHand } from '../hand.ts'
import { Frame } from '../parts.tsx'
import { Answer } from './Answer.tsx'

/** As long as the beams run and the signs appear, one by one. */
const ANSWERING = 1700

const LIT = [true, true, true, true]

/** What the Portal answers to the arrangement that was shown. */
export function Result() {
  const { session, perform, words } = useHand()
  const { game } = session
  const last = resultsOf(game).at(-1)
  const burning = useBurning(game.history.length > 1)
  if (last === undefined) return undefined
  const attempts = attemptsOf(game)
  return (
    <Frame
      className="co-result"
      title={attempts === 0 ? words.result.first : words.result.failed}
      note={attempts === 0 ? words.capture.start : words.capture.attempt(attempts)}
      right={<HistoryButton />}
    >
      <div className={burning ? 'co-stage co-burning' : 'co-stage'}>
        <Portal
          runes={last.portal.map(rune => RUNES[rune])}
          altars={burning ? LIT : game.altars}
          title={words.portal}
        />
      </div>
      <Answer states={last.states} title={words.result.answers} slowly />
      <p className="co-fine">{words.result.order}</p>
      <button type="button" className="co-go" onClick={() => perform({ do: 'continue' })}>
        {words.result.goOn}
      </button>
    </Frame>
  )
}

/** The altars of an attempt burn until the answer is there, and go out together (R5-332); at once for those who want no motion. */
function useBurning(attempt: boolean): boolean {
  const { isStill } = useHall()
  const [burning, setBurning] = useState(() => attempt && !isStill())
  useEffect(() => {
    const later = setTimeout(() => setBurning(false), ANSWERING)
    return () => clearTimeout(later)
  }, [])
  return burning
}
