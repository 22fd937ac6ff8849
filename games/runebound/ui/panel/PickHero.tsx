import { heroes } from '../../content/tables.ts'
import { HERO_TOKENS } from '../../content/tokens.ts'
import { Portrait } from '../art/Portrait.tsx'
import { sideOfToken, Token } from '../art/Token.tsx'
import { useTable } from '../table.ts'
import { type PanelProps, Vellum } from './Vellum.tsx'

/** The heroes that nobody plays yet. */
export function PickHero({ choices, answer }: PanelProps) {
  const { words, game, language, frozen } = useTable()
  return (
    <Vellum title={words.pickHero}>
      <ul className="rb-heroes">
        {heroes.map((hero, i) => {
          const [offered] = choices.spots.get(`panel:${hero.id}`) ?? []
          if (offered === undefined) return undefined
          const text = game.card(hero.id)
          return (
            <li key={hero.id}>
              <button
                type="button"
                className="rb-hero rb-can"
                aria-disabled={frozen || undefined}
                data-choice
                data-spot={`panel:${hero.id}`}
                onClick={() => answer(offered)}
              >
                <span className="rb-portrait">
                  <Portrait hero={hero.id} />
                </span>
                <span className="rb-hero-in">
                  <b>{hero.name[language]}</b>
                  <small>
                    {game.attributes.body} {hero.body} · {game.attributes.mind} {hero.mind} · {game.attributes.spirit}{' '}
                    {hero.spirit}
                  </small>
                  <small>
                    {game.stats.health} {hero.health} · {game.stats.speed} {hero.speed} · {game.stats.hand} {hero.hand}
                  </small>
                  <span className="rb-hero-tokens" aria-hidden="true">
                    {HERO_TOKENS[i]!.map(token => (
                      <Token key={token} {...sideOfToken(token, 0)} />
                    ))}
                  </span>
                  <small>{text.lines[0]}</small>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </Vellum>
  )
}
