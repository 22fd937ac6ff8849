import { RUNES } from '../../rules/puzzle.ts'
import { RuneTile } from '../art/runes.tsx'
import { NO_INTENT } from '../model/choices.ts'
import { useTable } from '../table.ts'
import { Options } from './Options.tsx'
import type { PanelProps } from './Panel.tsx'

/** Two runes change places: pressed or dragged on the table, confirmed here where a finger cannot hover. */
export function Swap({ ask, intent, setIntent, press }: PanelProps) {
  const { state, words, game, frozen } = useTable()
  const runeAt = (position: number) => RUNES[state.runes[position]!]!
  const back = { ...ask, options: ask.options.filter(({ do: what }) => what === 'back') }
  const chosen = ask.options.find(
    move =>
      move.do === 'swap' &&
      intent.kind === 'swap' &&
      ((move.from === intent.from && move.to === intent.to) || (move.to === intent.from && move.from === intent.to)),
  )
  return (
    <>
      <p className="r5-swap">
        {intent.kind === 'swap' ? (
          <>
            <RuneTile rune={runeAt(intent.from)} size={40} title={game.runes[runeAt(intent.from)]} />
            <span aria-hidden>⇄</span>
            {intent.to === undefined ? (
              <span>{words.secondRune}</span>
            ) : (
              <RuneTile rune={runeAt(intent.to)} size={40} title={game.runes[runeAt(intent.to)]} />
            )}
          </>
        ) : (
          words.firstRune
        )}
      </p>
      <div className="r5-verdict">
        {chosen !== undefined && (
          <button
            type="button"
            className="r5-button r5-go"
            aria-disabled={frozen || undefined}
            onClick={() => press({ ask: ask.id, move: chosen })}
          >
            {words.swapThem}
          </button>
        )}
        {intent.kind === 'swap' && (
          <button type="button" className="r5-button" onClick={() => setIntent(NO_INTENT)}>
            {words.another}
          </button>
        )}
        <Options ask={back} press={press} />
      </div>
    </>
  )
}
