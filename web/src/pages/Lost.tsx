import { Rune } from '@runatal/look/runes/Rune.tsx'
import { Link } from '../parts/Link.tsx'
import { useWords } from '../words/words.ts'
import './plain.css'

export function Lost() {
  const { lost } = useWords()
  return (
    <div className="page lost">
      <Rune id="wyrd" size={96} />
      <h1>{lost.title}</h1>
      <p>{lost.note}</p>
      <Link className="btn gold wide" to={{ page: 'home' }}>
        {lost.home}
      </Link>
    </div>
  )
}
