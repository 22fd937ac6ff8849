import { Link } from '../parts/Link.tsx'
import { Marked } from '../parts/Marked.tsx'
import { useWords } from '../words/words.ts'
import type { Find } from './search.ts'

/** What was found: chapters first, then words, questions and single rules. */
export function Found({ found, marks, onGo }: { found: readonly Find[]; marks: string; onGo(): void }) {
  const { book } = useWords()
  if (found.length === 0) return <p className="missing">{book.nothingFound}</p>
  return (
    <ol className="finds">
      {found.map((one, i) => (
        <li key={`${one.kind} ${one.title}`}>
          {one.kind !== found[i - 1]?.kind && <h2>{book.finds[one.kind]}</h2>}
          <Link to={one.to} onClick={onGo}>
            <b>
              <Marked text={one.title} query={marks} />
            </b>
            <span>
              <Marked text={one.text} query={marks} />
            </span>
          </Link>
        </li>
      ))}
    </ol>
  )
}
