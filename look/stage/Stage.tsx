import '@fontsource-variable/inter/index.css'
import '@fontsource/spectral/400.css'
import '@fontsource/spectral/600.css'
import { FastChance, heard, isRefusal, type Match, type Move, type Seat, SPECTATOR, type Types } from '@runatal/kernel'
import { at } from '../at.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { asksOf } from '../asks.ts'
import type { GameUi, Language, SeatFace } from '../board.ts'
import { isSoundOn, turnSound } from '../sound/sound.ts'
import '../sr.css'
import './stage.css'

export interface StageProps<G extends Types> {
  ui: GameUi<G>
  match: Match<G>
  /** Whose view it is, unless the address says another. */
  seat: Seat
  /** `language`, `me`, `wait`, `still` and `frozen` are read from it. */
  query: URLSearchParams
}

/** A board on its own: a match in the page, the others played by chance. Only for looking at it while it is made. */
export function showStage<G extends Types>(props: StageProps<G>): void {
  const stage = document.getElementById('stage')
  if (stage === null) throw new Error('The page has no element with the id stage')
  createRoot(stage).render(<Stage {...props} />)
}

const NAMES = ['Maëlle', 'Tom', 'Inès', 'Johannes', 'Mila']
const FACES: SeatFace[] = NAMES.map((name, seat) => ({ seat, name, who: 'bot', here: true }))

function Stage<G extends Types>({ ui, match, seat, query }: StageProps<G>) {
  const me = query.has('me') ? Number(query.get('me')) : seat
  const language: Language = query.get('language') === 'en' ? 'en' : 'fr'
  const [version, setVersion] = useState(match.told.length)
  const [actions, setActions] = useState<HTMLElement | null>(null)
  const [rule, setRule] = useState('')
  const [chance] = useState(() => new FastChance(7))
  const seen = useRef(match.told.length)
  const view = useMemo(() => {
    const events = match.told.slice(seen.current).flatMap(told => told.flatMap(one => heard(one, me) ?? []))
    seen.current = version
    return { state: match.view(me), asks: asksOf(match, me), events }
  }, [version, match, me])
  const submit = (who: Seat, ask: number, move: Move<G>) => {
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
        submit(ask.seat, ask.id, at(options, chance.int(options.length)))
      },
      Number(query.get('wait') ?? 1200),
    )
    return () => clearTimeout(wait)
  }, [version, chance])
  const words = ui.words[language]
  const ask = view.asks.find(({ must }) => must) ?? view.asks[0]
  const log = match.told.flat().flatMap(one => heard(one, me) ?? [])
  return (
    <div className={`stage ${ui.theme}`}>
      <div className="stage-top">
        <b>{match.game.id}</b> {words.progress(view.state)}
        <button type="button" onClick={() => turnSound(!isSoundOn())}>
          ♪
        </button>
      </div>
      <div className="stage-board">
        <ui.Board
          {...view}
          me={me < 0 ? SPECTATOR : me}
          version={version}
          seats={FACES}
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
          <p key={i}>{words.event(event, one => at(NAMES, one), view.state)}</p>
        ))}
      </div>
    </div>
  )
}
