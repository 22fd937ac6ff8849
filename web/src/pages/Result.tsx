import { useMemo } from 'react'
import type { AnyUi } from '../boards.ts'
import { RatingChange } from '../club/RatingChange.tsx'
import { FIRST_GAME, isGameId } from '../games.ts'
import { Link } from '../parts/Link.tsx'
import { nameOf } from '../parts/names.ts'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { useSettled } from '../parts/useSettled.ts'
import { facesOf } from '../table/seats.ts'
import type { Sight, TableDoor } from '../tables/table.ts'
import { useSpoken } from '../words/words.ts'
import { Again } from './Again.tsx'
import { Built } from './Built.tsx'
import { Proof } from './Proof.tsx'
import { Sealed } from '../club/Sealed.tsx'
import { Legend, ResultTable } from './ResultTable.tsx'
import { Story } from './Story.tsx'
import { Verdict } from './Verdict.tsx'
import './result.css'

/** How it ended: who won and why, once more, what the totals are made of, where it was decided; the proof comes last. */
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
  const sealed = view.seed === undefined && view.sealedUntil !== undefined
  return (
    <div className={settled ? 'res' : 'res coming'}>
      <Verdict view={view} outcome={outcome} ending={ending}>
        {view.event === undefined ? (
          <Again door={door} sight={sight} />
        ) : (
          <Link className="btn gold" to={{ page: 'event', event: view.event }}>
            {words.events.back}
          </Link>
        )}
      </Verdict>
      <div className="res-three">
        <section className="panel" aria-labelledby="result-title">
          <header>
            <h2 id="result-title">{result.title}</h2>
            {ending.parts !== undefined && <Legend parts={ending.parts} />}
          </header>
          <ResultTable view={view} outcome={outcome} ending={ending} />
          {ending.built !== undefined && ending.built.steps.length > 1 && (
            <Built view={view} outcome={outcome} built={ending.built} />
          )}
        </section>
        {!sealed && <Story door={door} view={view} ui={ui} ending={ending} />}
      </div>
      <RatingChange view={view} />
      <div className="res-doors">
        <button type="button" className="btn cut" onClick={onBoard}>
          <Sign of="eye" size={15} />
          {result.board}
        </button>
        <Link className="btn cut" to={{ page: 'new', game: isGameId(view.game) ? view.game : FIRST_GAME }}>
          <Sign of="table" size={15} />
          {result.otherTable}
        </Link>
        <Link className="btn cut" to={{ page: 'home' }}>
          <Sign of="home" size={15} />
          {words.nav.home}
        </Link>
        {sealed ? <Sealed view={view} /> : <Proof door={door} view={view} />}
      </div>
    </div>
  )
}
