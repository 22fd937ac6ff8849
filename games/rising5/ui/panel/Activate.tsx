import type { Hero } from '../../content/names.ts'
import { HERO_LOOKS } from '../art/heroes.ts'
import { HeroShape } from '../art/Hero.tsx'
import type { Choice } from '../model/choices.ts'
import { Picture } from '../parts/Picture.tsx'
import { useTable } from '../table.ts'
import { Options } from './Options.tsx'
import type { PanelProps } from './Panel.tsx'

/** R5-073: a hero and a number of actions in one press. A card of the hand shows its hero alone, with the skill. */
export function Activate({ ask, intent, setIntent, press }: PanelProps) {
  const { words, game, frozen } = useTable()
  const heroes = new Map<Hero, Choice[]>()
  for (const move of ask.options)
    if (move.do === 'activate') heroes.set(move.hero, [...(heroes.get(move.hero) ?? []), { ask: ask.id, move }])
  for (const choices of heroes.values()) choices.sort((a, b) => actionsOf(a) - actionsOf(b))
  const only = intent.kind === 'hero' ? intent.hero : undefined
  const pass = ask.options.filter(({ do: what }) => what === 'pass')
  return (
    <>
      <ul className="r5-heroes">
        {[...heroes].map(([hero, choices]) => (
          <li
            key={hero}
            className={`r5-hero-choice${only === hero ? ' r5-chosen' : ''}${only !== undefined && only !== hero ? ' r5-low' : ''}`}
            style={{ '--hero': HERO_LOOKS[hero].colour, '--hero-dark': HERO_LOOKS[hero].dark } as React.CSSProperties}
          >
            <button
              type="button"
              className="r5-hero-face"
              aria-pressed={only === hero}
              title={game.skills[hero].does}
              onClick={() => setIntent(only === hero ? { kind: 'none' } : { kind: 'hero', hero })}
            >
              <Picture of={HERO_LOOKS[hero].face} />
              <span>
                <b>
                  <HeroShape hero={hero} size={14} /> {game.heroes[hero]}
                </b>
              </span>
            </button>
            <span className="r5-hero-skill">{game.skills[hero].name}</span>
            <span className="r5-numbers" role="group" aria-label={words.howMany(game.heroes[hero])}>
              {choices.map(choice => (
                <button
                  key={actionsOf(choice)}
                  type="button"
                  className="r5-number"
                  data-choice
                  aria-label={words.activate(game.heroes[hero], actionsOf(choice))}
                  aria-disabled={frozen || undefined}
                  onClick={() => press(choice)}
                >
                  {actionsOf(choice)}
                </button>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {only !== undefined && <p className="r5-skill-text">{game.skills[only].does}</p>}
      <Options ask={{ ...ask, options: pass }} press={press} />
    </>
  )
}

function actionsOf({ move }: Choice): number {
  return move.do === 'activate' ? move.actions : 0
}
