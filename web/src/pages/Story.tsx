import { reader } from '@runatal/grammar'
import type { AnyGame } from '@runatal/kernel'
import { at } from '@runatal/look/at.ts'
import type { Ending } from '@runatal/look/board.ts'
import { arrive } from '@runatal/look/hall/arrive.ts'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import type { TableView } from '@runatal/table'
import { useEffect, useState } from 'react'
import type { AnyUi } from '../boards.ts'
import { isGameId, isTogether } from '../games.ts'
import { Link } from '../parts/Link.tsx'
import { nameOf } from '../parts/names.ts'
import { gameOf } from '../register.ts'
import { planBranch } from '../tables/branch.ts'
import type { Finished, Heard, TableDoor } from '../tables/table.ts'
import { type Spoken, useSpoken } from '../words/words.ts'
import { type Stop, stopsOf, type Swing, swingOf } from './chances.ts'
import { Curve } from './Curve.tsx'
import { filmOf } from './film.ts'
import { PlayFrom } from './PlayFrom.tsx'

interface StoryProps {
  door: TableDoor
  view: TableView
  ui: AnyUi
  ending: Ending
}

interface Told {
  game: AnyGame
  finished: Finished
  stops: Stop[] | undefined
  log: Heard[]
}

/** How it came to this: where it was decided, and the best that was done. */
export function Story({ door, view, ui, ending }: StoryProps) {
  const spoken = useSpoken()
  const { result, replay, study } = spoken.words
  const [told, setTold] = useState<Told>()
  const [branch, setBranch] = useState<number>()
  useEffect(() => arrive(tell(door, view), setTold), [door, view])
  const { stops, log = [] } = told ?? {}
  const hero = isTogether(view.game) ? 0 : (view.outcome?.winners[0] ?? 0)
  const turn = stops && swingOf(stops, hero, 'change')
  const mine = view.me >= 0 && !isTogether(view.game) ? view.me : hero
  const rise = stops && swingOf(stops, mine, 'gain')
  const best = rise !== undefined && rise.to !== turn?.to ? rise : undefined
  return (
    <>
      <section className="panel turn" aria-labelledby="turn-title">
        <header>
          <h2 id="turn-title">{turn === undefined ? result.chances : result.turn}</h2>
          {turn !== undefined && <span className="count">{replay.of(turn.to.move, view.moves)}</span>}
        </header>
        {stops !== undefined && stops.length > 1 && <Curve stops={stops} view={view} swing={turn} />}
        {turn !== undefined && (
          <>
            <p className="story">
              <b>{changed(turn, view, spoken)}</b> {said(turn, log, view, ui, spoken)}
            </p>
            <div className="two">
              <Link className="btn cut" to={{ page: 'replay', table: view.table, at: turn.from.move }}>
                <Sign of="play" size={15} />
                {result.watchTurn}
              </Link>
              <button type="button" className="btn cut" onClick={() => setBranch(turn.from.move)}>
                <Sign of="again" size={15} />
                {replay.branch}
              </button>
            </div>
          </>
        )}
      </section>
      <section className="panel best" aria-label={result.decided}>
        {/* Against the clock nothing is chosen from a list: only the game itself may have something to say. */}
        {told !== undefined && (told.game.guide?.paced === undefined || ui.debrief !== undefined) && (
          <Link className="btn cut wide" to={{ page: 'study', table: view.table, at: turn?.from.move }}>
            <Sign of="search" size={15} />
            {study.open}
          </Link>
        )}
        {best !== undefined && (
          <>
            <header>
              <h2>{result.best}</h2>
              <Link to={{ page: 'replay', table: view.table, at: best.from.move }}>{result.watchTurn}</Link>
            </header>
            <p className="story">
              <b>{changed(best, view, spoken)}</b> {said(best, log, view, ui, spoken)}
            </p>
          </>
        )}
        {(ending.lines ?? []).length > 0 && (
          <>
            <h2>{result.decided}</h2>
            <ul className="trophies">
              {ending.lines?.map(({ sign, name, amount }) => (
                <li key={name}>
                  <span aria-hidden>{sign}</span>
                  <b>{name}</b>
                  <small>{amount}</small>
                </li>
              ))}
            </ul>
          </>
        )}
        {ending.debrief !== undefined && (
          <>
            <h2>{ending.debrief.title}</h2>
            {ending.debrief.body}
          </>
        )}
      </section>
      {branch !== undefined && told !== undefined && (
        <PlayFrom
          title={replay.branchTitle}
          note={replay.branchNote(replay.of(branch, view.moves))}
          plan={(how, luck) => planBranch(told.game, told.finished.record, { ...how, position: branch }, luck)}
          names={view.seats.map(seat => nameOf(seat, spoken.words))}
          seat={Math.max(0, view.me)}
          onClose={() => setBranch(undefined)}
        />
      )}
    </>
  )
}

/** Whose chances went from where to where. */
function changed({ seat, from, to }: Swing, view: TableView, { words, language }: Spoken): string {
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
  const who = isTogether(view.game) ? words.result.team : nameOf(at(view.seats, seat), words)
  return words.result.changed(who, share.format(at(from.worth, seat)), share.format(at(to.worth, seat)))
}

/** The log's own lines of it, those of whom it is about first. */
function said(
  { seat, from, to }: Swing,
  log: readonly Heard[],
  view: TableView,
  ui: AnyUi,
  { words, language }: Spoken,
) {
  const name = (one: number) => {
    const own = nameOf(at(view.seats, one), words)
    return one === view.me && !view.oneScreen ? reader(own) : own
  }
  const events = log.slice(from.move + 1, to.move + 1).flatMap(heard => heard.events)
  const worded = events.flatMap(event => {
    const text = ui.opensPart?.(event) ? undefined : ui.words[language].event(event, name, view.state)
    return text === undefined ? [] : { text, own: 'seat' in event && event.seat === seat }
  })
  const own = worded.filter(one => one.own)
  return (own.length > 0 ? own : worded)
    .slice(-LINES)
    .map(({ text }) => text)
    .join(' ')
}

const LINES = 2

async function tell(door: TableDoor, view: TableView): Promise<Told | undefined> {
  const finished = await door.finished()
  const game = isGameId(view.game) ? await gameOf(view.game) : undefined
  const { outcome } = view
  if (finished === undefined || game === undefined || outcome === undefined) return undefined
  const { record } = finished
  return { game, finished, stops: stopsOf(game, record, outcome), log: filmOf(game, record)(view.me) }
}
