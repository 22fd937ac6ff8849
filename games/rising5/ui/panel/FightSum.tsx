import { HEROES } from '../../content/names.ts'
import { totalEclipse } from '../../rules/team.ts'
import { NONE } from '../../rules/types.ts'
import { Die } from '../art/Die.tsx'
import { Symbol } from '../art/Symbol.tsx'
import { eclipseAfter, type Fight, fightOf, moonsInSight } from '../model/fight.ts'
import { Rewards, Shield } from '../parts/RegionCard.tsx'
import { useTable } from '../table.ts'

/** The sum of a fight: die, teamwork and support against strength, and what hangs on it. */
export function FightSum({ fight }: { fight?: Fight }) {
  const { state, words, game } = useTable()
  const sum = fight ?? fightOf(state)
  if (sum === undefined) return undefined
  const { card, strength, teamwork, support, beside } = sum
  const after = eclipseAfter(state, card.moons)
  const crisis = state.moonWaiting ? eclipseAfter(state, card.moons + moonsInSight(state)) : undefined
  return (
    <div className="r5-sum" data-spot="sum">
      <p className="r5-equation">
        <span>
          <Die face={state.fight === NONE || state.face === NONE ? undefined : state.face} />
          <small>{words.die}</small>
        </span>
        {!state.surprise && (
          <>
            <i>+</i>
            <span>
              <b>{teamwork}</b>
              <small>{beside === undefined ? words.teamwork : words.beside(game.heroes[HEROES[beside]!])}</small>
            </span>
            <i>+</i>
            <span data-spot="bonus">
              <b>{support}</b>
              <small>{words.support}</small>
            </span>
          </>
        )}
        <i>≥</i>
        <span>
          <Shield value={strength} />
          <small>{words.strength}</small>
        </span>
      </p>
      <p className="r5-stakes">
        <span className="r5-if-won">
          <Rewards of={card.reward} /> <b>{words.won}</b>
        </span>
        {!state.surprise && (
          <span className="r5-if-lost">
            {Array.from({ length: card.moons }, (_, i) => (
              <Symbol key={i} of="moon" size={16} />
            ))}
            <b>{words.lost}</b>{' '}
            {after === totalEclipse(state)
              ? words.totalEclipse
              : crisis === totalEclipse(state)
                ? words.spaceThenCrisis(after)
                : words.space(after)}
          </span>
        )}
      </p>
    </div>
  )
}
