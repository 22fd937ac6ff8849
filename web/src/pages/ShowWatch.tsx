import type { AnyTypes } from '@runatal/kernel'
import { ExampleRun } from '@runatal/look/example-run.ts'
import { BoardRegion } from '../table/BoardRegion.tsx'
import { Sign, type SignName } from '@runatal/look/hall/Sign.tsx'
import { useTitle } from '@runatal/look/hall/title.ts'
import { LEARNER } from '@runatal/look/lesson-run.ts'
import type { SeatFace } from '@runatal/look/board.ts'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { AnyUi } from '../boards.ts'
import type { AnyExample } from '../examples.ts'
import type { GameId } from '../games.ts'
import { myName } from '../me.ts'
import { Link } from '../parts/Link.tsx'
import { botName } from '../parts/names.ts'
import { go } from '../router.ts'
import { isStill, tempoOf, useSettings } from '../settings.ts'
import { useKey } from '../table/useKey.ts'
import { useSpoken } from '../words/words.ts'
import { linesOf } from './show-lines.ts'

interface ShowWatchProps {
  game: GameId
  ui: AnyUi
  example: AnyExample
  bar: ReactNode
  label: string
  /** Left out where there is nothing to try. */
  onTry?(): void
}

/** Between two acts that play by themselves, in milliseconds. */
const PAUSE = 1100
/** How much longer everything takes for those who want it slower. */
const SLOW = 2.5

/** An example as a moving picture: at a press, slower, or step by step. */
export function ShowWatch({ game, ui, example, bar, label, onTry }: ShowWatchProps) {
  const { words, language } = useSpoken()
  const { book } = words
  const settings = useSettings()
  const [run] = useState(() => new ExampleRun(example))
  const [now, setNow] = useState(() => momentOf(run))
  const [running, setRunning] = useState(false)
  const [moving, setMoving] = useState(false)
  const [slow, setSlow] = useState(false)
  const start = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLOListElement>(null)
  useTitle(example.caption[language])

  const guest = myName() || words.me.guest
  const faces = useMemo(
    () =>
      Array.from({ length: run.table.match.wish.seats }, (_, seat): SeatFace => {
        return { seat, name: seat === LEARNER ? guest : botName(seat), who: 'person', here: true }
      }),
    [run, guest],
  )
  const names = useMemo(() => faces.map(({ name }) => name), [faces])
  const lines = useMemo(() => linesOf(example, ui, language, names, words), [example, ui, language, names, words])

  const tempo = tempoOf(settings) * (slow ? SLOW : 1)
  const last = example.acts.length
  const step = () => {
    run.next()
    setNow(momentOf(run))
  }
  const show = (acts: number) => {
    setRunning(false)
    if (acts < 0 || acts > last) return
    if (acts === run.done + 1) run.next()
    else run.goTo(acts)
    setNow(momentOf(run))
  }
  const playOrPause = () => {
    if (running) return setRunning(false)
    if (run.isOver) {
      run.goTo(0)
      setNow(momentOf(run))
    }
    setRunning(true)
  }
  useEffect(() => {
    if (!running || moving) return undefined
    if (run.isOver) {
      setRunning(false)
      return undefined
    }
    const timer = setTimeout(step, PAUSE * tempo * (now.done === 0 ? 0.5 : 1))
    return () => clearTimeout(timer)
  }, [running, moving, now, tempo])
  useEffect(() => start.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [now])
  useKey('arrowleft', () => show(run.done - 1))
  useKey('arrowright', () => show(run.done + 1))
  useKey('home', () => show(0))

  const { Board } = ui
  return (
    <div className={`table-screen lesson show ${ui.theme}`} data-table={game}>
      {bar}
      <section className="teacher" aria-label={label}>
        <h1 className="show-caption">{example.caption[language]}</h1>
        {lines.length === 0 && <p className="show-still">{book.asItStands}</p>}
        <ol ref={list} className="show-lines" aria-live="polite">
          {lines.map((line, i) => (
            <li key={i} className={i < now.done ? 'done' : ''} {...(i === now.done - 1 && { 'aria-current': 'step' })}>
              <b>{line.done}</b>
              {line.rule !== undefined && (
                <Link className="rid" to={{ page: 'rules', game, rule: line.rule }}>
                  {line.rule}
                </Link>
              )}
              {i < now.done && line.told.map((told, n) => <span key={n}>{told}</span>)}
            </li>
          ))}
        </ol>
        <p className="teacher-rules">
          <span>{words.learn.rules}</span>
          {example.rules.map(id => (
            <Link key={id} className="rid" to={{ page: 'rules', game, rule: id }}>
              {id}
            </Link>
          ))}
        </p>
        <div className="show-reel">
          {last > 0 && (
            <>
              <Button sign="prev" label={book.fromStart} disabled={now.done === 0} onPress={() => show(0)} />
              <Button sign="left" label={book.stepBack} disabled={now.done === 0} onPress={() => show(now.done - 1)} />
              <button ref={start} type="button" className="tbtn strong" onClick={playOrPause}>
                <Sign of={running ? 'pause' : now.done === last ? 'again' : 'play'} size={16} />
                {running ? book.pause : now.done === last ? book.watch : book.play}
              </button>
              <Button sign="right" label={book.step} disabled={now.done === last} onPress={() => show(now.done + 1)} />
              <button type="button" className="tbtn" aria-pressed={slow} onClick={() => setSlow(!slow)}>
                {book.slower}
              </button>
            </>
          )}
          {onTry !== undefined && (
            <button type="button" className="tbtn" onClick={onTry}>
              <Sign of="flag" size={16} /> {book.tryIt}
            </button>
          )}
        </div>
      </section>
      <BoardRegion ui={ui} state={now.state} me={LEARNER} seats={faces}>
        <Board
          state={now.state}
          me={LEARNER}
          asks={NOTHING}
          waitingFor={NOBODY}
          events={now.fresh}
          version={now.version}
          seats={faces}
          language={language}
          still={isStill(settings)}
          tempo={tempo}
          frozen
          paused
          actions={null}
          play={() => undefined}
          onMoving={setMoving}
          showRule={id => go({ page: 'rules', game, rule: id })}
        />
      </BoardRegion>
    </div>
  )
}

/** An example at one moment: the run itself changes in place. */
function momentOf(run: ExampleRun<AnyTypes>) {
  return { done: run.done, version: run.version, fresh: run.fresh, state: run.table.match.view(LEARNER) }
}

const NOTHING: never[] = []
const NOBODY: never[] = []

function Button(props: { sign: SignName; label: string; disabled: boolean; onPress(): void }) {
  const { sign, label, disabled, onPress } = props
  return (
    <button type="button" className="ico" aria-label={label} title={label} disabled={disabled} onClick={onPress}>
      <Sign of={sign} size={18} />
    </button>
  )
}
