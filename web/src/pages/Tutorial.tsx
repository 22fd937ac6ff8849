import { useState } from 'react'
import { boardOf } from '../boards.ts'
import { type GameId, GAMES, isGameId } from '../games.ts'
import { keepLearnt, learnt } from '../lessons.ts'
import { useCover } from '../parts/cover.ts'
import { Link } from '../parts/Link.tsx'
import { useLoaded } from '@runatal/look/hall/useLoaded.ts'
import { type AnyTutorial, tutorialOf } from '../tutorials.ts'
import { useSpoken, useWords } from '../words/words.ts'
import type { AnyUi } from '../boards.ts'
import { TutorialBar } from './TutorialBar.tsx'
import { TutorialEnd } from './TutorialEnd.tsx'
import { TutorialLesson } from './TutorialLesson.tsx'
import '../table/table.css'
import '../table/lying.css'
import '../table/themes.css'
import './tutorial.css'

/** A game learnt by playing it, lesson by lesson. */
export function Tutorial({ game }: { game: string }) {
  const words = useWords()
  const ui = useLoaded(`board ${game}`, async () => (isGameId(game) ? boardOf(game) : undefined))
  const tutorial = useLoaded(`tutorial ${game}`, async () => (isGameId(game) ? tutorialOf(game) : undefined))
  if (!isGameId(game) || ui === 'none' || tutorial === 'none')
    return (
      <div className="page lost">
        <h1>{words.learn.none}</h1>
        <Link className="btn gold wide" to={{ page: 'home' }}>
          {words.table.toHall}
        </Link>
      </div>
    )
  if (ui === undefined || tutorial === undefined) return <p className="laying">{words.table.loading}</p>
  return <Course game={game} ui={ui} tutorial={tutorial} />
}

function Course({ game, ui, tutorial }: { game: GameId; ui: AnyUi; tutorial: AnyTutorial }) {
  useCover()
  const { words, language } = useSpoken()
  const { learn } = words
  const { lessons, rivals } = tutorial
  const [kept, setKept] = useState(() => learnt(game))
  /** One go after the other: a new go puts the position up again. */
  const [go, setGo] = useState(0)
  const [ended, setEnded] = useState(false)
  const at = Math.max(
    0,
    lessons.findIndex(({ id }) => id === kept.at),
  )
  const lesson = lessons[at]
  if (lesson === undefined) return undefined
  const keep = (done: readonly string[], next: number) => {
    const what = { done, at: lessons[next]?.id }
    keepLearnt(game, what)
    setKept(what)
    setGo(go + 1)
    setEnded(next >= lessons.length)
  }
  const show = (next: number) => keep(kept.done, next)
  if (ended) return <TutorialEnd game={game} theme={ui.theme} onAgain={() => show(0)} />
  return (
    <TutorialLesson
      key={`${lesson.id} ${go}`}
      game={game}
      ui={ui}
      lesson={lesson}
      rivals={rivals}
      bar={<TutorialBar course={{ name: GAMES[game].name, lessons, at, done: kept.done }} game={game} onShow={show} />}
      label={`${learn.lesson(at + 1, lessons.length)}, ${lesson.title[language]}`}
      onward={at === lessons.length - 1 ? learn.finish : learn.nextLesson}
      onDone={() => keep([...new Set([...kept.done, lesson.id])], at + 1)}
    />
  )
}
