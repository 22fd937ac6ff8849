import { useEffect } from 'react'
import type { Story } from './model/story.ts'
import { pageWords } from './pages/pageWords.ts'
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

/** The seven steps as beads, why the table looks as it does, and two buttons: the table itself shows the rest. */
export function StoryView({ story, at, setAt, close, goOn, isEnd }: StoryViewProps) {
  const table = useTable()
  const { words, tempo, paused } = table
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
  const [title, why] = pageWords(page, table)
  return (
    <section className="rok-story rok-theme" aria-label={words.stepsTitle}>
      <ol className="rok-beads">
        {words.steps.map((name, i) => {
          const isNow = page.step === i + 1
          const isDone = !isNow && i + 1 < page.step
          const isEmpty = isDone && !story.pages.some(({ step }) => step === i + 1)
          return (
            <li
              key={name}
              className={isNow ? 'now' : isEmpty ? 'empty' : isDone ? 'done' : ''}
              title={name}
              {...(isNow && { 'aria-current': 'step' })}
            >
              <i aria-hidden>{isDone && !isEmpty ? '✓' : i + 1}</i>
              <span className="sr">
                {name}
                {isDone && ` (${words.stepDone})`}
              </span>
            </li>
          )
        })}
      </ol>
      <div className="rok-told" aria-live="polite">
        <h2 className="sr">{title}</h2>
        <p>{why}</p>
      </div>
      <footer>
        {isLast ? (
          <button type="button" className="rok-button strong" data-choice onClick={goOn ?? close}>
            {waits ? words.goOn : words.close}
          </button>
        ) : (
          <>
            <button type="button" className="rok-button" onClick={goOn ?? close}>
              {words.skipAll}
            </button>
            <button type="button" className="rok-button strong" data-choice onClick={() => setAt(at + 1)}>
              {words.next}
            </button>
          </>
        )}
      </footer>
    </section>
  )
}

/** Milliseconds a page. */
const LOOKED_AT = 3200
