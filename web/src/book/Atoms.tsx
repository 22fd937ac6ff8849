import type { GameId } from '../games.ts'
import { kindSign } from '../parts/kinds.ts'
import { Link } from '../parts/Link.tsx'
import { ShowMe } from '../parts/ShowMe.tsx'
import { useRulebook } from '../parts/useRulebook.ts'
import type { Rule } from '../rulebook.ts'
import { useSpoken } from '../words/words.ts'

interface AtomsProps {
  game: GameId
  /** The rules that are told, by their ids. */
  rules: readonly string[]
  open?: boolean
}

/** The single rules behind a paragraph, one press away; what is a ruling of ours or a house rule is marked before that. */
export function Atoms({ game, rules, open = false }: AtomsProps) {
  const { words } = useSpoken()
  const book = useRulebook(game)
  const told = typeof book === 'object' ? book.rules.filter(({ id }) => rules.includes(id)) : []
  const kinds = ['house', 'ruling'].filter(kind => told.some(rule => rule.kind === kind))
  return (
    <details className="atoms" open={open}>
      <summary>
        <span className="atom-ids">
          <span className="sr">{words.book.behind} </span>
          {short(rules)}
        </span>
        {kinds.map(kind => (
          <span key={kind} className={`mark-${kind}`}>
            {kindSign(kind)} {words.book.kinds[kind]}
          </span>
        ))}
      </summary>
      <ol>
        {told.map(rule => (
          <Atom key={rule.id} game={game} rule={rule} />
        ))}
      </ol>
    </details>
  )
}

export function Atom({ game, rule }: { game: GameId; rule: Rule }) {
  const { words, language } = useSpoken()
  return (
    <li className={`atom k-${rule.kind}`}>
      <Link className="rule-id" to={{ page: 'rules', game, rule: rule.id }}>
        <i className="kd" title={words.book.kinds[rule.kind]}>
          {kindSign(rule.kind)}
        </i>
        {rule.id}
        <span className="sr">, {words.book.kinds[rule.kind]}</span>
      </Link>
      <div className="rule-t">
        <p>{rule[language]}</p>
        <ShowMe game={game} rule={rule} />
      </div>
    </li>
  )
}

/** One whole number, and of the others what is different: RAU-124, 125, 131. */
function short(ids: readonly string[]): string {
  return ids.map((id, i) => (i === 0 ? id : id.slice(id.indexOf('-') + 1))).join(', ')
}
