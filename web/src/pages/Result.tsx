import laurel from '@runatal/look/icons/drawn/laurel-crown.ts'
import { Icon } from '@runatal/look/icons/Icon.tsx'
import { GAMES, isGameId } from '../games.ts'
import { Avatar } from '../parts/Avatar.tsx'
import { EMBLEMS } from '@runatal/look/emblems.ts'
import { tintsOf } from '../parts/faces.ts'
import { Link } from '../parts/Link.tsx'
import { nameOf } from '../parts/names.ts'
import { Sign } from '../parts/Sign.tsx'
import type { Sight, TableDoor } from '../tables/table.ts'
import { useWords } from '../words/words.ts'
import { Again } from './Again.tsx'
import { Curve } from './Curve.tsx'
import { Proof } from './Proof.tsx'
import { WinStele } from './WinStele.tsx'
import './result.css'

/** How it ended: who won, by how much, whether the shuffle was fair, and once more. */
export function Result({ door, sight, onBoard }: { door: TableDoor; sight: Sight; onBoard(): void }) {
  const words = useWords()
  const { result } = words
  const { view } = sight
  const { outcome, seats } = view
  if (outcome === undefined) return undefined
  const tints = tintsOf(seats)
  const order = seats.toSorted((a, b) => outcome.places[a.seat]! - outcome.places[b.seat]!)
  const most = Math.max(1, ...outcome.scores)
  const game = isGameId(view.game) ? GAMES[view.game].name : view.game
  return (
    <div className="res">
      <WinStele sight={sight} />
      <div className="res-c">
        <section className="panel" aria-labelledby="result-title">
          <header>
            <h2 id="result-title">{result.title}</h2>
            <span className="count">
              {game} · {result.moves(view.moves)}
            </span>
          </header>
          <table>
            <thead>
              <tr>
                <th className="w-r">
                  <span className="sr">{result.place}</span>
                </th>
                <th className="w-p">{result.player}</th>
                <th>{result.points}</th>
                <th className="n w-n">{result.total}</th>
              </tr>
            </thead>
            <tbody>
              {order.map(seat => {
                const place = outcome.places[seat.seat]!
                const score = outcome.scores[seat.seat]!
                const tint = tints[seat.seat]!
                return (
                  <tr
                    key={seat.seat}
                    className={`${place === 1 ? 'first' : ''} ${seat.seat === view.me ? 'me-row' : ''}`}
                  >
                    <td className="rank">{place === 1 ? <Icon of={laurel} title="1" /> : place}</td>
                    <td className="pl">
                      <span className="pl-in">
                        <Avatar seat={seat.seat} who={seat.who} tint={tint} />
                        <span>
                          <b>{nameOf(seat, words)}</b>
                          <small style={{ color: EMBLEMS[tint].glow }}>
                            {seat.seat === view.me ? words.table.you : words.colours[tint]}
                          </small>
                        </span>
                      </span>
                    </td>
                    <td className="bars">
                      <span style={{ width: `${(Math.max(0, score) / most) * 100}%` }}>
                        <i style={{ background: EMBLEMS[tint].glow }} />
                      </span>
                    </td>
                    <td className="n tot">{score}</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </section>
        <section className="panel play" aria-labelledby="review-title">
          <header>
            <h2 id="review-title">{result.review}</h2>
          </header>
          <p className="fine">{result.reviewNote}</p>
          <Curve door={door} view={view} />
          <p className="fine">{result.curve}</p>
          <div className="two">
            <Link className="btn cut" to={{ page: 'replay', table: view.table, at: 0 }}>
              <Sign of="play" size={15} />
              {result.watch}
            </Link>
            <button type="button" className="btn cut" onClick={onBoard}>
              <Sign of="eye" size={15} />
              {result.board}
            </button>
          </div>
        </section>
      </div>
      <div className="res-r">
        <Proof door={door} view={view} />
        <Again door={door} sight={sight} />
      </div>
    </div>
  )
}
