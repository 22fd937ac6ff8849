import { at } from '@runatal/look/at.ts'
import { Link } from '../parts/Link.tsx'
import { useWords } from '../words/words.ts'
import type { Ladder } from './api.ts'
import { useNumber } from './parts.tsx'

/** Where I stand, how ratings are spread, and how to read one. */
export function LadderSide({ ladder }: { ladder: Ladder }) {
  const { club, me } = useWords()
  const { ladder: say } = club
  const number = useNumber()
  const { mine, of, spread } = ladder
  return (
    <aside className="lad-r">
      <section className="panel place" aria-labelledby="place-title">
        <header>
          <h2 id="place-title">{say.place}</h2>
          <span className="count">{say.outOf(of)}</span>
        </header>
        {mine === undefined ? (
          <>
            <p className="fine">{say.notYet}</p>
            <Link className="btn cut" to={{ page: 'me' }}>
              {me.title}
            </Link>
          </>
        ) : (
          <div className="place-n">
            <b>{mine.rank}</b>
            <span>
              <b>{number(mine.rating)}</b> <small>± {mine.deviation}</small>
              <br />
              {of > 1 && <small>{say.better(Math.floor((100 * (of - mine.rank)) / (of - 1)))}</small>}
            </span>
          </div>
        )}
        {spread.length > 0 && <Spread spread={spread} mine={mine?.rating} />}
      </section>
      <section className="panel how" aria-labelledby="how-title">
        <header>
          <h2 id="how-title">{say.read}</h2>
        </header>
        <p>
          <span className="ax demo" aria-hidden>
            <i className="dev" style={{ left: '18%', right: '18%' }} />
            <i className="pt" style={{ left: '50%' }} />
          </span>
          <span>{say.readPoint}</span>
        </p>
        <p>
          <span className="q" aria-hidden>
            ?
          </span>
          <span>{say.readProvisional}</span>
        </p>
        <p>
          <i className="star" aria-hidden />
          <span>{say.readBots}</span>
        </p>
      </section>
    </aside>
  )
}

function Spread({ spread, mine }: { spread: Ladder['spread']; mine: number | undefined }) {
  const { ladder: say } = useWords().club
  const first = at(spread, 0).hundred
  const bins = (at(spread, spread.length - 1).hundred - first) / 100 + 1
  const most = Math.max(...spread.map(({ people }) => people))
  const width = 312 / bins
  const told = spread.map(({ hundred, people }) => `${hundred}: ${people}`).join(', ')
  return (
    <svg className="histo" viewBox="0 0 320 140" role="img" aria-label={`${say.spread}. ${told}`}>
      {spread.map(({ hundred, people }) => (
        <rect
          key={hundred}
          x={4 + ((hundred - first) / 100) * width}
          y={112 - (100 * people) / most}
          width={width - 2}
          height={(100 * people) / most}
          rx="2"
          className={mine !== undefined && Math.floor(mine / 100) * 100 === hundred ? 'me' : ''}
        />
      ))}
      <text x="4" y="130">
        {first}
      </text>
      <text x="316" y="130" textAnchor="end">
        {first + bins * 100}
      </text>
    </svg>
  )
}
