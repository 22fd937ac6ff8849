import type { AnyUi } from '../boards.ts'
import { useRulebook } from '../parts/useRulebook.ts'
import type { Sight } from '../tables/table.ts'
import { useSpoken } from '../words/words.ts'
import { Sheet } from '@runatal/look/hall/Sheet.tsx'
import './sheet.css'

interface AllMovesProps {
  sight: Sight
  ui: AnyUi
  onPlay(ask: number, move: unknown): void
  onRule(id: string): void
  onClose(): void
}

/** More than this is folded away. */
const FEW = 12

/** Every legal move as a text button, and what may not be done with the rule that forbids it. */
export function AllMoves({ sight, ui, onPlay, onRule, onClose }: AllMovesProps) {
  const { words, language } = useSpoken()
  const { view } = sight
  const book = useRulebook(view.game)
  const { state } = view
  if (state === undefined) return undefined
  const say = ui.words[language]
  const name = (move: unknown) => say.move(move, state, view.me)
  // What I owe comes before what I am merely offered, and of that the latest first.
  const asks = view.asks.toSorted((a, b) => Number(b.must) - Number(a.must) || (a.must ? 0 : b.id - a.id))
  const barred = asks.flatMap(ask => ask.barred)
  const textOf = (id: string) =>
    typeof book === 'object' ? (book.rules.find(rule => rule.id === id)?.[language] ?? '') : ''
  return (
    <Sheet title={words.table.movesTitle} onClose={onClose}>
      {view.asks.length === 0 && <p className="none">{words.table.movesNone}</p>}
      {asks.map(ask => (
        <section key={ask.id} className="moves">
          <h3>{say.ask(ask.kind, state, view.me)}</h3>
          <ul>
            {ask.options.map((move, i) => (
              <li key={i}>
                <button type="button" className="move" onClick={() => onPlay(ask.id, move)}>
                  {name(move)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {barred.length > 0 && (
        <details className="moves" open={barred.length <= FEW}>
          <summary>
            <h3>{words.table.barredTitle}</h3>
          </summary>
          <ul className="barred">
            {barred.map(({ move, rule }, i) => (
              <li key={i}>
                <b>{name(move)}</b>
                <button
                  type="button"
                  className="rid"
                  onClick={() => {
                    onRule(rule)
                    onClose()
                  }}
                >
                  {rule}
                </button>
                <span>{textOf(rule)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Sheet>
  )
}
