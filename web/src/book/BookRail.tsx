import type { GameId } from '../games.ts'
import { kindSign } from '../parts/kinds.ts'
import { Link } from '../parts/Link.tsx'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { fold } from '@runatal/look/fold.ts'
import type { Rule, Rulebook } from '../rulebook.ts'
import { ToChapter } from './ToChapter.tsx'
import { playNow } from '../tables/play-now.ts'
import { useSpoken } from '../words/words.ts'

/** Beside the page: the rule that is looked at, those to read with it, and what the signs mean. */
export function BookRail(props: { game: GameId; rules: Rulebook; rule: Rule | undefined }) {
  const { game, rules, rule } = props
  const { words, language } = useSpoken()
  const kinds = [...new Set(rules.rules.map(({ kind }) => kind))]
  return (
    <aside className="side-rail" aria-label={words.book.thisRule}>
      {rule !== undefined && (
        <section className="panel">
          <header>
            <h2>{words.book.thisRule}</h2>
            <span className="rid">{rule.id}</span>
          </header>
          <ToChapter game={game} rule={rule} />
          <p className="fine">{words.book.thisNote}</p>
          <ul className="rel">
            {related(rules, rule, language).map(other => (
              <li key={other.id}>
                <Link to={{ page: 'rules', game, rule: other.id }}>
                  <b>{other.id}</b>
                  <span>{other[language]}</span>
                </Link>
              </li>
            ))}
          </ul>
          <div className="two">
            <button type="button" className="btn cut" onClick={() => void playNow(game, words.me.guest)}>
              <Sign of="play" size={15} />
              {words.book.try}
            </button>
          </div>
        </section>
      )}
      <ul className="legend">
        {kinds.map(kind => (
          <li key={kind}>
            <i>{kindSign(kind)}</i>
            {words.book.kinds[kind] ?? kind}
          </li>
        ))}
      </ul>
    </aside>
  )
}

/** Rules that share the rarest words with this one. */
function related(book: Rulebook, rule: Rule, language: 'en' | 'fr'): Rule[] {
  const wordsOf = (one: Rule) => new Set(fold(one[language]).match(/\p{L}{4,}/gu) ?? [])
  const all = book.rules.map(one => ({ one, words: wordsOf(one) }))
  const count = new Map<string, number>()
  for (const { words } of all) for (const word of words) count.set(word, (count.get(word) ?? 0) + 1)
  const mine = wordsOf(rule)
  return all
    .filter(({ one }) => one !== rule)
    .map(({ one, words }) => ({
      one,
      near: [...words].reduce((sum, word) => sum + (mine.has(word) ? 1 / (count.get(word) ?? 1) : 0), 0),
    }))
    .toSorted((a, b) => b.near - a.near)
    .slice(0, 4)
    .map(({ one }) => one)
}
