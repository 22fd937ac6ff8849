import { UNKNOWN } from '@runatal/kernel'
import { HEROES } from '../content/names.ts'
import { HeroShape } from './art/Hero.tsx'
import { handOf } from './model/hand.ts'
import { useTable } from './table.ts'

/** R5-395: everybody's cards, as far as they are open to me. */
export function Team() {
  const { state, words, game, name, me } = useTable()
  const others = state.team.filter(seat => seat !== me)
  if (others.length === 0) return undefined
  return (
    <section className="r5-panel r5-team" aria-label={words.team}>
      <ul>
        {others.map(seat => {
          const cards = handOf(state.hands[seat] ?? [])
          const says = cards.map(card => (card === UNKNOWN ? words.hiddenCard : game.heroes[HEROES[card]!]))
          return (
            <li key={seat} className={state.active === seat ? 'r5-on-turn' : ''} data-seat={seat}>
              <b>{name(seat)}</b>
              <span className="r5-minis" role="img" aria-label={words.handSays(says)}>
                {cards.map((card, i) => (
                  <i key={i} className={card === UNKNOWN ? 'r5-mini-back' : ''}>
                    {card !== UNKNOWN && <HeroShape hero={HEROES[card]!} size={13} />}
                  </i>
                ))}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
