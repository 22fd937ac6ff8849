import '@fontsource-variable/inter/index.css'
import '@fontsource/spectral/400.css'
import '@fontsource/spectral/400-italic.css'
import '@fontsource/spectral/600.css'
import { FastChance, heard, isRefusal, type Move, SPECTATOR } from '@runatal/kernel'
import type { Language, OpenAsk, SeatFace } from '@runatal/look/board.ts'
import { isSoundOn, turnSound } from '@runatal/look/sound/sound.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { arrange } from '../../arrange.ts'
import type { Event, Rauha } from '../../rules/types.ts'
import { ui } from '../index.tsx'
import { NAMES, positionOf } from './positions.ts'
import './stage.css'

const query = new URLSearchParams(location.search)
const seats = Number(query.get('seats') ?? 4)
const me = Number(query.get('me') ?? 0)
const language: Language = query.get('language') === 'en' ? 'en' : 'fr'
const { match } = arrange(positionOf(query.get('position') ?? 'start', seats))
const faces: SeatFace[] = NAMES.slice(0, seats).map((name, seat) => ({ seat, name, who: 'bot', here: true }))

/** A match in the page, played against chance: only for looking at the board. */
function Stage() {
  const [version, setVersion] = useState(match.told.length)
  const [actions, setActions] = useState<HTMLElement | null>(null)
  const [rule, setRule] = useState('')
  const [chance] = useState(() => new FastChance(7))
  const seen = useRef(match.told.length)
  const view = useMemo(() => {
    const state = match.view(me)
    const asks: OpenAsk<Rauha>[] = match.asks(me).map(ask => ({
      id: ask.id,
      kind: ask.kind as OpenAsk<Rauha>['kind'],
      must: ask.must,
      options: match.options(ask),
      barred: match.game.decisions[ask.kind as OpenAsk<Rauha>['kind']].barred?.(match.state, ask.seat) ?? [],
    }))
    const events = match.told.slice(seen.current).flatMap(told => told.flatMap(one => heard(one, me) ?? []))
    seen.current = version
    return { state, asks, events }
  }, [version])
  const submit = (seat: number, ask: number, move: Move<Rauha>) => {
    const answer = match.submit(seat, ask, move)
    if (isRefusal(answer)) throw new Error(answer.text)
    setVersion(match.told.length)
  }
  useEffect(() => {
    const ask = match.state.asks.find(open => open.seat !== me && open.must)
    if (ask === undefined || query.has('frozen')) return undefined
    const wait = setTimeout(
      () => {
        const options = match.options(ask)
        submit(ask.seat, ask.id, options[chance.int(options.length)]!)
      },
      Number(query.get('wait') ?? 900),
    )
    return () => clearTimeout(wait)
  }, [version, chance])
  const words = ui.words[language]
  const ask = view.asks[0]
  const log: Event[] = match.told.flat().flatMap(one => heard(one, me) ?? [])
  return (
    <div className={`stage ${ui.theme}`}>
      <div className="stage-top">
        <b>Rauha</b> {words.progress(view.state)}
        <button type="button" onClick={() => turnSound(!isSoundOn())}>
          ♪
        </button>
      </div>
      <div className="stage-board">
        <ui.Board
          {...view}
          me={me < 0 ? SPECTATOR : me}
          version={version}
          seats={faces}
          language={language}
          still={query.has('still')}
          frozen={query.has('frozen')}
          waitingFor={[]}
          actions={actions}
          play={(id, move) => submit(me, id, move)}
          showRule={setRule}
        />
      </div>
      <div className="stage-bar">
        <p>{ask === undefined ? '…' : words.ask(ask.kind, view.state, me)}</p>
        <div ref={setActions} className="stage-actions" />
      </div>
      <div className="stage-rail">
        <b>{rule}</b>
        {log.slice(-30).map((event, i) => (
          <p key={i}>{words.event(event, seat => NAMES[seat]!)}</p>
        ))}
      </div>
    </div>
  )
}

createRoot(document.getElementById('stage')!).render(<Stage />)
