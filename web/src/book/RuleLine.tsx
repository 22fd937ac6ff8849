import type { Language } from '@runatal/look/board.ts'
import type { Rule } from '../rulebook.ts'
import { useWords } from '../words/words.ts'
import { kindSign } from '../parts/kinds.ts'
import { Link } from '../parts/Link.tsx'
import { ShowMe } from '../parts/ShowMe.tsx'
import { Sign } from '@runatal/look/hall/Sign.tsx'

interface RuleLineProps {
  game: string
  rule: Rule
  language: Language
  target: boolean
  copied: boolean
  onCopy(id: string): void
}

/** One rule of the book, with its sign and its link. */
export function RuleLine({ game, rule, language, target, copied, onCopy }: RuleLineProps) {
  const { book } = useWords()
  const kind = book.kinds[rule.kind] ?? rule.kind
  return (
    <li id={rule.id} className={`k-${rule.kind} ${target ? 'target' : ''}`} {...(target && { 'aria-current': true })}>
      <Link
        className="rule-id"
        to={{ page: 'rules', game, rule: rule.id }}
        aria-label={`${kind} ${rule.id}. ${book.copyLink(rule.id)}`}
        onClick={() => onCopy(rule.id)}
      >
        <i className="kd" title={kind}>
          {kindSign(rule.kind)}
        </i>
        {rule.id}
        <Sign of="link" size={14} />
      </Link>
      <div className="rule-t">
        <p>{rule[language]}</p>
        <ShowMe game={game} rule={rule} />
      </div>
      {copied && (
        <span className="copied" role="status">
          <Sign of="check" size={14} />
          {book.copied}
        </span>
      )}
    </li>
  )
}
