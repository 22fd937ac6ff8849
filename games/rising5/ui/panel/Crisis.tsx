import { PLACES } from '../../content/names.ts'
import { REGION_CARDS } from '../../content/regions.ts'
import { totalEclipse } from '../../rules/team.ts'
import { Symbol } from '../art/Symbol.tsx'
import { cardAt, eclipseAfter, moonsInSight } from '../model/fight.ts'
import { useTable } from '../table.ts'
import { Options } from './Options.tsx'
import type { PanelProps } from './Panel.tsx'

/** R5-199, R5-208: whose moons count, and where the marker would stop; items may still be used. */
export function Crisis({ ask, press }: PanelProps) {
  const { state, words, game } = useTable()
  const monsters = PLACES.flatMap((_, place) => {
    const moons = cardAt(state, place)?.moons ?? 0
    return moons > 0 ? [{ card: state.places[place]!, moons }] : []
  })
  const after = eclipseAfter(state, moonsInSight(state))
  return (
    <>
      <ul className="r5-crisis">
        {monsters.map(({ card, moons }) => (
          <li key={card}>
            {Array.from({ length: moons }, (_, i) => (
              <Symbol key={i} of="moon" size={16} />
            ))}
            <span>{game.cards[REGION_CARDS[card]!.id]}</span>
          </li>
        ))}
      </ul>
      <div className="r5-verdict">
        <p className={after === totalEclipse(state) ? 'r5-bad' : ''}>
          {after === totalEclipse(state) ? words.crisisLoses : words.crisisMoves(state.eclipse, after)}
        </p>
        <Options ask={ask} press={press} />
      </div>
    </>
  )
}
