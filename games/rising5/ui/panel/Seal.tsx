import { RUNES } from '../../rules/puzzle.ts'
import { Arrangement } from '../parts/HistoryLines.tsx'
import { useTable } from '../table.ts'
import { Options } from './Options.tsx'
import type { PanelProps } from './Panel.tsx'

/** The arrangement as it would be read (R5-144), before anything is paid. */
export function Seal({ ask, press }: PanelProps) {
  const { state, words } = useTable()
  return (
    <>
      <Arrangement runes={state.runes.slice(0, 4).map(rune => RUNES[rune]!)} size={96} />
      <div className="r5-verdict">
        <p>{words.sealWarning}</p>
        <Options ask={ask} press={press} />
      </div>
    </>
  )
}
