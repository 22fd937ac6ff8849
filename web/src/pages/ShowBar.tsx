import { Sign } from '@runatal/look/hall/Sign.tsx'
import { Rune } from '@runatal/look/runes/Rune.tsx'
import type { AnyExample } from '../examples.ts'
import { type GameId, GAMES } from '../games.ts'
import { Link } from '../parts/Link.tsx'
import { useWords } from '../words/words.ts'

interface ShowBarProps {
  game: GameId
  rule: string
  example: AnyExample
  examples: readonly AnyExample[]
}

/** Above the board: back to the rule, and its other examples. */
export function ShowBar({ game, rule, example, examples }: ShowBarProps) {
  const { book } = useWords()
  const at = examples.indexOf(example)
  return (
    <header className="tb">
      <Link className="tb-game" to={{ page: 'rules', game, rule }}>
        <span className={`chip big g-${game}`}>
          <Rune id={GAMES[game].rune} size={22} />
        </span>
        <span>
          <b style={{ fontFamily: GAMES[game].face }}>{GAMES[game].name}</b>
          <small>{book.toRule(rule)}</small>
        </span>
      </Link>
      {examples.length > 1 && (
        <nav className="show-others" aria-label={book.examples}>
          <Other game={game} rule={rule} to={examples[at - 1]} sign="left" label={book.previousExample} />
          <span>{book.example(at + 1, examples.length)}</span>
          <Other game={game} rule={rule} to={examples[at + 1]} sign="right" label={book.nextExample} />
        </nav>
      )}
    </header>
  )
}

interface OtherProps {
  game: GameId
  rule: string
  to: AnyExample | undefined
  sign: 'left' | 'right'
  label: string
}

function Other({ game, rule, to, sign, label }: OtherProps) {
  if (to === undefined)
    return (
      <span className="ico none" aria-hidden>
        <Sign of={sign} size={18} />
      </span>
    )
  return (
    <Link className="ico" to={{ page: 'show', game, rule, example: to.id }} aria-label={label} title={label}>
      <Sign of={sign} size={18} />
    </Link>
  )
}
