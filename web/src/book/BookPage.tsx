import { Rune } from '@runatal/look/runes/Rune.tsx'
import { useTitle } from '@runatal/look/hall/title.ts'
import { GAME_IDS, type GameId, GAMES, isGameId } from '../games.ts'
import { Lost } from '../pages/Lost.tsx'
import { Link } from '../parts/Link.tsx'
import { useRulebook } from '../parts/useRulebook.ts'
import { hasRulebook } from '../rulebook.ts'
import { useWords } from '../words/words.ts'
import { BookFrame } from './BookFrame.tsx'
import { BookRail } from './BookRail.tsx'
import { isLeaf, type Leaf, useBook } from './books.ts'
import { ChapterLeaf } from './ChapterLeaf.tsx'
import { Cover } from './Cover.tsx'
import { Glossary } from './Glossary.tsx'
import { Questions } from './Questions.tsx'
import { Rules } from './Rules.tsx'
import { Rulings } from './Rulings.tsx'
import { Summary } from './Summary.tsx'

interface BookPageProps {
  game: string
  /** A chapter, or another leaf; none is the first page. */
  leaf: string | undefined
  rule: string | undefined
}

/** A game's rulebook: a first page, chapters, what stands behind them, and every single rule. */
export function BookPage({ game, leaf, rule }: BookPageProps) {
  const book = useBook(game)
  if (!isGameId(game)) return <Lost because="lost" />
  if (!hasRulebook(game)) return <NoBook game={game} />
  if (book === undefined) return undefined
  // A game that has only its rules shows them.
  if (book === 'none' || (leaf === undefined && rule !== undefined))
    return <RulesLeaf game={game} leaf="rules" rule={rule} />
  if (leaf === undefined)
    return (
      <BookFrame game={game} book={book} leaf={undefined}>
        <Cover game={game} book={book} />
      </BookFrame>
    )
  if (isLeaf(leaf)) return <RulesLeaf game={game} leaf={leaf} rule={rule} />
  const chapter = book.chapters.find(({ id }) => id === leaf)
  if (chapter === undefined) return <Lost because="lost" />
  return (
    <BookFrame game={game} book={book} leaf={leaf}>
      <ChapterLeaf key={chapter.id} game={game} book={book} chapter={chapter} rule={rule} />
    </BookFrame>
  )
}

/** A leaf beside the chapters. */
function RulesLeaf({ game, leaf, rule }: { game: GameId; leaf: Leaf; rule: string | undefined }) {
  const loaded = useBook(game)
  const rules = useRulebook(game)
  const book = typeof loaded === 'object' ? loaded : undefined
  if (typeof rules !== 'object') return undefined
  const target = rules.rules.find(({ id }) => id === rule)
  return (
    <BookFrame
      game={game}
      book={book}
      leaf={leaf}
      {...(leaf === 'rules' && { rail: <BookRail game={game} rules={rules} rule={target} /> })}
    >
      {leaf === 'rules' && <Rules game={game} book={rules} rule={rule} />}
      {leaf === 'rulings' && <Rulings game={game} rules={rules} />}
      {leaf === 'glossary' && book && <Glossary game={game} book={book} sought={rule} />}
      {leaf === 'questions' && book && <Questions game={game} book={book} rule={rule} />}
      {leaf === 'summary' && book && <Summary game={game} book={book} />}
    </BookFrame>
  )
}

function NoBook({ game }: { game: GameId }) {
  const { book } = useWords()
  useTitle(book.title(GAMES[game].name))
  return (
    <div className="page lost">
      <Rune id={GAMES[game].rune} size={96} />
      <h1>{book.title(GAMES[game].name)}</h1>
      <p>{book.none}</p>
      <p className="two">
        {GAME_IDS.filter(hasRulebook).map(id => (
          <Link key={id} className="btn cut" to={{ page: 'rules', game: id, rule: undefined }}>
            {GAMES[id].name}
          </Link>
        ))}
      </p>
    </div>
  )
}
