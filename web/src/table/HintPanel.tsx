import { useEffect, useState } from 'react'
import type { AnyUi } from '../boards.ts'
import { arrive } from '@runatal/look/hall/arrive.ts'
import { ask } from '../tables/desk.ts'
import type { Hint } from '../tables/hint.ts'
import type { Sight } from '../tables/table.ts'
import { useSpoken } from '../words/words.ts'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import './sheet.css'

/** Moves whose prospects differ by less are as good as each other. */
const CLOSE = 0.01

/** What would a good bot do, and why, beside the board: it sees no more than I do. */
export function HintPanel(props: {
  sight: Sight
  ui: AnyUi
  onPlay(ask: number, move: unknown): void
  onClose(): void
}) {
  const { sight, ui, onPlay, onClose } = props
  const { words, language } = useSpoken()
  const { table } = words
  const [view] = useState(sight.view)
  const { state } = view
  const [hint, setHint] = useState<Hint | 'none'>()
  useEffect(() => {
    if (state === undefined) return
    const thought = ask('hint', { game: view.game, state, seat: view.me })
    return arrive(thought, answer => setHint(answer ?? 'none'))
  }, [view, state])
  if (state === undefined) return undefined
  const name = (move: unknown) => ui.words[language].move(move, state, view.me)
  const reason =
    typeof hint === 'object' && hint.why !== undefined
      ? ui.words[language].why?.(hint.move, hint.why.next.move, state, view.me)
      : undefined
  const share = (value: number) =>
    new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(value)
  return (
    <aside className="hint-panel" aria-label={table.hintTitle}>
      <header>
        <h2>{table.hintTitle}</h2>
        <button type="button" className="ico" aria-label={table.close} onClick={onClose}>
          <Sign of="cross" size={18} />
        </button>
      </header>
      <div role="status" className="hint">
        {hint === undefined && <p>{table.hintThinking}</p>}
        {hint === 'none' && <p>{table.hintNone}</p>}
        {typeof hint === 'object' && (
          <>
            <p className="hint-move">{table.hintSays(name(hint.move))}</p>
            {hint.why === undefined ? (
              <p>{table.hintOnly}</p>
            ) : (
              <>
                {reason !== undefined && <p>{reason}</p>}
                <p>{table.hintWhy(share(hint.why.worth))}</p>
                <p>
                  {table.hintNext(name(hint.why.next.move), share(hint.why.next.worth))}{' '}
                  {hint.why.worth - hint.why.next.worth < CLOSE && table.hintClose}
                </p>
              </>
            )}
            <button type="button" className="btn gold" onClick={() => onPlay(hint.ask, hint.move)}>
              {table.hintDo}
            </button>
          </>
        )}
      </div>
    </aside>
  )
}
