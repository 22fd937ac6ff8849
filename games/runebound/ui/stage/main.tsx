import '@fontsource-variable/cinzel/index.css'
import '@fontsource-variable/inter/index.css'
import '@fontsource/spectral/400.css'
import '@fontsource/spectral/600.css'
import { FastChance, heard, isRefusal, type Move, SPECTATOR } from '@runatal/kernel'
import type { Language, OpenAsk, SeatFace } from '@runatal/look/board.ts'
import { isSoundOn, turnSound } from '@runatal/look/sound/sound.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Event, Runebound } from '../../rules/types.ts'
import { ui } from '../index.tsx'
import { reach } from './positions.ts'
import './stage.css'

const NAMES = ['Maëlle', 'Tom', 'Inès', 'Johannes', 'Mila']

const query = new URLSearchParams(location.search)
const language: Language = query.get('language') === 'en' ? 'en' : 'fr'
const { match, seat } = reach(query)
const me = query.has('me') ? Number(query.get('me')) : seat
const faces: SeatFace[] = NAMES.map((name, i) => ({ seat: i, name, who: 'bot', here: true }))

/** A match in the page, played against chance: only for looking at the board. */
function Stage() {
  const [version, setVersion] = useState(match.told.length)
  const [actions, setActions] = useState<HTMLElement | null>(null)
  const [rule, setRule] = useState('')
  const [chance] = useState(() => new FastChance(7))
  const seen = useRef(match.told.length)
  const view = useMemo(() => {
    const asks: OpenAsk<Runebound>[] = match.asks(me).map(ask => ({
      id: ask.id,
      kind: ask.kind as OpenAsk<Runebound>['kind'],
      must: ask.must,
      options: match.options(ask),
      barred: match.barred(ask),
    }))
    const events = match.told.slice(seen.current).flatMap(told => told.flatMap(one => heard(one, me) ?? []))
    seen.current = version
    return { state: match.view(me), asks, events }
  }, [version])
  const submit = (who: number, ask: number, move: Move<Runebound>) => {
    const answer = match.submit(who, ask, move)
    if (isRefusal(answer)) setRule(answer.text)
    setVersion(match.told.length)
  }
  useEffect(() => {
    const ask = match.state.asks.find(open => open.seat !== me && open.must && match.options(open).length > 0)
    if (ask === undefined || query.has('frozen')) return undefined
    const wait = setTimeout(
      () => {
        const options = match.options(ask)
        submit(ask.seat, ask.id, options[chance.int(options.length)]!)
      },
      Number(query.get('wait') ?? 1200),
    )
    return () => clearTimeout(wait)
  }, [version, chance])
  const words = ui.words[language]
  const ask = view.asks.find(({ must }) => must) ?? view.asks[0]
  const log: Event[] = match.told.flat().flatMap(one => heard(one, me) ?? [])
  return (
    <div className={`stage ${ui.theme}`}>
      <div className="stage-top">
        <b>Runebound</b> {words.progress(view.state)}
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
          <p key={i}>{words.event(event, one => NAMES[one]!)}</p>
        ))}
      </div>
    </div>
  )
}

createRoot(document.getElementById('stage')!).render(<Stage />)
