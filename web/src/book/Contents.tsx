import type { Book } from '@runatal/look/book.ts'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { Rune } from '@runatal/look/runes/Rune.tsx'
import { type GameId, GAMES } from '../games.ts'
import { Link } from '../parts/Link.tsx'
import { go } from '../router.ts'
import { useSpoken } from '../words/words.ts'
import { LEAVES, toLeaf } from './books.ts'

interface ContentsProps {
  game: GameId
  book: Book | undefined
  leaf: string | undefined
  /** On phones: one field that opens the system's own list. */
  folded?: boolean
}

/** The chapters in the order in which one learns, and what stands behind them. */
export function Contents({ game, book, leaf, folded = false }: ContentsProps) {
  const { words, language } = useSpoken()
  if (book === undefined) return undefined
  const chapters = book.chapters.map(({ id, title }, i) => ({ id, number: String(i + 1), name: title[language] }))
  const leaves = LEAVES.map(id => ({ id, number: '·', name: words.book.leaves[id] }))
  const all = [...chapters, ...leaves]
  if (folded) {
    const now = all.find(({ id }) => id === leaf)
    return (
      <label className="jump">
        <span className={`chip g-${game}`}>
          <Rune id={GAMES[game].rune} size={18} />
        </span>
        <b aria-hidden style={{ fontFamily: GAMES[game].face }}>
          {now === undefined ? words.book.contents : now.name}
        </b>
        <Sign of="down" size={18} />
        <select
          aria-label={words.book.contents}
          value={leaf ?? ''}
          onChange={({ target: { value } }) =>
            go(value === '' ? { page: 'rules', game, rule: undefined } : toLeaf(game, value))
          }
        >
          <option value="">{words.book.contents}</option>
          {all.map(({ id, number, name }) => (
            <option key={id} value={id}>
              {number} {name}
            </option>
          ))}
        </select>
      </label>
    )
  }
  return (
    <nav aria-label={words.book.contents}>
      {all.map(({ id, number, name }) => (
        <Link key={id} to={toLeaf(game, id)} {...(id === leaf && { 'aria-current': 'page' as const })}>
          <i>{number}</i>
          <span>{name}</span>
        </Link>
      ))}
    </nav>
  )
}
