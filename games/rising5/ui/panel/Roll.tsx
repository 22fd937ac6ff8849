import { NONE } from '../../rules/types.ts'
import { fightOf } from '../model/fight.ts'
import { useTable } from '../table.ts'
import { FightSum } from './FightSum.tsx'
import { Options } from './Options.tsx'
import type { PanelProps } from './Panel.tsx'

/** R5-276: the die lies there. Items that would change it glow; keeping it closes the moment. */
export function Roll({ ask, press }: PanelProps) {
  const { state, words } = useTable()
  const fight = fightOf(state)
  const isWon = fight !== undefined && state.face !== NONE && state.face > 0 && state.face >= fight.need
  return (
    <>
      <FightSum />
      <div className="r5-verdict">
        <p className={isWon ? 'r5-good' : 'r5-bad'}>{isWon ? words.rollWins : words.rollLoses}</p>
        <Options ask={ask} press={press} />
      </div>
    </>
  )
}
