import { useTitle } from '@runatal/look/hall/title.ts'
import { type GameId, GAMES } from '../games.ts'
import type { Rulebook } from '../rulebook.ts'
import { useSpoken } from '../words/words.ts'
import { Atom } from './Atoms.tsx'

/** Where we had to decide, and where we chose to differ: all of it, by section. */
export function Rulings({ game, rules }: { game: GameId; rules: Rulebook }) {
  const { words, language } = useSpoken()
  useTitle(`${words.book.leaves.rulings} · ${GAMES[game].name}`)
  const ours = rules.rules.filter(({ kind }) => kind === 'ruling' || kind === 'house')
  return (
    <div className="chapter">
      <h1 style={{ fontFamily: GAMES[game].face }}>{words.book.leaves.rulings}</h1>
      <p className="chapter-line">{words.book.leafLines.rulings}</p>
      {rules.sections.map(section => {
        const here = ours.filter(rule => rule.section === section.id)
        if (here.length === 0) return undefined
        return (
          <section key={section.id} className="atoms">
            <h2>{section[language]}</h2>
            <ol>
              {here.map(rule => (
                <Atom key={rule.id} game={game} rule={rule} />
              ))}
            </ol>
          </section>
        )
      })}
    </div>
  )
}
