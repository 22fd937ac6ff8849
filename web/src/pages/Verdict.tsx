import type { Outcome } from '@runatal/kernel'
import { at } from '@runatal/look/at.ts'
import type { Ending } from '@runatal/look/board.ts'
import type { TableView } from '@runatal/table'
import type { ReactNode } from 'react'
import { GAMES, isGameId, isTogether } from '../games.ts'
import { tintsOf } from '../parts/faces.ts'
import { nameOf } from '../parts/names.ts'
import { SeatMark } from '../parts/SeatMark.tsx'
import { DENSITY, Picture } from '../pictures/Picture.tsx'
import { useWords } from '../words/words.ts'
import { titleOf, whyOf } from './verdict.ts'

interface VerdictProps {
  view: TableView
  outcome: Outcome
  ending: Ending
  children: ReactNode
}

/** Who won, by what, and what they leave behind: the picture of the game's end. Once more stands beside it. */
export function Verdict({ view, outcome, ending, children }: VerdictProps) {
  const words = useWords()
  if (!isGameId(view.game)) return undefined
  const { game } = view
  const counted = ending.counted ?? (isTogether(game) ? false : words.result.points)
  const [first] = outcome.winners
  return (
    <section className={ending.pictures === undefined ? 'verdict' : 'verdict all'} aria-labelledby="win-title">
      {ending.pictures === undefined ? (
        <div className={`verdict-niche ${ending.picture === undefined ? 'bare' : ''}`}>
          <Picture of={{ of: 'niche', game, w: NICHE.w, h: NICHE.h, scale: DENSITY }} />
          {ending.picture !== undefined && <div className="verdict-picture">{ending.picture}</div>}
        </div>
      ) : (
        <Everybody view={view} outcome={outcome} pictures={ending.pictures} counted={counted !== false} />
      )}
      <div className="verdict-in">
        <p className="verdict-game">
          <span style={{ fontFamily: GAMES[game].face }}>{GAMES[game].name}</span> · {words.result.moves(view.moves)}
        </p>
        <h1 id="win-title" style={{ fontFamily: GAMES[game].face }}>
          {titleOf(view, outcome, words)}
        </h1>
        {counted !== false && first !== undefined && (
          <p className="verdict-points">
            <b className="pts">{outcome.scores[first]}</b> <span>{counted}</span>
          </p>
        )}
        <p className="verdict-why">{whyOf(view, outcome, ending, words)}</p>
      </div>
      {children}
    </section>
  )
}

interface EverybodyProps {
  view: TableView
  outcome: Outcome
  pictures: readonly ReactNode[]
  counted: boolean
}

/** What each leaves behind, side by side: why it was won is seen at a glance. */
function Everybody({ view, outcome, pictures, counted }: EverybodyProps) {
  const words = useWords()
  const tints = tintsOf(view.seats)
  const order = view.seats.toSorted((a, b) => at(outcome.places, a.seat) - at(outcome.places, b.seat))
  return (
    <ul className="verdict-all" aria-hidden>
      {order.map(seat => (
        <li key={seat.seat} className={outcome.winners.includes(seat.seat) ? 'won' : ''}>
          {pictures[seat.seat]}
          <p>
            <SeatMark tint={at(tints, seat.seat)} size={20} />
            <span title={nameOf(seat, words)}>{nameOf(seat, words)}</span>
            {counted && <b>{at(outcome.scores, seat.seat)}</b>}
          </p>
        </li>
      ))}
    </ul>
  )
}

const NICHE = { w: 300, h: 300 }
