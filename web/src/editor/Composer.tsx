import type { AnyGame } from '@runatal/kernel'
import type { SeatFace } from '@runatal/look/board.ts'
import { lying, put, take, withSeats } from '@runatal/look/editor/clean.ts'
import type { Place, Plain } from '@runatal/look/editor/editor.ts'
import { judge } from '@runatal/look/editor/judge.ts'
import { copy } from '@runatal/look/hall/copy.ts'
import { Segments } from '@runatal/look/hall/Segments.tsx'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { useTitle } from '@runatal/look/hall/title.ts'
import { useKeys } from '@runatal/look/hooks/useKeys.ts'
import { Rune } from '@runatal/look/runes/Rune.tsx'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { AnyUi } from '../boards.ts'
import { type GameId, GAMES } from '../games.ts'
import { myName } from '../me.ts'
import { PlayFrom } from '../pages/PlayFrom.tsx'
import { useCover } from '../parts/cover.ts'
import { Link } from '../parts/Link.tsx'
import { botName } from '../parts/names.ts'
import { goesOn, planFrom } from '../tables/branch.ts'
import { useSpoken } from '../words/words.ts'
import type { Brought } from './bring.ts'
import { calledIn } from './called.ts'
import { encode } from './code.ts'
import type { AnyEditor, ThingPicture } from './editors.ts'
import { Findings } from './Findings.tsx'
import { MakePuzzle } from './MakePuzzle.tsx'
import { OnBoard } from './OnBoard.tsx'
import { Parts } from './Parts.tsx'
import { StartFrom } from './StartFrom.tsx'
import { Tray } from './Tray.tsx'
import { useHeld } from './useHeld.ts'
import { useHistory } from './useHistory.ts'

interface ComposerProps {
  id: GameId
  game: AnyGame
  ui: AnyUi
  editor: AnyEditor
  Picture: ThingPicture | undefined
  first: Plain
  note: Brought['note']
}

/** A position being put together: the box, the real board, the form, and whether it holds. */
export function Composer({ id, game, ui, editor, Picture, first, note }: ComposerProps) {
  useCover()
  const { words, language } = useSpoken()
  const say = words.editor
  useTitle(say.title)
  const history = useHistory(first)
  const position = history.now
  const [seat, setSeat] = useState(0)
  const [latest, setLatest] = useState<string>()
  const [told, setTold] = useState(note === undefined ? '' : say[note])
  const [open, setOpen] = useState<'start' | 'play' | 'puzzle'>()
  const board = useRef<HTMLElement>(null)
  const viewer = Math.min(seat, position.players.length - 1)

  const guest = myName() || words.me.guest
  const seats = position.players.length
  const names = useMemo(() => Array.from({ length: seats }, (_, i) => (i === 0 ? guest : botName(i))), [seats, guest])
  const faces = useMemo(() => names.map((name, i): SeatFace => ({ seat: i, name, who: 'person', here: true })), [names])
  const form = useMemo(() => editor.form(position), [editor, position])
  const called = useMemo(() => calledIn(form, language, names, say.colon), [form, language, names, say])
  const { findings, arranged } = useMemo(() => judge(editor, position, latest), [editor, position, latest])
  const view = useMemo(() => arranged?.match.view(viewer), [arranged, viewer])
  const lastView = useRef(view)
  if (view !== undefined) lastView.current = view
  const version = useRef(0)
  const shown = useMemo(() => ({ state: view ?? lastView.current, version: version.current++ }), [view])
  const flawed = useMemo(
    () =>
      new Set(
        findings.flatMap(({ mends }) =>
          mends.flatMap(({ does }) =>
            'take' in does ? [does.from.id] : 'clear' in does ? does.clear.map(part => part.id) : [],
          ),
        ),
      ),
    [findings],
  )
  const lies = useMemo(() => {
    const all = new Map<string, string>()
    for (const place of form.places)
      for (const { kind, thing } of lying(place, position)) all.set(`${kind} ${thing}`, called.whose(place))
    return all
  }, [form, position, called])

  const change = (to: Plain, done: string, at?: string) => {
    history.change(to)
    setLatest(at)
    setTold(done)
  }
  const placeOf = (which: string | undefined) => form.places.find(place => place.id === which)
  const putAt = (place: Place, kind: string, thing: string, from?: string) => {
    const origin = placeOf(from)
    const left = origin === undefined ? position : take(origin, position, kind, thing)
    change(put(place, left, kind, thing), say.put(called.thing(kind, thing), called.whose(place)), place.id)
  }
  const takeFrom = (place: Place, kind: string, thing: string) =>
    change(take(place, position, kind, thing), say.taken(called.thing(kind, thing)), place.id)
  const { held, drag, hold, grip } = useHeld(({ kind, thing, from }, which) => {
    const place = placeOf(which)
    const origin = placeOf(from)
    if (place !== undefined && place.id !== from && place.slots.some(slot => slot.kind === kind))
      putAt(place, kind, thing, from)
    else if (place === undefined && origin !== undefined) takeFrom(origin, kind, thing)
  })
  const putHeld = (place: Place) => {
    if (held === undefined || !place.slots.some(slot => slot.kind === held.kind)) return
    putAt(place, held.kind, held.thing, held.from)
    hold(undefined)
  }
  /** On the board, a press puts down what is held, or takes up what lies there. */
  const press = (place: Place) => {
    if (held !== undefined) return putHeld(place)
    const top = lying(place, position)[0]
    if (top !== undefined) hold({ kind: top.kind, thing: top.thing, from: place.id })
  }
  const step = (to: 'undo' | 'redo') => {
    history[to]()
    setTold(say[to])
    setLatest(undefined)
  }
  useKeys(event => {
    if (event.key === 'Escape' && held !== undefined) hold(undefined)
    else if (event.key.toLowerCase() === 'z') step(event.shiftKey ? 'redo' : 'undo')
    else return false
    return true
  })

  const [code, setCode] = useState('')
  useEffect(() => {
    let current = true
    void encode(position).then(fresh => {
      if (!current) return
      setCode(fresh)
      // The address is the position, so that a reload loses nothing. The first one stays as it came.
      if (position !== first) window.history.replaceState(undefined, '', `#${fresh}`)
    })
    return () => {
      current = false
    }
  }, [position, first])

  const holds = findings.length === 0 && arranged !== undefined
  const over = holds && !goesOn(arranged.state)
  const { Board } = ui
  const { seats: range } = game
  const active = drag ?? held
  return (
    <div className={`table-screen composer ${ui.theme}`} data-table={id}>
      <header className="tb">
        <Link className="tb-game" to={{ page: 'rules', game: id, rule: undefined }}>
          <span className={`chip big g-${id}`}>
            <Rune id={GAMES[id].rune} size={22} />
          </span>
          <span>
            <b>{say.title}</b>
            <small>{GAMES[id].name}</small>
          </span>
        </Link>
        <div className="ed-seats">
          <Segments
            label={say.seats}
            value={String(viewer)}
            options={names.map((name, i) => ({ value: String(i), name }))}
            onChange={value => setSeat(Number(value))}
          />
          {range.min < range.max && (
            <select
              aria-label={say.seats}
              value={seats}
              onChange={event => change(withSeats(editor, position, Number(event.target.value)), say.seats)}
            >
              {Array.from({ length: range.max - range.min + 1 }, (_, i) => range.min + i).map(n => (
                <option key={n} value={n}>
                  {say.players(n)}
                </option>
              ))}
            </select>
          )}
        </div>
        <div className="tb-end">
          <Tool sign="left" label={say.undo} disabled={!history.canUndo} onPress={() => step('undo')} />
          <Tool sign="right" label={say.redo} disabled={!history.canRedo} onPress={() => step('redo')} />
          <Tool sign="list" label={say.from} onPress={() => setOpen('start')} />
        </div>
      </header>
      <div className="ed-main">
        <section className="ed-board" ref={board} aria-label={words.table.board}>
          <div className="board">
            {shown.state !== undefined && (
              <Board
                state={shown.state}
                me={viewer}
                asks={NOTHING}
                waitingFor={NOBODY}
                events={NOTHING}
                version={shown.version}
                seats={faces}
                language={language}
                still
                frozen
                paused
                actions={null}
                play={() => undefined}
                showRule={() => undefined}
              />
            )}
          </div>
          <OnBoard
            board={board}
            places={form.places}
            position={position}
            held={active}
            over={drag?.over}
            flawed={flawed}
            grip={grip}
            press={press}
          />
        </section>
        <Tray form={form} lies={lies} held={held} grip={grip} hold={hold} Picture={Picture} />
        <div className="ed-side">
          <Findings
            game={id}
            editor={editor}
            findings={findings}
            called={called}
            mend={(to, done) => change(to, done)}
          />
          {[viewer, undefined].map(whose => (
            <Parts
              key={String(whose)}
              form={form}
              position={position}
              called={called}
              names={names}
              seat={whose}
              title={whose === undefined ? say.table : say.ofSeat(names[whose] ?? '')}
              held={active}
              grip={grip}
              flawed={flawed}
              set={(field, value) =>
                change(
                  field.write(position, value),
                  value === undefined
                    ? say.mendClear(called.whose(field))
                    : say.mendSet(called.whose(field), called.valueOf(field, value)),
                  field.id,
                )
              }
              put={putHeld}
              take={takeFrom}
            />
          ))}
        </div>
      </div>
      <section className="ab ed-foot" aria-label={say.title}>
        <p className="ab-say" role="status">
          <b>{held === undefined ? told || say.hold : say.held(called.thing(held.kind, held.thing))}</b>
          {!holds && <small>{findings.length > 0 ? say.wrong(findings.length) : say.unknown}</small>}
        </p>
        {held !== undefined && (
          <>
            <span className="ed-where">
              <select
                aria-label={say.place}
                value=""
                onChange={event => {
                  const place = placeOf(event.target.value)
                  if (place !== undefined) putHeld(place)
                }}
              >
                <option value="">{say.holding(called.thing(held.kind, held.thing))}</option>
                {form.places
                  .filter(({ slots }) => slots.some(({ kind }) => kind === held.kind))
                  .map(place => (
                    <option key={place.id} value={place.id}>
                      {called.whose(place)}
                    </option>
                  ))}
              </select>
            </span>
            <button type="button" className="tbtn" onClick={() => hold(undefined)}>
              {say.letGo}
            </button>
          </>
        )}
        <button
          type="button"
          className="tbtn"
          onClick={() =>
            void copy(`${location.origin}/editor/${id}#${code}`).then(done => setTold(done ? say.copied : ''))
          }
        >
          <Sign of="link" size={16} />
          <span>{say.link}</span>
        </button>
        <button type="button" className="tbtn" disabled={!holds || over} onClick={() => setOpen('puzzle')}>
          <Sign of="bulb" size={16} />
          <span>{words.puzzles.make}</span>
        </button>
        <button type="button" className="tbtn strong" disabled={!holds || over} onClick={() => setOpen('play')}>
          <Sign of="play" size={16} />
          <span>{say.play}</span>
        </button>
      </section>
      {drag !== undefined && (
        <span className="ed-drag" style={{ left: drag.x, top: drag.y }} aria-hidden>
          {Picture !== undefined && <Picture kind={drag.kind} id={drag.thing} />}
          {called.thing(drag.kind, drag.thing)}
        </span>
      )}
      {open === 'start' && (
        <StartFrom
          id={id}
          game={game}
          editor={editor}
          code={code}
          seats={seats}
          start={(to, done) => {
            change(to, done)
            setOpen(undefined)
          }}
          told={setTold}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'puzzle' && holds && (
        <MakePuzzle game={id} position={position} code={code} onClose={() => setOpen(undefined)} />
      )}
      {open === 'play' && holds && (
        <PlayFrom
          title={say.playTitle}
          note={say.playNote}
          names={names}
          seat={Math.max(0, arranged.state.asks.find(ask => ask.must)?.seat ?? 0)}
          plan={(branch, luck) => planFrom(game, arranged.match, branch, luck)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  )
}

const NOTHING: never[] = []
const NOBODY: never[] = []

function Tool(props: { sign: 'left' | 'right' | 'list'; label: string; disabled?: boolean; onPress(): void }) {
  const { sign, label, disabled = false, onPress } = props
  return (
    <button type="button" className="tbtn" aria-label={label} title={label} disabled={disabled} onClick={onPress}>
      <Sign of={sign} size={16} />
      <span className="net-t">{label}</span>
    </button>
  )
}
