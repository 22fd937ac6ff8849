import '@fontsource-variable/inter/index.css'
import '@fontsource/uncial-antiqua/400.css'
import { heard, type Move } from '@runatal/kernel'
import { asksOf } from '@runatal/look/asks.ts'
import type { Language, SeatFace } from '@runatal/look/board.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Rok } from '../../rules/types.ts'
import { ui } from '../index.tsx'
import { positionOf } from './positions.ts'
import '@runatal/look/sr.css'
import './stage.css'

const query = new URLSearchParams(location.search)
const language: Language = query.get('language') === 'en' ? 'en' : 'fr'
const table = positionOf(query.get('at') ?? 'grab', Number(query.get('seats') ?? 4))
const { match } = table
const me = 0
const began = performance.now() - table.state.time
const faces: SeatFace[] = ['Nora', 'Astrid', 'Bjorn', 'Ivar', 'Liv'].map((name, seat) => ({
  seat,
  name,
  who: 'person',
  here: true,
}))

/** A position in the page, with its clock running: only for looking at the board. */
function Stage() {
  const [version, setVersion] = useState(match.told.length)
  const [actions, setActions] = useState<HTMLElement | null>(null)
  const [said, setSaid] = useState('')
  const seen = useRef(match.told.length)
  const view = useMemo(() => {
    const asks = asksOf(match, me)
    const events = match.told.slice(seen.current).flatMap(told => told.flatMap(one => heard(one, me) ?? []))
    seen.current = version
    return { state: match.view(me), asks, events }
  }, [version])
  useEffect(() => {
    if (query.has('frozen')) return undefined
    const timer = setInterval(() => {
      table.wait(performance.now() - began)
      setVersion(match.told.length)
    }, 50)
    return () => clearInterval(timer)
  }, [])
  const play = (id: number, move: Move<Rok>) => {
    const ask = match.state.asks.find(one => one.id === id)
    if (ask === undefined) return
    const refusal = table.send(ask.seat, ask.kind, move, performance.now() - began)
    setSaid(refusal?.text ?? '')
    setVersion(match.told.length)
  }
  return (
    <div className={`stage table-screen ${ui.theme}`}>
      <div className="stage-top">Rök {said}</div>
      <div className="stage-board">
        <ui.Board
          {...view}
          me={me}
          version={version}
          seats={faces.slice(0, view.state.hands.length)}
          language={language}
          still={query.has('still')}
          frozen={false}
          oneScreen={query.has('shared')}
          waitingFor={[]}
          actions={actions}
          play={play}
          showRule={setSaid}
        />
      </div>
      <div className="stage-bar">
        <div ref={setActions} className="stage-actions" />
      </div>
    </div>
  )
}

createRoot(document.getElementById('stage')!).render(<Stage />)
