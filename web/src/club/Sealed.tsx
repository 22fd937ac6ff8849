import type { TableView } from '@runatal/table'
import { Link } from '../parts/Link.tsx'
import { DENSITY, Picture } from '../pictures/Picture.tsx'
import { useWords } from '../words/words.ts'

/** In place of the proof while others still play the same deal: what was promised, and where I stand. */
export function Sealed({ view }: { view: TableView }) {
  const { daily, result } = useWords()
  return (
    <section className="panel proof" aria-labelledby="sealed-title">
      <header>
        <h2 id="sealed-title">{daily.sealedTitle}</h2>
      </header>
      <div className="seals">
        <figure>
          <Picture of={{ of: 'seal', hash: view.commitment ?? '', size: 140, scale: DENSITY }} />
          <figcaption>{result.promised}</figcaption>
        </figure>
      </div>
      <p className="fine">{daily.sealedNote}</p>
      <Link className="btn gold wide" to={{ page: 'daily', game: view.game }}>
        {daily.toDay}
      </Link>
    </section>
  )
}
