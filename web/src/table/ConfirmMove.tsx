import { Sheet } from '@runatal/look/hall/Sheet.tsx'
import { useWords } from '../words/words.ts'

interface ConfirmMoveProps {
  /** The move, in the game's words. */
  said: string
  onYes(): void
  onNo(): void
}

/** For those who want to be asked once more: a slip of the finger is no move. */
export function ConfirmMove({ said, onYes, onNo }: ConfirmMoveProps) {
  const { table } = useWords()
  return (
    <Sheet title={table.confirmTitle} onClose={onNo}>
      <p className="hint-move">{said}</p>
      <div className="two">
        <button type="button" className="btn cut" onClick={onNo}>
          {table.cancel}
        </button>
        <button type="button" className="btn gold" onClick={onYes}>
          {table.confirmYes}
        </button>
      </div>
    </Sheet>
  )
}
