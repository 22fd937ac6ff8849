import { Link } from '../parts/Link.tsx'
import { useWords } from '../words/words.ts'

/** A link to a table that is not there. */
export function Gone() {
  const { table, lost } = useWords()
  return (
    <div className="page lost">
      <h1>{table.gone}</h1>
      <p>{table.goneNote}</p>
      <Link className="btn gold wide" to={{ page: 'home' }}>
        {lost.home}
      </Link>
    </div>
  )
}
