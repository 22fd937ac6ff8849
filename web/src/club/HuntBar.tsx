import { Sign } from '@runatal/look/hall/Sign.tsx'
import { useWords } from '../words/words.ts'
import type { Route } from '../route.ts'
import { clockText, SitDown } from './Hunt.tsx'
import { nameOfGame } from './parts.tsx'
import { stopSeeking, useHouseNow, useSeeking } from './seeking.ts'
import './pair.css'

/** The search follows one through the site: in the hall it has a panel of its own, and on phones this bar as well. */
export function HuntBar({ route }: { route: Route }) {
  const { pairing } = useWords()
  const state = useSeeking()
  if (state?.call === undefined && state?.mine === undefined) return undefined
  const home = route.page === 'home' ? ' at-home' : ''
  if (state.call !== undefined)
    return (
      <aside className={`huntbar called${home}`} aria-label={pairing.found}>
        <b role="alert">
          {pairing.found} · {nameOfGame(state.call.game)}
        </b>
        <SitDown key={state.call.table} call={state.call} />
      </aside>
    )
  if (state.mine === undefined) return undefined
  const games = [...new Set(state.mine.wants.map(({ game }) => nameOfGame(game)))].join(', ')
  return (
    <aside className={`huntbar${home}`} aria-label={pairing.searching}>
      <Waited since={state.mine.since} />
      <span>{pairing.remain(games)}</span>
      <button type="button" className="ico" aria-label={pairing.stop} onClick={() => void stopSeeking()}>
        <Sign of="cross" size={16} />
      </button>
    </aside>
  )
}

function Waited({ since }: { since: number }) {
  const now = useHouseNow()
  return <b>{clockText(Math.max(0, now - since))}</b>
}
