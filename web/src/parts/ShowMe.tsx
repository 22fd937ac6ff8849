import { Sign } from '@runatal/look/hall/Sign.tsx'
import type { Rule } from '../rulebook.ts'
import { useWords } from '../words/words.ts'
import { Link } from './Link.tsx'

/** The way from a rule to its example on the board; or that there is nothing to see. */
export function ShowMe({ game, rule }: { game: string; rule: Rule }) {
  const { book } = useWords()
  const example = rule.examples?.[0]
  if (rule.unseen) return <p className="unseen">{book.unseen}</p>
  if (example === undefined) return undefined
  return (
    <Link className="show-me" to={{ page: 'show', game, rule: rule.id, example }}>
      <Sign of="play" size={14} />
      {book.showMe}
      <span className="sr"> {rule.id}</span>
    </Link>
  )
}
