import { HEROES } from '../content/names.ts'
import { NONE } from '../rules/types.ts'
import { Standee } from './art/Hero.tsx'
import type { Choices, Press } from './model/choices.ts'
import { useTable } from './table.ts'

/** R5-019: where markers start, and from where a hero can be looked up. */
export function Portraits({ choices, press }: { choices: Choices; press(press: Press): void }) {
  const { state, words, game, frozen, zoom } = useTable()
  return (
    <ul className="r5-portraits" aria-label={words.portraits} data-spot="portraits">
      {HEROES.map((hero, number) => {
        const home = state.at[number] === NONE
        const choice = home ? choices.heroes.get(hero) : undefined
        return (
          <li key={hero}>
            <button
              type="button"
              className={`r5-portrait${home ? '' : ' r5-away'}${choice === undefined ? '' : ' r5-legal'}`}
              data-choice={choice === undefined ? undefined : true}
              aria-disabled={frozen || undefined}
              aria-label={home ? words.onPortrait(game.heroes[hero]) : words.aboutHero(game.heroes[hero])}
              onClick={() => (choice === undefined ? zoom({ what: 'hero', hero }) : press(choice))}
            >
              <span {...(home && { 'data-piece': `hero:${hero}` })}>
                <Standee hero={hero} />
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** Who has not left the portrait yet, where there is no room for the portraits themselves. */
export function Home() {
  const { state, words, game } = useTable()
  return (
    <ul className="r5-home" aria-label={words.portraits} data-spot="portraits">
      {HEROES.map(
        (hero, number) =>
          state.at[number] === NONE && (
            <li key={hero} data-piece={`hero:${hero}`}>
              <Standee hero={hero} title={words.onPortrait(game.heroes[hero])} />
            </li>
          ),
      )}
    </ul>
  )
}
