import type { AnyTypes } from '@runatal/kernel'
import { isTask, type Lesson, type Step, type Verdict } from '@runatal/look/tutorial.ts'
import { useEffect, useRef } from 'react'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { useTitle } from '@runatal/look/hall/title.ts'
import { useSpoken } from '../words/words.ts'

interface TutorialTeacherProps {
  lesson: Lesson<AnyTypes>
  title: string
  step: Step<AnyTypes>
  position: number
  verdict: Verdict
  /** How this part is called. */
  label: string
  /** What leads on from this step. */
  onward: string
  onGoOn(): void
  onTryAgain(): void
  onRule(id: string): void
  /** Plays the answer; left out where there is no single one. */
  onTell?(): void
  /** Tells a little more; left out where there is no more to tell. */
  onHint?(): void
  /** What hints have told: what it is about, and the answers among which the right one is. */
  theme?: string
  among: readonly string[]
  /** The answer was played by itself: nobody is praised for it. */
  isTold?: boolean
}

/** What the teacher says: the idea, the task, then praise or another try. */
export function TutorialTeacher(props: TutorialTeacherProps) {
  const { lesson, title, step, position, verdict, label, onward, onGoOn, onTryAgain, onRule, onTell, isTold } = props
  const { onHint, theme, among } = props
  const { words, language } = useSpoken()
  const { learn } = words
  useTitle(title)
  const root = useRef<HTMLElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  // Where there is something to press, the next key presses it; else reading goes on from the teacher to the board.
  useEffect(() => {
    const to = next.current ?? root.current
    to?.focus({ preventScroll: true })
  }, [position, verdict])
  const task = isTask(step) ? step : undefined
  return (
    <section
      ref={root}
      tabIndex={-1}
      className={`teacher${verdict === undefined ? '' : ` ${verdict}`}`}
      aria-label={label}
    >
      <h1>{title}</h1>
      <div className="teacher-says" role="status" aria-live="polite" aria-atomic>
        {verdict === undefined && <p className="teacher-say">{step.say[language]}</p>}
        {verdict === undefined && task !== undefined && (
          <p className="teacher-goal">
            <Sign of="flag" size={16} />
            <span>
              <b>{learn.task}</b> {task.goal[language]}
            </span>
          </p>
        )}
        {verdict === undefined && theme !== undefined && <p className="teacher-hint">{learn.about(theme)}</p>}
        {verdict === undefined && among.length > 0 && (
          <div className="teacher-hint">
            <p>{learn.among}</p>
            <ul>
              {among.map(move => (
                <li key={move}>{move}</li>
              ))}
            </ul>
          </div>
        )}
        {verdict === 'reached' && task !== undefined && (
          <p className="teacher-praise">
            <b>
              <Sign of={isTold ? 'eye' : 'check'} size={18} /> {isTold ? learn.told : learn.right}
            </b>{' '}
            {task.praise[language]}
          </p>
        )}
        {verdict === 'missed' && task !== undefined && (
          <p className="teacher-again">
            <b>
              <Sign of="again" size={16} /> {learn.wrong}
            </b>{' '}
            {task.again?.[language]}
          </p>
        )}
      </div>
      {verdict === 'missed' ? (
        <button ref={next} type="button" className="tbtn strong" onClick={onTryAgain}>
          <Sign of="again" size={16} /> {learn.tryAgain}
        </button>
      ) : (
        (task === undefined || verdict === 'reached') && (
          <button ref={next} type="button" className="tbtn strong" onClick={onGoOn}>
            {onward} <Sign of="right" size={16} />
          </button>
        )
      )}
      {(onHint ?? onTell) !== undefined && verdict !== 'reached' && (
        <div className="teacher-help">
          {onHint !== undefined && verdict === undefined && (
            <button type="button" className="tbtn" onClick={onHint}>
              <Sign of="bulb" size={16} /> {learn.hint}
            </button>
          )}
          {onTell !== undefined && (
            <button type="button" className="tbtn" onClick={onTell}>
              <Sign of="eye" size={16} /> {learn.tell}
            </button>
          )}
        </div>
      )}
      {lesson.rules.length > 0 && (
        <p className="teacher-rules">
          <span>{learn.rules}</span>
          {lesson.rules.map(id => (
            <button key={id} type="button" className="rid" onClick={() => onRule(id)}>
              {id}
            </button>
          ))}
        </p>
      )}
    </section>
  )
}
