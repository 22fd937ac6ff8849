import type { AnyTypes } from '@runatal/kernel'
import { Rune } from '@runatal/look/runes/Rune.tsx'
import type { Lesson } from '@runatal/look/tutorial.ts'
import { type GameId, GAMES } from '../games.ts'
import { Link } from '../parts/Link.tsx'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { useSpoken } from '../words/words.ts'

/** Where the learner is in the course. */
export interface CourseFace {
  name: string
  lessons: readonly Lesson<AnyTypes>[]
  at: number
  done: readonly string[]
}

/** Above the board: all lessons, those done marked, and the ways back, over and on. */
export function TutorialBar({ course, game, onShow }: { course: CourseFace; game: GameId; onShow(n: number): void }) {
  const { words, language } = useSpoken()
  const { learn } = words
  const { name, lessons, at, done } = course
  return (
    <header className="tb">
      <Link className="tb-game" to={{ page: 'home' }}>
        <span className="sr">{words.table.toHall}. </span>
        <span className={`chip big g-${game}`}>
          <Rune id={GAMES[game].rune} size={22} />
        </span>
        <span>
          <b style={{ fontFamily: GAMES[game].face }}>{name}</b>
          <small>
            {learn.lesson(at + 1, lessons.length)}
            <span className="lesson-title">{lessons[at]?.title[language]}</span>
          </small>
        </span>
      </Link>
      <nav className="lesson-dots" aria-label={learn.lessons}>
        <ol>
          {lessons.map((lesson, i) => {
            const isDone = done.includes(lesson.id)
            return (
              <li key={lesson.id}>
                <button
                  type="button"
                  className={isDone ? 'done' : ''}
                  {...(i === at && { 'aria-current': 'step' as const })}
                  aria-label={`${i + 1}. ${lesson.title[language]}${isDone ? `, ${learn.done}` : ''}`}
                  title={lesson.title[language]}
                  onClick={() => onShow(i)}
                >
                  {isDone && i !== at ? <Sign of="check" size={14} /> : i + 1}
                </button>
              </li>
            )
          })}
        </ol>
      </nav>
      <div className="tb-end">
        <button
          type="button"
          className="ico"
          aria-label={learn.back}
          title={learn.back}
          disabled={at === 0}
          onClick={() => onShow(at - 1)}
        >
          <Sign of="left" size={18} />
        </button>
        <button
          type="button"
          className="ico"
          aria-label={learn.restart}
          title={learn.restart}
          onClick={() => onShow(at)}
        >
          <Sign of="again" size={18} />
        </button>
        <button type="button" className="ico" aria-label={learn.skip} title={learn.skip} onClick={() => onShow(at + 1)}>
          <Sign of="right" size={18} />
        </button>
      </div>
    </header>
  )
}
