import { newSeed, SealedChance } from '@runatal/kernel'
import { at } from '@runatal/look/at.ts'
import { type Action, learn, LESSON, LESSON_START, type Refusal } from '../../../companion/index.ts'
import { useCallback, useMemo, useState } from 'react'
import { Link } from '@runatal/look/hall/Link.tsx'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { HandContext, useHand } from '../hand.ts'
import { Screens } from '../Screens.tsx'
import { Toast } from '../Toast.tsx'

/** The tutorial: the screens of a real game, with somebody who says what to do. Nothing of it is kept (R5-330). */
export function Learn() {
  const { words } = useHand()
  const [run, setRun] = useState(LESSON_START)
  const [refused, setRefused] = useState<Refusal>()
  const perform = useCallback(
    (action: Action) => {
      const { run: next, refused: why } = learn(run, action, new SealedChance(newSeed(), 0))
      setRun(next)
      setRefused(why)
    },
    [run],
  )
  const hush = useCallback(() => setRefused(undefined), [])
  // Past the last step there is nothing to ask, but it is still a lesson.
  const step = LESSON[run.step] ?? LESSON.at(-1)
  const hand = useMemo(() => ({ session: run.session, perform, words, step }), [run, perform, words, step])
  const over = run.step === LESSON.length
  const { lesson } = words
  return (
    <HandContext value={hand}>
      <div className="co-lesson">
        <aside className="co-coach" aria-label={lesson.title}>
          <Link className="co-round" to="/companion" aria-label={lesson.leave}>
            <Sign of="cross" size={18} />
          </Link>
          <div role="status">
            <b>{over ? lesson.title : lesson.step(run.step + 1, LESSON.length)}</b>
            <p>{over ? lesson.over : lesson.steps[at(LESSON, run.step).id]}</p>
          </div>
        </aside>
        <Screens />
        <Toast refused={refused} onGone={hush} />
      </div>
    </HandContext>
  )
}
