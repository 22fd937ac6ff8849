import { Rune } from '@runatal/look/runes/Rune.tsx'
import { Link } from '../parts/Link.tsx'
import { useTitle } from '@runatal/look/hall/title.ts'
import { useWords } from '../words/words.ts'
import './plain.css'

/** An address that leads nowhere, or a link that led somewhere once. */
export function Lost({ because }: { because: 'lost' | 'noTable' | 'outdated' | 'staleLink' }) {
  const words = useWords()
  const { title, note } = words[because]
  useTitle(title)
  return (
    <div className="page lost">
      <Rune id="wyrd" size={96} />
      <h1>{title}</h1>
      <p>{note}</p>
      <Link className="btn gold wide" to={{ page: 'home' }}>
        {words.lost.home}
      </Link>
    </div>
  )
}
