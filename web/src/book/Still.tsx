import type { AnyTypes } from '@runatal/kernel'
import type { SeatFace } from '@runatal/look/board.ts'
import { ExampleRun } from '@runatal/look/example-run.ts'
import { useLoaded } from '@runatal/look/hall/useLoaded.ts'
import { LEARNER } from '@runatal/look/lesson-run.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type AnyUi, boardOf } from '../boards.ts'
import { type AnyExample, examplesOf } from '../examples.ts'
import type { GameId } from '../games.ts'
import { Link } from '../parts/Link.tsx'
import { botName } from '../parts/names.ts'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { useSpoken } from '../words/words.ts'
import '../table/table.css'
import '../table/themes.css'
import './still.css'

interface StillProps {
  game: GameId
  example: string
  after: number
}

/** How far below what is read a board is drawn already, in pixels. */
const AHEAD = '600px'

/** A moment of an example as a picture, drawn by the board itself once the reader comes near. */
export function Still({ game, example, after }: StillProps) {
  const { words } = useSpoken()
  const frame = useRef<HTMLElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const seen = new IntersectionObserver(
      entries => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    )
    if (frame.current !== null) seen.observe(frame.current)
    return () => seen.disconnect()
  }, [])
  return (
    <figure className="seen" ref={frame}>
      {near ? <Drawn game={game} example={example} after={after} /> : <p className="sr">{words.table.loading}</p>}
    </figure>
  )
}

function Drawn({ game, example, after }: StillProps) {
  const { words, language } = useSpoken()
  const ui = useLoaded(`board ${game}`, () => boardOf(game))
  const examples = useLoaded(`examples ${game}`, () => examplesOf(game))
  const one = typeof examples === 'object' ? examples.find(({ id }) => id === example) : undefined
  if (ui === undefined || ui === 'none' || one === undefined) return <div className="seen-box" />
  const caption = one.caption[language]
  return (
    <>
      <Picture game={game} ui={ui} example={one} after={after} />
      <figcaption>
        <span>{caption}</span>
        <Link className="show-me" to={{ page: 'show', game, rule: one.rules[0] ?? '', example }}>
          <Sign of="play" size={14} />
          {words.book.showMe}
          <span className="sr">, {caption}</span>
        </Link>
      </figcaption>
    </>
  )
}

/** The board as large as a table has it on this screen, and made small. */
function Picture({ game, ui, example, after }: { game: GameId; ui: AnyUi; example: AnyExample; after: number }) {
  const { words, language } = useSpoken()
  const box = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<{ width: number; height: number; scale: number }>()
  const { state, version, seats } = useMemo(() => momentOf(example, after), [example, after])
  const faces = useMemo(
    () =>
      Array.from({ length: seats }, (_, seat): SeatFace => {
        return { seat, name: seat === LEARNER ? words.me.guest : botName(seat), who: 'person', here: true }
      }),
    [seats, words],
  )
  useEffect(() => {
    const fit = () => {
      const wide = box.current?.clientWidth ?? 0
      const width = innerWidth < 760 ? wide : Math.min(innerWidth - RAIL, WIDEST)
      const height = innerWidth < 760 ? Math.min(innerHeight - BARS, width * TALLEST) : width / SHAPE
      setSize({ width, height, scale: wide / width })
    }
    fit()
    addEventListener('resize', fit)
    return () => removeEventListener('resize', fit)
  }, [])
  const { Board } = ui
  return (
    <div
      ref={box}
      className="seen-box"
      aria-hidden
      inert
      style={size && { height: size.height * size.scale, aspectRatio: 'auto' }}
    >
      {size && (
        <div
          className={`table-screen seen-table ${ui.theme}`}
          data-table={game}
          style={{ width: size.width, height: size.height, transform: `scale(${size.scale})` }}
        >
          <div className="board">
            <Board
              state={state}
              me={LEARNER}
              asks={NOTHING}
              waitingFor={NOTHING}
              events={NOTHING}
              version={version}
              seats={faces}
              language={language}
              still
              frozen
              paused
              actions={null}
              play={nothing}
              showRule={nothing}
            />
          </div>
        </div>
      )}
    </div>
  )
}

/** What a table leaves to its board: the log beside it, the bars above and below. */
const RAIL = 314
const BARS = 160
const WIDEST = 1126
const SHAPE = 1.5
const TALLEST = 1.6
const NOTHING: never[] = []
const nothing = () => undefined

function momentOf(example: AnyExample, after: number) {
  const run = new ExampleRun<AnyTypes>(example)
  run.goTo(after)
  return { state: run.table.match.view(LEARNER), version: run.version, seats: run.table.match.wish.seats }
}
