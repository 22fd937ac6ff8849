import { Sign } from '@runatal/look/hall/Sign.tsx'
import type { Verdict } from '@runatal/look/tutorial.ts'
import { beginning, type Puzzle } from '@runatal/study'
import { useEffect, useMemo, useState } from 'react'
import type { AnyUi } from '../boards.ts'
import type { GameId } from '../games.ts'
import { Lost } from '../pages/Lost.tsx'
import { TutorialLesson } from '../pages/TutorialLesson.tsx'
import { useCover } from '../parts/cover.ts'
import { useSpoken } from '../words/words.ts'
import { riddleOf } from './lesson-of.ts'
import type { Collection } from './problems.ts'
import { PuzzleBar } from './PuzzleBar.tsx'
import type { Went } from './PuzzlePage.tsx'
import { RushEnd } from './RushEnd.tsx'
import { keepRush, ripeFor } from './rush.ts'

const MINUTES = 3
const MOST_WRONG = 3
/** Milliseconds in which a verdict is read before the next puzzle comes. */
const READING = 1200

/** As many puzzles as can be solved in three minutes, from easy to hard; the third error ends it. */
export function RushPage({ game, ui, collection }: { game: GameId; ui: AnyUi; collection: Collection }) {
  const { words, language } = useSpoken()
  const [until, setUntil] = useState(() => Date.now() + MINUTES * 60_000)
  const [now, setNow] = useState(() => Date.now())
  const [went, setWent] = useState<readonly Went[]>([])
  const [puzzle, setPuzzle] = useState<Puzzle | undefined>(() => ripeFor(collection.puzzles, []))
  const [ended, setEnded] = useState<{ right: number; most: number }>()
  useCover()
  const riddle = useMemo(
    () => puzzle && riddleOf(collection, puzzle, () => beginning(collection.game, puzzle)),
    [collection, puzzle],
  )
  const right = went.filter(({ isRight }) => isRight).length
  const isOver = now >= until || went.length - right >= MOST_WRONG
  const isRead = went.at(-1)?.id === puzzle?.id
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (!isRead && !isOver) return undefined
    const timer = setTimeout(
      () => {
        if (isOver) setEnded({ right, most: keepRush(game, right) })
        else setPuzzle(ripeFor(collection.puzzles, went))
      },
      isRead ? READING : 0,
    )
    return () => clearTimeout(timer)
  }, [isRead, isOver])
  const again = () => {
    setUntil(Date.now() + MINUTES * 60_000)
    setNow(Date.now())
    setWent([])
    setEnded(undefined)
    setPuzzle(ripeFor(collection.puzzles, []))
  }
  if (puzzle === undefined || riddle === undefined) return <Lost because="lost" />
  if (ended !== undefined) return <RushEnd game={game} theme={ui.theme} {...ended} onAgain={again} />
  const onVerdict = (verdict: Verdict) => {
    if (verdict !== undefined && !isRead)
      setWent([...went, { id: puzzle.id, isRight: verdict === 'reached', change: undefined }])
  }
  const title = riddle.lesson.title[language]
  const seconds = Math.max(0, Math.ceil((until - now) / 1000))
  const clock = (
    <span className="rush-clock" role="timer">
      <Sign of="clock" size={16} />
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </span>
  )
  return (
    <TutorialLesson
      key={`${puzzle.id} ${until}`}
      game={game}
      ui={ui}
      lesson={riddle.lesson}
      rivals={collection.problems.rivals}
      bar={
        <PuzzleBar
          game={game}
          note={words.puzzles.level(puzzle.level)}
          title={title}
          went={went}
          isOpen={!isRead}
          end={clock}
        />
      }
      label={`${words.puzzles.rush}, ${title}`}
      onward={words.puzzles.next}
      onDone={() => setPuzzle(ripeFor(collection.puzzles, went))}
      riddle={{ onVerdict }}
    />
  )
}
