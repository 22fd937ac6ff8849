import { reader } from '@runatal/grammar'
import { type AnyGame, heard, isRefusal, Match, SPECTATOR } from '@runatal/kernel'
import { useEffect, useMemo, useState } from 'react'
import { api } from '../api.ts'
import { type AnyUi, boardOf } from '../boards.ts'
import { GAMES, isGameId } from '../games.ts'
import { copy } from '@runatal/look/hall/copy.ts'
import { useCover } from '../parts/cover.ts'
import { Link } from '../parts/Link.tsx'
import { nameOf } from '../parts/names.ts'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { useLoaded } from '@runatal/look/hall/useLoaded.ts'
import { gameOf } from '../register.ts'
import { pathTo } from '../route.ts'
import { go } from '../router.ts'
import { isStill, tempoOf, useSettings } from '../settings.ts'
import { useKey } from '../table/useKey.ts'
import { facesOf } from '../table/seats.ts'
import { useDoor } from '../tables/door.ts'
import type { Film, Finished, Sight } from '../tables/table.ts'
import { useTitle } from '@runatal/look/hall/title.ts'
import { useSpoken } from '../words/words.ts'
import { Lost } from './Lost.tsx'
import '../table/table.css'
import '../table/lying.css'
import '../table/themes.css'
import './replay.css'

/** A finished game, move by move. Any position has its own address. */
export function Replay({ id, at }: { id: string; at: number | undefined }) {
  const { words } = useSpoken()
  const { door, sight } = useDoor(id)
  const name = typeof sight === 'object' ? sight.view.game : undefined
  const ui = useLoaded(`board ${name}`, async () => (name !== undefined && isGameId(name) ? boardOf(name) : undefined))
  const game = useLoaded(`rules ${name}`, async () => (name !== undefined && isGameId(name) ? gameOf(name) : undefined))
  const [finished, setFinished] = useState<Finished | Film>()
  const over = typeof sight === 'object' && sight.view.status === 'over'
  const sealed = typeof sight === 'object' && sight.view.sealedUntil !== undefined && sight.view.seed === undefined
  useEffect(() => {
    if (over && door !== undefined) void (sealed ? api.film(id) : door.finished()).then(setFinished)
  }, [over, door, sealed, id])
  if (sight === 'gone') return <Lost because="noTable" />
  if (typeof sight === 'object' && !over)
    return (
      <div className="page lost">
        <h1>{words.replay.notYet}</h1>
        <Link className="btn gold wide" to={{ page: 'table', table: id }}>
          {words.replay.toTable}
        </Link>
      </div>
    )
  if (typeof sight !== 'object' || typeof ui !== 'object' || typeof game !== 'object' || finished === undefined)
    return <p className="laying">{words.table.loading}</p>
  return <Reel sight={sight} ui={ui} game={game} finished={finished} at={at} />
}

interface ReelProps {
  sight: Sight
  ui: AnyUi
  game: AnyGame
  finished: Finished | Film
  at: number | undefined
}

function Reel({ sight, ui, game, finished, at }: ReelProps) {
  useCover()
  const { words, language } = useSpoken()
  const { replay } = words
  useTitle(replay.title)
  const settings = useSettings()
  const { view } = sight
  const film = 'frames' in finished ? finished : undefined
  const last = 'frames' in finished ? finished.frames.length - 1 : finished.record.log.length
  const position = Math.min(at ?? last, last)
  const [running, setRunning] = useState(false)
  const [viewer, setViewer] = useState(film?.viewer ?? SPECTATOR)
  const [copied, setCopied] = useState(-1)
  const show = (n: number) => go({ page: 'replay', table: view.table, at: Math.max(0, Math.min(last, n)) }, 'replace')

  useKey('arrowleft', () => show(position - 1))
  useKey('arrowright', () => show(position + 1))
  useKey('home', () => show(0))
  useKey('end', () => show(last))
  useEffect(() => {
    if (!running) return
    if (position >= last) return setRunning(false)
    const timer = setTimeout(() => show(position + 1), 1100 * tempoOf(settings))
    return () => clearTimeout(timer)
  })

  const shown = useMemo(() => {
    if ('frames' in finished) return finished.frames[position]
    const match = Match.replay(game, finished.record, position)
    if (isRefusal(match)) return undefined
    const events = (match.told.at(-1) ?? []).flatMap(told => heard(told, viewer) ?? [])
    return { state: match.view(viewer), events }
  }, [game, finished, position, viewer])
  const faces = useMemo(() => facesOf(sight, seat => nameOf(seat, words)), [sight, words])
  const { Board } = ui
  const name = (seat: number) => faces[seat]?.name ?? ''
  const called = (seat: number) => (seat === viewer ? reader(name(seat)) : name(seat))
  const told = shown?.events.flatMap(event => ui.words[language].event(event, called, shown.state) ?? []) ?? []
  return (
    <div className={`table-screen replay folded ${ui.theme}`} data-table={view.game}>
      <header className="tb">
        <h1>{replay.title}</h1>
        <small>{isGameId(view.game) ? GAMES[view.game].name : ''}</small>
        {film === undefined && (
          <label className="seen-by">
            {replay.seenBy}
            <select value={viewer} onChange={event => setViewer(Number(event.target.value))}>
              <option value={SPECTATOR}>{replay.everyone}</option>
              {view.seats.map(({ seat }) => (
                <option key={seat} value={seat}>
                  {name(seat)}
                </option>
              ))}
            </select>
          </label>
        )}
        <Link className="tbtn" to={{ page: 'table', table: view.table }}>
          {replay.result}
        </Link>
      </header>
      <section className="board" aria-label={words.table.board}>
        {shown !== undefined && (
          <Board
            state={shown.state}
            me={viewer}
            asks={NO_ASKS}
            waitingFor={NO_SEATS}
            events={shown.events}
            version={position + 1}
            seats={faces}
            language={language}
            still={isStill(settings)}
            tempo={tempoOf(settings)}
            frozen
            actions={null}
            play={() => undefined}
            showRule={() => undefined}
          />
        )}
      </section>
      <section className="ab film" aria-label={replay.position}>
        <span className="reel">
          <Step sign="prev" label={replay.start} onClick={() => show(0)} disabled={position === 0} />
          <Step sign="left" label={replay.back} onClick={() => show(position - 1)} disabled={position === 0} />
          <Step
            sign={running ? 'pause' : 'play'}
            label={running ? replay.pause : replay.play}
            onClick={() => setRunning(!running)}
            disabled={position === last && !running}
          />
          <Step sign="right" label={replay.forward} onClick={() => show(position + 1)} disabled={position === last} />
          <Step sign="next" label={replay.end} onClick={() => show(last)} disabled={position === last} />
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
        <button
          type="button"
          className="tbtn"
          onClick={() => {
            void copy(location.origin + pathTo({ page: 'replay', table: view.table, at: position }))
            setCopied(position)
          }}
        >
          <Sign of={copied === position ? 'check' : 'link'} size={16} />
          <span className="net-t">{copied === position ? words.room.copied : replay.link}</span>
        </button>
      </section>
    </div>
  )
}

const NO_ASKS: never[] = []
const NO_SEATS: never[] = []

function Step(props: { sign: Parameters<typeof Sign>[0]['of']; label: string; disabled: boolean; onClick(): void }) {
  const { sign, label, disabled, onClick } = props
  return (
    <button type="button" className="sq" aria-label={label} disabled={disabled} onClick={onClick}>
      <Sign of={sign} size={16} />
    </button>
  )
}
