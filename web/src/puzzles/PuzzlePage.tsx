import { beginning, type Puzzle } from '@runatal/study'
import { useLoaded } from '@runatal/look/hall/useLoaded.ts'
import type { Verdict } from '@runatal/look/tutorial.ts'
import { useMemo, useState } from 'react'
import { type AnyUi, boardOf } from '../boards.ts'
import { type GameId, isGameId } from '../games.ts'
import { Lost } from '../pages/Lost.tsx'
import { TutorialLesson } from '../pages/TutorialLesson.tsx'
import { useCover } from '../parts/cover.ts'
import { useSpoken } from '../words/words.ts'
import { MADE, nextPuzzle, OWN, RUSH } from './choose.ts'
import { keepTry, triedOf } from './kept.ts'
import { riddleOf } from './lesson-of.ts'
import { MadePage } from './MadePage.tsx'
import { OwnPage } from './OwnPage.tsx'
import { type Collection, collectionOf } from './problems.ts'
import { PuzzleBar, Solver } from './PuzzleBar.tsx'
import { RushPage } from './RushPage.tsx'
import '../table/table.css'
import '../table/lying.css'
import '../table/themes.css'
import '../pages/tutorial.css'
import './solving.css'

/** Puzzles of a theme, solved one after the other on the game's own board. */
export function PuzzlePage({ game, of }: { game: string; of: string }) {
  const { words } = useSpoken()
  const ui = useLoaded(`board ${game}`, async () => (isGameId(game) ? boardOf(game) : undefined))
  const collection = useLoaded(`puzzles ${game}`, async () => (isGameId(game) ? collectionOf(game) : undefined))
  if (isGameId(game) && of === OWN) return <OwnPage game={game} />
  if (!isGameId(game) || ui === 'none' || collection === 'none') return <Lost because="lost" />
  if (ui === undefined || collection === undefined) return <p className="laying">{words.table.loading}</p>
  if (of === MADE) return <MadePage game={game} ui={ui} collection={collection} />
  if (of === RUSH) return <RushPage game={game} ui={ui} collection={collection} />
  return <Solving game={game} of={of} ui={ui} collection={collection} />
}

/** How a puzzle of this sitting went: the first word counts. */
export interface Went {
  id: string
  isRight: boolean
  /** What it did to the rating; nothing if the puzzle was tried before. */
  change: number | undefined
  /** The solver was told among which answers to look. */
  isHelped?: boolean
}

function Solving({ game, of, ui, collection }: { game: GameId; of: string; ui: AnyUi; collection: Collection }) {
  const { words, language } = useSpoken()
  const [tried, setTried] = useState(() => triedOf(game))
  const [puzzle, setPuzzle] = useState(() => nextPuzzle(collection.puzzles, of, tried, Date.now()))
  const [went, setWent] = useState<readonly Went[]>([])
  const [go, setGo] = useState(0)
  const [helped, setHelped] = useState(false)
  const riddle = useMemo(
    () => puzzle && riddleOf(collection, puzzle, () => beginning(collection.game, puzzle)),
    [collection, puzzle, go],
  )
  useCover()
  if (puzzle === undefined || riddle === undefined) return <Lost because="lost" />
  const onVerdict = (verdict: Verdict) => {
    if (verdict === undefined || went[go] !== undefined) return
    const isRight = verdict === 'reached'
    const now = keepTry(game, puzzle, isRight ? (helped ? 'helped' : 'right') : 'wrong', Date.now())
    const isFresh = !(puzzle.id in tried.tries) && !(isRight && helped)
    const change = isFresh ? Math.round(now.rating.mu) - Math.round(tried.rating.mu) : undefined
    setWent([...went, { id: puzzle.id, isRight, change, isHelped: isRight && helped }])
    setTried(now)
  }
  const onDone = () => {
    setPuzzle(nextPuzzle(without(collection.puzzles, puzzle), of, tried, Date.now()) ?? puzzle)
    setGo(go + 1)
    setHelped(false)
  }
  // Who chose a theme knows it; all others ask for it, or for nothing.
  const isKnown = of === puzzle.theme
  const title = isKnown ? riddle.lesson.title[language] : words.puzzles.puzzle
  return (
    <TutorialLesson
      key={`${puzzle.id} ${go}`}
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
          isOpen={went[go] === undefined}
          end={<Solver last={went[go]} rating={tried.rating} />}
        />
      }
      label={isKnown ? `${words.puzzles.puzzle}, ${title}` : title}
      onward={words.puzzles.next}
      onDone={onDone}
      riddle={{
        best: riddle.best,
        among: riddle.among,
        onVerdict,
        onHelped: () => setHelped(true),
        ...(!isKnown && { hides: title }),
      }}
    />
  )
}

/** Not the same one twice in a row, where there is another. */
function without(puzzles: readonly Puzzle[], puzzle: Puzzle): readonly Puzzle[] {
  return puzzles.filter(({ id }) => id !== puzzle.id)
}
