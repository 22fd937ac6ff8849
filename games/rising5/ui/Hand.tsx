import { UNKNOWN } from '@runatal/kernel'
import { type Hero, HEROES } from '../content/names.ts'
import { NONE } from '../rules/types.ts'
import { actionsOf, type Choices, type Press } from './model/choices.ts'
import { handOf } from './model/hand.ts'
import { HeroCard } from './parts/HeroCard.tsx'
import { useTable } from './table.ts'

interface HandProps {
  seat: number
  choices: Choices
  /** The cards that the question at hand is about: the others lie low. */
  about: Hero | undefined
  /** How many of them would be given or discarded. */
  lifted: number
  press(press: Press): void
}

/** My hand, fanned out and sorted; in solo the support reserve lies beside it (R5-365). */
export function Hand({ seat, choices, about, lifted, press }: HandProps) {
  const { state, words, game, frozen } = useTable()
  const cards = handOf(state.hands[seat] ?? [])
  const isSolo = state.team.length === 1
  let counted = 0
  const copies = new Map<Hero, number>()
  return (
    <section className="r5-hand" aria-label={words.hand} data-spot="hand">
      <ul className="r5-fan">
        {cards.map((card, i) => {
          const hero = card === UNKNOWN ? undefined : HEROES[card]!
          const nth = hero === undefined ? 0 : (copies.get(hero) ?? 0)
          if (hero !== undefined) copies.set(hero, nth + 1)
          const presses = hero === undefined ? undefined : choices.cards.get(hero)
          const choice = presses?.[presses.length === 1 ? 0 : nth]
          const actions = choice === undefined ? 0 : actionsOf(choice)
          // R5-364: in solo the reserve supports, never the hand.
          const isAbout = about !== undefined && hero === about && !(isSolo && state.fight !== NONE)
          if (isAbout) counted++
          const cls = `${choice === undefined ? '' : ' r5-legal'}${about !== undefined && !isAbout ? ' r5-dim' : ''}${isAbout && counted <= lifted ? ' r5-lift' : ''}`
          const face = hero === undefined ? <span className="r5-back" /> : <HeroCard hero={hero} />
          return (
            <li key={i} style={{ '--i': i - (cards.length - 1) / 2 } as React.CSSProperties} data-hand={hero}>
              {choice === undefined || hero === undefined ? (
                <span
                  className={`r5-hand-card${cls}`}
                  role="img"
                  aria-label={hero === undefined ? words.hiddenCard : game.heroes[hero]}
                >
                  {face}
                </span>
              ) : (
                <button
                  type="button"
                  className={`r5-hand-card${cls}`}
                  data-choice
                  aria-label={actions === 0 ? game.heroes[hero] : words.activate(game.heroes[hero], actions)}
                  aria-disabled={frozen || undefined}
                  onClick={() => press(choice)}
                >
                  {face}
                  {/* Drawn by its style: the button's name says the number in its place. */}
                  {actions > 0 && <i className="r5-times" data-times={actions} />}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {isSolo && state.support.length > 0 && (
        <div className="r5-support" role="group" aria-label={words.supportReserve}>
          <h3>{words.supportReserve}</h3>
          <ul>
            {handOf(state.support).map((card, i) => (
              <li key={i} className={about !== undefined && HEROES[card] !== about ? 'r5-dim' : ''}>
                <HeroCard hero={HEROES[card]!} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
