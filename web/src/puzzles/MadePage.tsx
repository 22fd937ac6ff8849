import type { Plain } from '@runatal/look/editor/editor.ts'
import type { Verdict } from '@runatal/look/tutorial.ts'
import type { Told } from '@runatal/study'
import { useEffect, useMemo, useState } from 'react'
import type { AnyUi } from '../boards.ts'
import { bring } from '../editor/bring.ts'
import { type AnyEditor, editorOf } from '../editor/editors.ts'
import type { GameId } from '../games.ts'
import { TutorialLesson } from '../pages/TutorialLesson.tsx'
import { useCover } from '../parts/cover.ts'
import { Link } from '../parts/Link.tsx'
import { go } from '../router.ts'
import { useSpoken, useWords } from '../words/words.ts'
import { riddleOf } from './lesson-of.ts'
import type { Collection } from './problems.ts'
import { Proving } from './Proving.tsx'
import { PuzzleBar } from './PuzzleBar.tsx'
import type { Went } from './PuzzlePage.tsx'
import { useMade } from './useMade.ts'

interface MadePageProps {
  game: GameId
  ui: AnyUi
  collection: Collection
}

interface Begun {
  editor: AnyEditor
  position: Plain
}

/** A puzzle that somebody made of a position, which is what follows # in the address. It may be anybody's, so it is proved here. */
export function MadePage({ game, ui, collection }: MadePageProps) {
  const { puzzles, editor: say } = useWords()
  const [begun, setBegun] = useState<Begun | 'broken'>()
  useEffect(() => {
    const read = async () => {
      const editor = await editorOf(game)
      const brought = editor && (await bring(editor, collection.game, location.hash.slice(1)))
      const isWhole = location.hash.length > 1 && brought?.note === undefined
      setBegun(isWhole && editor && brought ? { editor, position: brought.position } : 'broken')
    }
    const again = () => void read()
    again()
    addEventListener('hashchange', again)
    return () => removeEventListener('hashchange', again)
  }, [game])
  const heard = useMade(game, typeof begun === 'object' ? begun.position : undefined)
  if (typeof begun === 'object' && 'puzzle' in heard)
    return <Made game={game} ui={ui} collection={collection} begun={begun} puzzle={heard.puzzle} />
  return (
    <div className="page lost">
      <h1>{puzzles.made}</h1>
      {begun === 'broken' ? (
        <p role="alert">{say.noLink}</p>
      ) : (
        !('puzzle' in heard) && <Proving game={game} heard={heard} />
      )}
      <Link className="btn gold wide" to={{ page: 'editor', game }}>
        {say.open}
      </Link>
    </div>
  )
}

function Made({ game, ui, collection, begun, puzzle }: MadePageProps & { begun: Begun; puzzle: Told }) {
  const { words } = useSpoken()
  const { puzzles } = words
  const [went, setWent] = useState<readonly Went[]>([])
  useCover()
  const riddle = useMemo(
    () => riddleOf(collection, puzzle, () => begun.editor.arrange(begun.position).match),
    [collection, puzzle, begun],
  )
  const onVerdict = (verdict: Verdict) => {
    if (verdict !== undefined && went.length === 0)
      setWent([{ id: puzzle.id, isRight: verdict === 'reached', change: undefined }])
  }
  return (
    <TutorialLesson
      game={game}
      ui={ui}
      lesson={riddle.lesson}
      rivals={collection.problems.rivals}
      bar={
        <PuzzleBar
          game={game}
          note={puzzles.made}
          title={puzzles.puzzle}
          went={went}
          isOpen={went.length === 0}
          end={puzzles.unratedMade}
        />
      }
      label={puzzles.puzzle}
      onward={puzzles.back}
      onDone={() => go({ page: 'puzzles', game })}
      riddle={{ best: riddle.best, among: riddle.among, onVerdict, hides: puzzles.puzzle }}
    />
  )
}
