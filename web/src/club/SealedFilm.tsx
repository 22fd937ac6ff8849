import { reader } from '@runatal/grammar'
import { useEffect, useMemo, useState } from 'react'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { BoardRegion } from '../table/BoardRegion.tsx'
import { useTitle } from '@runatal/look/hall/title.ts'
import { api } from '../api.ts'
import type { AnyUi } from '../boards.ts'
import { GAMES, isGameId } from '../games.ts'
import { useCover } from '../parts/cover.ts'
import { Link } from '../parts/Link.tsx'
import { nameOf } from '../parts/names.ts'
import { go } from '../router.ts'
import { facesOf } from '../table/seats.ts'
import { StillBoard } from '../table/StillBoard.tsx'
import { useKey } from '../table/useKey.ts'
import type { Film, Sight } from '../tables/table.ts'
import { useSpoken } from '../words/words.ts'

/** A try at today's deal as its player saw it: the seed, from which all could be played again, is not shown yet. */
export function SealedFilm({ sight, ui, at }: { sight: Sight; ui: AnyUi; at: number | undefined }) {
  useCover()
  const { words, language } = useSpoken()
  const { replay } = words
  useTitle(replay.title)
  const { view } = sight
  const [film, setFilm] = useState<Film>()
  useEffect(() => void api.film(view.table).then(setFilm), [view.table])
  const last = (film?.frames.length ?? 1) - 1
  const position = Math.min(at ?? last, last)
  const show = (n: number) => go({ page: 'replay', table: view.table, at: Math.max(0, Math.min(last, n)) }, 'replace')
  useKey('arrowleft', () => show(position - 1))
  useKey('arrowright', () => show(position + 1))
  useKey('home', () => show(0))
  useKey('end', () => show(last))
  const faces = useMemo(() => facesOf(sight, seat => nameOf(seat, words)), [sight, words])
  const shown = film?.frames[position]
  if (film === undefined || shown === undefined) return <p className="laying">{words.table.loading}</p>
  const name = (seat: number) => faces[seat]?.name ?? ''
  const called = (seat: number) => (seat === film.viewer ? reader(name(seat)) : name(seat))
  const told = shown.events.flatMap(event => ui.words[language].event(event, called, shown.state) ?? [])
  return (
    <div className={`table-screen replay folded ${ui.theme}`} data-table={view.game}>
      <header className="tb">
        <h1>{replay.title}</h1>
        <small>{isGameId(view.game) ? GAMES[view.game].name : ''}</small>
        <Link className="tbtn" to={{ page: 'daily', game: view.game }}>
          {words.daily.title}
        </Link>
      </header>
      <BoardRegion ui={ui} state={shown.state} me={film.viewer} seats={faces}>
        <StillBoard
          ui={ui}
          state={shown.state}
          viewer={film.viewer}
          events={shown.events}
          position={position}
          seats={faces}
        />
      </BoardRegion>
      <section className="ab film" aria-label={replay.position}>
        <span className="reel">
          <button
            type="button"
            className="sq"
            aria-label={replay.back}
            disabled={position === 0}
            onClick={() => show(position - 1)}
          >
            <Sign of="left" size={16} />
          </button>
          <button
            type="button"
            className="sq"
            aria-label={replay.forward}
            disabled={position === last}
            onClick={() => show(position + 1)}
          >
            <Sign of="right" size={16} />
          </button>
        </span>
        <label className="scrub">
          <span>{replay.of(position, last)}</span>
          <input
            type="range"
            min={0}
            max={last}
            value={position}
            aria-label={replay.position}
            aria-valuetext={replay.of(position, last)}
            onChange={event => show(Number(event.target.value))}
          />
        </label>
        <p className="ab-note" role="status">
          {told.join(' ')}
        </p>
      </section>
    </div>
  )
}
