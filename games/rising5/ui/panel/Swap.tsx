import { RUNES } from '../../rules/puzzle.ts'
import { RuneTile } from '../art/runes.tsx'
import { NO_INTENT } from '../model/choices.ts'
import { useTable } from '../table.ts'
import { Back, Options } from './Options.tsx'
import type { PanelProps } from './Panel.tsx'

/** Two runes change places: pressed or dragged on the table. Back puts down the one that is held, then leaves the skill. */
export function Swap({ ask, intent, setIntent, press }: PanelProps) {
  const { state, words, game } = useTable()
  const runeAt = (position: number) => RUNES[state.runes[position]!]!
  const back = { ...ask, options: ask.options.filter(({ do: what }) => what === 'back') }
  return (
    <>
      <p className="r5-swap">
        {intent.kind === 'swap' ? (
          <>
            <RuneTile rune={runeAt(intent.from)} size={30} title={game.runes[runeAt(intent.from)]} />
            <span aria-hidden>⇄</span>
            {intent.to === undefined ? (
              <span>{words.secondRune}</span>
            ) : (
              <RuneTile rune={runeAt(intent.to)} size={30} title={game.runes[runeAt(intent.to)]} />
            )}
          </>
        ) : (
          words.firstRune
        )}
      </p>
      {intent.kind === 'swap' ? <Back onClick={() => setIntent(NO_INTENT)} /> : <Options ask={back} press={press} />}
    </>
  )
}
