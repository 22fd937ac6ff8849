import { Sign } from '@runatal/look/hall/Sign.tsx'
import type { TableView } from '@runatal/table'
import { Link } from '../parts/Link.tsx'
import { nameOf } from '../parts/names.ts'
import { useWords } from '../words/words.ts'
import { useNumber } from './parts.tsx'
import { useAtTable } from './useAtTable.ts'

/** What a finished game has made of the ratings of those who played it, or why it was for fun. */
export function RatingChange({ view }: { view: TableView }) {
  const words = useWords()
  const { club } = words
  const number = useNumber()
  const known = useAtTable(view)
  if (known === undefined) return undefined
  return (
    <section className="panel changes" aria-labelledby="change-title">
      <header>
        <h2 id="change-title">{club.change}</h2>
        <span className="count">{known.unrated === undefined ? club.rated : ''}</span>
      </header>
      {known.unrated !== undefined && <p className="fine">{club.unrated[known.unrated]}</p>}
      <ul>
        {known.unrated === undefined &&
          known.seats.map(({ seat, name, rating, gain }) => {
            const sitting = view.seats[seat]
            if (sitting === undefined || rating === undefined) return undefined
            return (
              <li key={seat}>
                {name === undefined ? (
                  <b>{nameOf(sitting, words)}</b>
                ) : (
                  <Link to={{ page: 'person', name }}>
                    <b>{name}</b>
                    <Sign of="check" size={13} />
                  </Link>
                )}
                <span>
                  {rating.deviation === 0
                    ? number(rating.rating)
                    : club.rating(number(rating.rating), rating.deviation)}
                  {!rating.known && <i title={club.provisional}> ?</i>}
                </span>
                <b className={gain === undefined ? 'dr' : gain >= 0 ? 'dr up' : 'dr dn'}>
                  {gain === undefined ? '' : club.gain(gain)}
                </b>
              </li>
            )
          })}
      </ul>
    </section>
  )
}
