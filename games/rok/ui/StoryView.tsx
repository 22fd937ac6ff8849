import { useEffect, useId } from 'react'
import { PageView } from './pages/PageView.tsx'
import type { Story } from './model/story.ts'
import { useTable } from './table.ts'

interface StoryViewProps {
  story: Story
  at: number
  setAt(at: number): void
  /** Stops the telling: it can be opened again. */
  close(): void
  /** The table waits for me: this goes on with it. */
  goOn: (() => void) | undefined
  /** The game is over, and its result comes after the last page. */
  isEnd: boolean
}

/** The seven steps, one page after the other by themselves, at a child's pace; back, on and away by a press. */
export function StoryView({ story, at, setAt, close, goOn, isEnd }: StoryViewProps) {
  const { words, tempo, paused } = useTable()
  const id = useId()
  const page = story.pages[at]
  const isLast = at >= story.pages.length - 1
  const waits = goOn !== undefined
  useEffect(() => {
    // Whoever the table or the teacher waits for reads in peace.
    if (waits || paused || (isLast && !isEnd)) return undefined
    const timer = setTimeout(() => (isLast ? close() : setAt(at + 1)), LOOKED_AT * tempo)
    return () => clearTimeout(timer)
  }, [at, setAt, isLast, isEnd, close, waits, paused, tempo])
  if (page === undefined) return undefined
  const step = page.step
  return (
    <section className="rok-story" aria-labelledby={id}>
      <ol className="rok-steps" aria-label={words.stepsTitle}>
        {words.steps.map((name, i) => {
          const isNow = step === i + 1
          const isDone = !isNow && i + 1 < step
          return (
            <li key={name} className={isNow ? 'now' : isDone ? 'done' : ''} {...(isNow && { 'aria-current': 'step' })}>
              <i aria-hidden>{isDone ? '✓' : i + 1}</i>
              <span>{name}</span>
              {isDone && <span className="sr"> ({words.stepDone})</span>}
            </li>
          )
        })}
      </ol>
      {/* On a phone a page may be longer than its place: it can be scrolled by key. */}
      <div className="rok-page" key={at} role="group" aria-labelledby={id} aria-live="polite" tabIndex={0}>
        <PageView page={page} id={id} />
      </div>
      <footer>
        <span className="rok-count">
          {at + 1} / {story.pages.length}
        </span>
        <button type="button" className="rok-button" disabled={at === 0} onClick={() => setAt(Math.max(0, at - 1))}>
          {words.back}
        </button>
        {isLast ? (
          <button type="button" className="rok-button strong" data-choice onClick={goOn ?? close}>
            {waits ? words.goOn : words.close}
          </button>
        ) : (
          <>
            <button type="button" className="rok-button strong" data-choice onClick={() => setAt(at + 1)}>
              {words.next}
            </button>
            <button type="button" className="rok-button" onClick={goOn ?? close}>
              {words.skipAll}
            </button>
          </>
        )}
      </footer>
    </section>
  )
}

/** Milliseconds a page. */
const LOOKED_AT = 3200
