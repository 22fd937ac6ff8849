import { useMemo } from 'react'
import type { AnyUi } from '../boards.ts'
import { GAMES, isGameId } from '../games.ts'
import { Link } from '../parts/Link.tsx'
import { nameOf } from '../parts/names.ts'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { useSettled } from '../parts/useSettled.ts'
import { facesOf } from '../table/seats.ts'
import type { Sight, TableDoor } from '../tables/table.ts'
import { useSpoken } from '../words/words.ts'
import { Again } from './Again.tsx'
import { Curve } from './Curve.tsx'
import { Proof } from './Proof.tsx'
import { Sealed } from '../club/Sealed.tsx'
import { Legend, ResultTable } from './ResultTable.tsx'
import { WinStele } from './WinStele.tsx'
import './result.css'

/** How it ended: who won, by how much, whether the shuffle was fair, and once more. */
export function Result(props: { door: TableDoor; sight: Sight; ui: AnyUi; onBoard(): void }) {
  const { door, sight, ui, onBoard } = props
  const { words, language } = useSpoken()
  const { result } = words
  const { view, log } = sight
  // It may come by itself: a press that was meant for the board does nothing here.
  const settled = useSettled()
  const { outcome } = view
  const ending = useMemo(
    () =>
      (outcome &&
        view.state &&
        ui.ending?.({
          state: view.state,
          events: log.flatMap(({ events }) => events),
          outcome,
          seats: facesOf(sight, seat => nameOf(seat, words)),
          me: view.me,
          language,
        })) ??
      {},
    [ui, view, log, outcome, sight, words, language],
  )
  if (outcome === undefined) return undefined
  const game = isGameId(view.game) ? GAMES[view.game].name : view.game
  return (
    <div className={settled ? 'res' : 'res coming'}>
      <WinStele view={view} outcome={outcome} ending={ending} />
      <div className="res-c">
        <section className="panel" aria-labelledby="result-title">
          <header>
            <h2 id="result-title">{result.title}</h2>
            <span className="count">
              {game} · {result.moves(view.moves)}
            </span>
            {ending.parts !== undefined && <Legend parts={ending.parts} />}
          </header>
          <ResultTable view={view} outcome={outcome} ending={ending} />
        </section>
        {ending.debrief !== undefined && (
          <section className="panel" aria-labelledby="debrief-title">
            <header>
              <h2 id="debrief-title">{ending.debrief.title}</h2>
            </header>
            {ending.debrief.body}
          </section>
        )}
        <section className="panel play" aria-labelledby="review-title">
          <header>
            <h2 id="review-title">{result.review}</h2>
            <span className="two">
              <Link className="btn cut" to={{ page: 'replay', table: view.table, at: 0 }}>
                <Sign of="play" size={15} />
                {result.watch}
              </Link>
              <button type="button" className="btn cut" onClick={onBoard}>
                <Sign of="eye" size={15} />
                {result.board}
              </button>
            </span>
          </header>
          <p className="fine">{result.reviewNote}</p>
          {view.seed !== undefined && <Curve door={door} view={view} />}
        </section>
      </div>
      <div className="res-r">
        {view.seed === undefined && view.sealedUntil !== undefined ? (
          <Sealed view={view} />
        ) : (
          <Proof door={door} view={view} />
        )}
        <Again door={door} sight={sight} />
      </div>
    </div>
  )
}
