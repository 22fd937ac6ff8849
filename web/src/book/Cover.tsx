import type { Book } from '@runatal/look/book.ts'
import { useTitle } from '@runatal/look/hall/title.ts'
import { doorsOf, type GameId, GAMES } from '../games.ts'
import { Link } from '../parts/Link.tsx'
import { hasTutorial } from '../tutorials.ts'
import { useSpoken } from '../words/words.ts'
import { LEAVES, toLeaf } from './books.ts'

/** The first page of a book: its chapters, each with what it is about. */
export function Cover({ game, book }: { game: GameId; book: Book }) {
  const { words, language } = useSpoken()
  const title = words.book.title(GAMES[game].name)
  useTitle(title)
  return (
    <div className="chapter">
      <h1 style={{ fontFamily: GAMES[game].face }}>{title}</h1>
      <p className="chapter-line">{words.book.about}</p>
      <ol className="cover">
        {book.chapters.map(({ id, title: name, line }, i) => (
          <li key={id}>
            <Link to={toLeaf(game, id)}>
              <span className="num">{i + 1}</span>
              <b>{name[language]}</b>
              <span>{line[language]}</span>
            </Link>
          </li>
        ))}
      </ol>
      <ul className="cover behind">
        {LEAVES.map(id => (
          <li key={id}>
            <Link to={toLeaf(game, id)}>
              <b>{words.book.leaves[id]}</b>
              <span>{words.book.leafLines[id]}</span>
            </Link>
          </li>
        ))}
        {hasTutorial(game) && (
          <li>
            <Link to={{ page: 'learn', game }}>
              <b>{words.learn.lessons}</b>
              <span>{words.book.lessonsLine}</span>
            </Link>
          </li>
        )}
        {doorsOf(game).map(([address, { door }]) => (
          <li key={address}>
            <Link to={{ page: 'own', of: address, room: undefined }}>
              <b>{door[language]}</b>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
