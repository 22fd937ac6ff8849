import { reader } from '@runatal/grammar'
import { type AnyGame, type AnyTypes, isRefusal, Match, SPECTATOR } from '@runatal/kernel'
import { useEffect, useMemo, useState } from 'react'
import { type AnyUi, boardOf } from '../boards.ts'
import { GAMES, isGameId } from '../games.ts'
import { Sheet } from '@runatal/look/hall/Sheet.tsx'
import { BoardRegion } from '../table/BoardRegion.tsx'
import { copy } from '@runatal/look/hall/copy.ts'
import { useCover } from '../parts/cover.ts'
import { Link } from '../parts/Link.tsx'
import { nameOf } from '../parts/names.ts'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { useLoaded } from '@runatal/look/hall/useLoaded.ts'
import { EditMoment } from '../editor/EditMoment.tsx'
import { hasEditor } from '../editor/editors.ts'
import { gameOf } from '../register.ts'
import { pathTo } from '../route.ts'
import { go } from '../router.ts'
import { tempoOf, useSettings } from '../settings.ts'
import { useFolded } from '../table/useFolded.ts'
import { useKey } from '../table/useKey.ts'
import { Analysis } from '../study/Analysis.tsx'
import { tintsOf } from '../parts/faces.ts'
import { facesOf } from '../table/seats.ts'
import { StillBoard } from '../table/StillBoard.tsx'
import { goesOn, planBranch } from '../tables/branch.ts'
import { useDoor } from '../tables/door.ts'
import type { Finished, Sight } from '../tables/table.ts'
import { useTitle } from '@runatal/look/hall/title.ts'
import { useSpoken } from '../words/words.ts'
import { chaptersOf, filmOf } from './film.ts'
import { FilmLog } from './FilmLog.tsx'
import { SealedFilm } from '../club/SealedFilm.tsx'
import { Lost } from './Lost.tsx'
import { PlayFrom } from './PlayFrom.tsx'
import { newChapter, studyOf } from '../whatif/begin.ts'
import '../table/table.css'
import '../table/lying.css'
import '../table/themes.css'
import './replay.css'

/** A finished game, move by move, told or judged. Any position has its own address. */
export function Replay({ id, at, page }: { id: string; at: number | undefined; page: 'replay' | 'study' }) {
  const { words } = useSpoken()
  const { door, sight } = useDoor(id)
  const name = typeof sight === 'object' ? sight.view.game : undefined
  const ui = useLoaded(`board ${name}`, async () => (name !== undefined && isGameId(name) ? boardOf(name) : undefined))
  const game = useLoaded(`rules ${name}`, async () => (name !== undefined && isGameId(name) ? gameOf(name) : undefined))
  const [finished, setFinished] = useState<Finished>()
  const over = typeof sight === 'object' && sight.view.status === 'over'
  const sealed = typeof sight === 'object' && sight.view.sealedUntil !== undefined && sight.view.seed === undefined
  useEffect(() => {
    if (over && !sealed && door !== undefined) void door.finished().then(setFinished)
  }, [over, sealed, door])
  if (sight === 'outdated') return <Lost because={sight} />
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
  if (typeof sight === 'object' && sealed && typeof ui === 'object') return <SealedFilm sight={sight} ui={ui} at={at} />
  if (typeof sight !== 'object' || typeof ui !== 'object' || typeof game !== 'object' || finished === undefined)
    return <p className="laying">{words.table.loading}</p>
  return <Film sight={sight} ui={ui} game={game} finished={finished} at={at} page={page} />
}

interface FilmProps {
  sight: Sight
  ui: AnyUi
  game: AnyGame
  finished: Finished
  at: number | undefined
  page: 'replay' | 'study'
}

function Film({ sight, ui, game, finished, at, page }: FilmProps) {
  useCover()
  const { words, language } = useSpoken()
  const { replay, study } = words
  const title = page === 'study' ? study.title : replay.title
  useTitle(title)
  const settings = useSettings()
  const isFolded = useFolded()
  const { view } = sight
  const last = finished.record.log.length
  const position = Math.min(at ?? last, last)
  const [running, setRunning] = useState(false)
  const [chosenViewer, setViewer] = useState(SPECTATOR)
  // Who is judged is judged by what that seat could see: the board shows it.
  const viewer = page === 'study' ? Math.max(SPECTATOR, finished.record.log[position]?.seat ?? SPECTATOR) : chosenViewer
  const [copied, setCopied] = useState(-1)
  const [open, setOpen] = useState<'log' | 'branch' | undefined>(isFolded ? undefined : 'log')
  const show = (n: number) => go({ page, table: view.table, at: Math.max(0, Math.min(last, n)) }, 'replace')

  const film = useMemo(() => filmOf(game, finished.record), [game, finished])
  const log = useMemo(() => film(viewer), [film, viewer])
  const chapters = useMemo(() => chaptersOf(log, ui), [log, ui])
  const before = chapters.findLast(one => one.position < position)
  const after = chapters.find(one => one.position > position)

  useKey('arrowleft', () => show(position - 1))
  useKey('arrowright', () => show(position + 1))
  useKey('home', () => show(0))
  useKey('end', () => show(last))
  useKey('pageup', () => show(before?.position ?? 0))
  useKey('pagedown', () => show(after?.position ?? last))
  useEffect(() => {
    if (!running) return
    if (position >= last) return setRunning(false)
    const timer = setTimeout(() => show(position + 1), 1100 * tempoOf(settings))
    return () => clearTimeout(timer)
  })

  const shown = useMemo(() => {
    const match = Match.replay(game, finished.record, position)
    return isRefusal(match) ? undefined : { state: match.view(viewer), goesOn: goesOn(match.state) }
  }, [game, finished, position, viewer])
  const events = log[position]?.events ?? NO_EVENTS
  const faces = useMemo(() => facesOf(sight, seat => nameOf(seat, words)), [sight, words])
  const name = (seat: number) => faces[seat]?.name ?? ''
  const called = (seat: number) => (seat === viewer ? reader(name(seat)) : name(seat))
  const say = (event: AnyTypes['event']) => ui.words[language].event(event, called, shown?.state)
  // Where nothing is told, the last thing that was.
  const latest = log.findLast(({ version, events: all }) => version <= position && all.some(event => say(event)))
  const told = latest?.events.flatMap(event => say(event) ?? []) ?? []
  const whatIf = async () => {
    const { record } = finished
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(Date.now())
    const studyName = words.whatIf.newName(isGameId(view.game) ? GAMES[view.game].name : view.game, day)
    const chapter = newChapter(
      studyName,
      record,
      faces.map(face => face.name),
    )
    const { id, spot } = await studyOf(chapter, { position })
    go({ page: 'what-if', study: id, at: spot })
  }
  const lines = shown !== undefined && (
    <FilmLog
      log={log}
      seats={view.seats}
      viewer={viewer}
      state={shown.state}
      position={latest?.version ?? 0}
      ui={ui}
      onGo={show}
    />
  )
  const analysis = page === 'study' && view.outcome !== undefined && (
    <Analysis
      table={view.table}
      game={game}
      ui={ui}
      record={finished.record}
      outcome={view.outcome}
      names={view.seats.map(({ seat }) => name(seat))}
      tints={tintsOf(view.seats)}
      seat={Math.max(0, view.me)}
      position={position}
      onGo={show}
    />
  )
  const other = page === 'study' ? 'replay' : 'study'
  return (
    <div
      className={`table-screen replay ${page === 'study' ? 'studied' : ''} ${ui.theme} ${open === 'log' && !isFolded ? '' : 'folded'}`}
      data-table={view.game}
    >
      <header className="tb">
        <h1>{title}</h1>
        <small>{isGameId(view.game) ? GAMES[view.game].name : ''}</small>
        {page === 'replay' && (
          <label className="seen-by">
            <span>{replay.seenBy}</span>
            <select aria-label={replay.seenBy} value={viewer} onChange={event => setViewer(Number(event.target.value))}>
              <option value={SPECTATOR}>{replay.everyone}</option>
              {view.seats.map(({ seat }) => (
                <option key={seat} value={seat}>
                  {name(seat)}
                </option>
              ))}
            </select>
          </label>
        )}
        {(game.guide?.paced === undefined || ui.debrief !== undefined) && (
          <Link className="tbtn" to={{ page: other, table: view.table, at: position }}>
            <Sign of={other === 'study' ? 'search' : 'scroll'} size={16} />
            <span className="net-t">{other === 'study' ? study.open : replay.title}</span>
          </Link>
        )}
        <Link className="tbtn" to={{ page: 'table', table: view.table }}>
          <Sign of="back" size={16} />
          <span className="net-t">{replay.result}</span>
        </Link>
        {(isFolded || open !== 'log') && (
          <button type="button" className="ico" aria-label={replay.log} onClick={() => setOpen('log')}>
            <Sign of="scroll" size={20} />
          </button>
        )}
      </header>
      <BoardRegion ui={ui} state={shown?.state} me={viewer} seats={faces}>
        {shown !== undefined && (
          <StillBoard ui={ui} state={shown.state} viewer={viewer} events={events} position={position} seats={faces} />
        )}
      </BoardRegion>
      <section className="ab film" aria-label={replay.position}>
        <p className="film-say" role="status" tabIndex={0}>
          {told.join(' ')}
        </p>
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
          <span className="marks" aria-hidden>
            {chapters.map(one => (
              <i
                key={one.position}
                className={one.opens ? 'part' : ''}
                style={{ left: `${(100 * one.position) / Math.max(1, last)}%` }}
              />
            ))}
          </span>
        </label>
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
        {chapters.length > 0 && (
          <span className="chapters">
            <Step
              sign="up"
              label={replay.previous}
              onClick={() => show(before?.position ?? 0)}
              disabled={position === 0}
            />
            <select
              aria-label={replay.chapters}
              value={chapters.findLast(one => one.position <= position)?.position ?? 0}
              onChange={event => show(Number(event.target.value))}
            >
              {chapters[0]?.position !== 0 && <option value={0}>{replay.beginning}</option>}
              {chapters.map(one => (
                <option key={one.position} value={one.position}>
                  {one.opens ? '' : '\u2003'}
                  {say(one.event) ?? replay.of(one.position, last)}
                </option>
              ))}
            </select>
            <Step
              sign="down"
              label={replay.next}
              onClick={() => show(after?.position ?? last)}
              disabled={position === last}
            />
          </span>
        )}
        <span className="film-doors">
          <button type="button" className="tbtn" disabled={!shown?.goesOn} onClick={() => setOpen('branch')}>
            <Sign of="play" size={16} />
            <span>{replay.branch}</span>
          </button>
          {isGameId(view.game) && hasEditor(view.game) && (
            <EditMoment id={view.game} game={game} record={finished.record} position={position} />
          )}
          {game.guide?.paced === undefined && (
            <button type="button" className="tbtn" onClick={() => void whatIf()}>
              <Sign of="fork" size={16} />
              <span>{words.whatIf.open}</span>
            </button>
          )}
          <button
            type="button"
            className="tbtn"
            aria-label={copied === position ? words.room.copied : replay.link}
            onClick={() => {
              void copy(location.origin + pathTo({ page, table: view.table, at: position }))
              setCopied(position)
            }}
          >
            <Sign of={copied === position ? 'check' : 'link'} size={16} />
          </button>
        </span>
      </section>
      {analysis !== false && (
        <aside className="rail study-rail" aria-label={study.title}>
          {analysis}
        </aside>
      )}
      {analysis === false && open === 'log' && !isFolded && (
        <aside className="rail" aria-label={words.table.log}>
          <header className="film-log">
            <h2>{words.table.log}</h2>
            <button type="button" className="ico" aria-label={words.table.railClose} onClick={() => setOpen(undefined)}>
              <Sign of="right" size={16} />
            </button>
          </header>
          <div className="rail-page film-lines">{lines}</div>
        </aside>
      )}
      {open === 'log' && isFolded && (
        <Sheet title={words.table.log} onClose={() => setOpen(undefined)}>
          {lines}
        </Sheet>
      )}
      {open === 'branch' && (
        <PlayFrom
          title={replay.branchTitle}
          note={replay.branchNote(replay.of(position, last))}
          plan={(how, luck) => planBranch(game, finished.record, { ...how, position }, luck)}
          names={view.seats.map(({ seat }) => name(seat))}
          seat={Math.max(0, viewer === SPECTATOR ? view.me : viewer)}
          onClose={() => setOpen(isFolded ? undefined : 'log')}
        />
      )}
    </div>
  )
}

const NO_EVENTS: never[] = []

function Step(props: { sign: Parameters<typeof Sign>[0]['of']; label: string; disabled: boolean; onClick(): void }) {
  const { sign, label, disabled, onClick } = props
  return (
    <button type="button" className="sq" aria-label={label} disabled={disabled} onClick={onClick}>
      <Sign of={sign} size={16} />
    </button>
  )
}
