import { Rune } from '@runatal/look/runes/Rune.tsx'
import { type GameId, GAMES } from '../games.ts'
import { Link } from '../parts/Link.tsx'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { go } from '../router.ts'
import type { Rule, Rulebook } from '../rulebook.ts'
import { useSpoken } from '../words/words.ts'

interface ContentsProps {
  game: GameId
  book: Rulebook
  section: string
  found: readonly Rule[]
  query: string
  /** On phones: one field that opens the system's own list. */
  folded?: boolean
}

export function Contents({ game, book, section, found, query, folded = false }: ContentsProps) {
  const { words, language } = useSpoken()
  const { name, rune, face } = GAMES[game]
  const firstOf = (id: string) => book.rules.find(rule => rule.section === id)?.id
  if (folded) {
    const at = book.sections.findIndex(({ id }) => id === section)
    return (
      <label className="jump">
        <span className={`chip g-${game}`}>
          <Rune id={rune} size={18} />
        </span>
        <b aria-hidden style={{ fontFamily: face }}>
          {at + 1}. {book.sections[at]?.[language]}
        </b>
        <Sign of="down" size={18} />
        <select
          aria-label={words.book.contents}
          value={section}
          onChange={event => go({ page: 'rules', game, rule: firstOf(event.target.value) }, 'replace')}
        >
          {book.sections.map((one, i) => (
            <option key={one.id} value={one.id}>
              {i + 1}. {one[language]}
            </option>
          ))}
        </select>
      </label>
    )
  }
  return (
    <aside className="toc" aria-label={words.book.contents}>
      <div className={`rb-game g-${game}`}>
        <span className={`chip big g-${game}`}>
          <Rune id={rune} size={24} />
        </span>
        <span>
          <b style={{ fontFamily: face }}>{name}</b>
          <small>{words.book.sub(book.rules.length)}</small>
        </span>
      </div>
      <nav aria-label={words.book.contents}>
        {book.sections.map((one, i) => {
          const hits = query.length > 1 ? found.filter(rule => rule.section === one.id).length : 0
          return (
            <Link
              key={one.id}
              to={{ page: 'rules', game, rule: firstOf(one.id) }}
              {...(one.id === section && { 'aria-current': 'true' as const })}
            >
              <i>{i + 1}</i>
              <span>{one[language]}</span>
              {hits > 0 && <b>{hits}</b>}
            </Link>
          )
        })}
      </nav>
    </aside>
  )
}
