import { heard, type Move } from '@runatal/kernel'
import { asksOf } from '@runatal/look/asks.ts'
import type { SeatFace } from '@runatal/look/board.ts'
import { useHall } from '@runatal/look/hall/hall.ts'
import { useTitle } from '@runatal/look/hall/title.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { AtTable } from '../../arrange.ts'
import type { Rok } from '../../rules/types.ts'
import { ui } from '../../ui/index.tsx'
import { Board } from '../../ui/Board.tsx'
import { deal, findable } from './deal.ts'
import { BETWEEN, type Pace, PACES } from './paces.ts'
import { PRACTICE_WORDS } from './words.ts'
import './practice.css'

/** One throw after the other, without a clock: time passes only as far as a hand needs. */
export function Practice() {
  const { language } = useHall()
  const say = PRACTICE_WORDS[language]
  useTitle(say.title)
  const [table, setTable] = useState(() => deal())
  const [thrown, setThrown] = useState(0)
  const [version, setVersion] = useState(table.match.told.length)
  const [pace, setPace] = useState<Pace>('nobody')
  const [twins, setTwins] = useState<readonly number[]>()
  const [actions, setActions] = useState<HTMLElement | null>(null)
  const seen = useRef(version)
  const view = useMemo(() => {
    const events = table.match.told.slice(seen.current).flatMap(told => told.flatMap(one => heard(one, ME) ?? []))
    seen.current = version
    const asks = asksOf(table.match, ME).filter(({ kind }) => NEEDED.has(kind))
    return { state: table.match.view(ME), asks, events }
  }, [table, version])
  const { state } = view
  const isOpen = state.phase === 'grab'
  const pairs = isOpen ? findable(state) : []

  const reach = (seat: number, kind: string, move: unknown) => {
    const at = table.state.time + HAND
    table.send(seat, kind, move, at)
    if (table.state.phase === 'grab') table.wait(at + DECIDED)
    setTwins(undefined)
    setVersion(table.match.told.length)
  }
  const play = (id: number, move: Move<Rok>) => {
    const ask = table.state.asks.find(one => one.id === id)
    if (ask !== undefined) reach(ask.seat, ask.kind, move)
  }
  const again = () => {
    const next: AtTable = deal()
    seen.current = next.match.told.length
    setTwins(undefined)
    setTable(next)
    setThrown(thrown + 1)
    setVersion(next.match.told.length)
  }
  useEffect(() => {
    if (pace === 'nobody' || !isOpen) return undefined
    const timer = setTimeout(() => {
      const [tags] = findable(table.state)
      if (tags !== undefined) reach(RIVAL, 'grab', { do: 'grab', stone: tags[0] })
    }, BETWEEN[pace])
    return () => clearTimeout(timer)
  }, [pace, isOpen, table, version])

  const faces: SeatFace[] = [say.me, say.rival].map((name, seat) => ({ seat, name, who: 'person', here: true }))
  return (
    <div className={`rok-practice ${ui.theme}`}>
      <h1>{say.title}</h1>
      <ul className="rok-cards">
        {say.cards.map(([title, text]) => (
          <li key={title}>
            <b>{title}</b> {text}
          </li>
        ))}
      </ul>
      <div className="rok-practice-board">
        <Board
          key={thrown}
          {...view}
          me={ME}
          version={version}
          seats={faces}
          language={language}
          still={false}
          frozen={false}
          untimed
          paused
          twins={twins}
          waitingFor={[]}
          actions={actions}
          play={play}
          showRule={() => undefined}
        />
      </div>
      <div className="rok-practice-bar">
        <p role="status">
          <b>{pairs.length > 0 ? say.say : say.done}</b> {pairs.length > 0 && say.left(pairs.length)}
        </p>
        <div ref={setActions} />
        <div className="rok-segments" role="group" aria-label={say.rivals}>
          {PACES.map(one => (
            <button
              key={one}
              type="button"
              className="rok-button"
              aria-pressed={pace === one}
              onClick={() => setPace(one)}
            >
              {say.paces[one]}
            </button>
          ))}
        </div>
        <button
          type="button"
          className="rok-button"
          disabled={pairs.length === 0}
          onClick={() => setTwins(pairs[Math.floor(Math.random() * pairs.length)])}
        >
          {say.show}
        </button>
        <button type="button" className={pairs.length === 0 ? 'rok-button strong' : 'rok-button'} onClick={again}>
          {say.again}
        </button>
      </div>
    </div>
  )
}

const ME = 0
const RIVAL = 1
/** What is asked here; nobody votes, and no table waits. */
const NEEDED = new Set(['grab', 'choosePenaltyPair'])
/** Milliseconds of table time: until a hand is free again, and until a grab is decided. */
const HAND = 700
const DECIDED = 400
