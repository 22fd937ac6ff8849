import { copy } from '@runatal/look/hall/copy.ts'
import type { Plain } from '@runatal/look/editor/editor.ts'
import { Sheet } from '@runatal/look/hall/Sheet.tsx'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { useState } from 'react'
import type { GameId } from '../games.ts'
import { MADE } from '../puzzles/choose.ts'
import { Proving } from '../puzzles/Proving.tsx'
import { useMade } from '../puzzles/useMade.ts'
import { pathTo } from '../route.ts'
import { useWords } from '../words/words.ts'

interface MakePuzzleProps {
  game: GameId
  position: Plain
  /** The position as the end of a link. */
  code: string
  onClose(): void
}

/** A puzzle of a position: proved first, then to be solved or sent to somebody. */
export function MakePuzzle({ game, position, code, onClose }: MakePuzzleProps) {
  const { puzzles, editor } = useWords()
  const heard = useMade(game, position)
  const [copied, setCopied] = useState(false)
  const link = `${pathTo({ page: 'puzzle', game, of: MADE })}#${code}`
  return (
    <Sheet title={puzzles.make} onClose={onClose}>
      <div className="from">
        {!('puzzle' in heard) ? (
          <Proving game={game} heard={heard} />
        ) : (
          <>
            <p role="status">{puzzles.proved(heard.puzzle.proof.right, heard.puzzle.proof.of)}</p>
            <a className="tbtn strong" href={link}>
              <Sign of="play" size={16} />
              <span>{puzzles.start}</span>
            </a>
            <button
              type="button"
              className="tbtn"
              onClick={() => void copy(`${location.origin}${link}`).then(setCopied)}
            >
              <Sign of="link" size={16} />
              <span>{editor.link}</span>
            </button>
            <span role="status">{copied ? editor.copied : ''}</span>
          </>
        )}
      </div>
    </Sheet>
  )
}
