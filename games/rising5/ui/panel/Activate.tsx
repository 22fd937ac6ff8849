import { HERO_LOOKS } from '../art/heroes.ts'
import { HeroShape } from '../art/Hero.tsx'
import { actionsOf } from '../model/choices.ts'
import { Picture } from '../parts/Picture.tsx'
import { useTable } from '../table.ts'
import { Options } from './Options.tsx'
import type { PanelProps } from './Panel.tsx'

/** R5-073: a hero and a number of actions in one press. A face shows its hero's skill. */
export function Activate({ ask, choices: { cards }, intent, setIntent, press }: PanelProps) {
  const { words, game, frozen } = useTable()
  const only = intent.kind === 'hero' ? intent.hero : undefined
  const pass = ask.options.filter(({ do: what }) => what === 'pass')
  return (
    <>
      <ul className="r5-heroes">
        {[...cards].map(([hero, choices]) => (
          <li
            key={hero}
            className={`r5-hero-choice${only === hero ? ' r5-chosen' : ''}${only !== undefined && only !== hero ? ' r5-low' : ''}`}
            style={
              {
                '--hero': HERO_LOOKS[hero].colour,
                '--hero-dark': HERO_LOOKS[hero].dark,
                '--numbers': choices.length,
              } as React.CSSProperties
            }
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
                  <HeroShape hero={hero} size={18} />
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
