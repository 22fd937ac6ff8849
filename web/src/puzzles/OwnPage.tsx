import { useLoaded } from '@runatal/look/hall/useLoaded.ts'
import type { Verdict } from '@runatal/look/tutorial.ts'
import { useEffect, useMemo, useState } from 'react'
import { type AnyUi, boardOf } from '../boards.ts'
import type { GameId } from '../games.ts'
import { Lost } from '../pages/Lost.tsx'
import { TutorialLesson } from '../pages/TutorialLesson.tsx'
import { useCover } from '../parts/cover.ts'
import { Link } from '../parts/Link.tsx'
import { nameOf } from '../parts/names.ts'
import { gameOf } from '../register.ts'
import { go } from '../router.ts'
import { keptOf } from '../study/kept.ts'
import { useDoor } from '../tables/door.ts'
import type { Finished, Sight } from '../tables/table.ts'
import { useSpoken } from '../words/words.ts'
import { ownRiddle } from './own-riddle.ts'
import { PuzzleBar } from './PuzzleBar.tsx'
import type { Went } from './PuzzlePage.tsx'
import '../table/table.css'
import '../table/lying.css'
import '../table/themes.css'
import '../pages/tutorial.css'
import './solving.css'

/** A moment of a finished game where a better answer existed, to be found now. The table and the place in its log follow #. */
export function OwnPage({ game }: { game: GameId }) {
  const [, table = '', at = ''] = /^#(.+)\.(\d+)$/.exec(location.hash) ?? []
  const { words } = useSpoken()
  const { door, sight } = useDoor(table)
  const ui = useLoaded(`board ${game}`, async () => boardOf(game))
  const over = typeof sight === 'object' && sight.view.status === 'over' && sight.view.game === game
  const [finished, setFinished] = useState<Finished | 'none'>()
  useEffect(() => {
    if (over && door !== undefined) void door.finished().then(one => setFinished(one ?? 'none'))
  }, [over, door])
  if (sight === 'gone' || sight === 'outdated' || finished === 'none' || ui === 'none')
    return <Lost because="noTable" />
  if (typeof sight === 'object' && !over) return <Lost because="noTable" />
  if (typeof sight !== 'object' || finished === undefined || ui === undefined)
    return <p className="laying">{words.table.loading}</p>
  return <Own game={game} ui={ui} sight={sight} finished={finished} table={table} position={Number(at)} />
}

interface OwnProps {
  game: GameId
  ui: AnyUi
  sight: Sight
  finished: Finished
  table: string
  position: number
}

function Own({ game, ui, sight, finished, table, position }: OwnProps) {
  const { words, language } = useSpoken()
  const { puzzles, study } = words
  const [went, setWent] = useState<readonly Went[]>([])
  const rules = useLoaded(`rules ${game}`, async () => gameOf(game))
  const kept = useLoaded(`judged ${table}`, async () => keptOf(table).catch(() => undefined))
  useCover()
  const judged = typeof kept === 'object' ? kept.judged.find(one => one.position === position) : undefined
  const lesson = useMemo(
    () => (typeof rules === 'object' && judged ? ownRiddle(rules, finished.record, judged, puzzles.own) : undefined),
    [rules, judged, finished, puzzles],
  )
  const back = { page: 'study', table, at: position } as const
  if (rules === undefined || kept === undefined) return <p className="laying">{words.table.loading}</p>
  if (lesson === undefined)
    return (
      <div className="page lost">
        <h1>{puzzles.own.title}</h1>
        <p>{puzzles.own.first}</p>
        <Link className="btn gold wide" to={back}>
          {study.open}
        </Link>
      </div>
    )
  const rivals = sight.view.seats.flatMap(one => (one.seat === lesson.learner ? [] : nameOf(one, words)))
  const onVerdict = (verdict: Verdict) => {
    if (verdict !== undefined && went.length === 0)
      setWent([{ id: lesson.id, isRight: verdict === 'reached', change: undefined }])
  }
  return (
    <TutorialLesson
      key={language}
      game={game}
      ui={ui}
      lesson={lesson}
      rivals={rivals}
      bar={
        <PuzzleBar
          game={game}
          note={puzzles.own.title}
          title={puzzles.puzzle}
          went={went}
          isOpen={went.length === 0}
          end={puzzles.unratedMade}
        />
      }
      label={puzzles.own.title}
      onward={study.open}
      onDone={() => go(back)}
      riddle={{ onVerdict }}
    />
  )
}
