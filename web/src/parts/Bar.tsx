import { Icon } from '@runatal/look/icons/Icon.tsx'
import stag from '@runatal/look/icons/drawn/stag-head.ts'
import { Rune } from '@runatal/look/runes/Rune.tsx'
import type { CSSProperties } from 'react'
import { serverAnswers } from '../api.ts'
import { told } from '../club/club-line.ts'
import { FIRST_GAME } from '../games.ts'
import { useMe } from '../me.ts'
import type { Route } from '../route.ts'
import { change, useSettings } from '../settings.ts'
import { useWatched } from '@runatal/look/store.ts'
import { useMine } from '../tables/mine.ts'
import { useWords } from '../words/words.ts'
import { EMBLEMS } from '@runatal/look/emblems.ts'
import { Link } from './Link.tsx'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import './bar.css'

/** Pages that belong to another one's entry; a table that has not begun, or is over, is one of my games. */
const AMONG: Partial<Record<Route['page'], Route['page']>> = {
  table: 'mine',
  event: 'events',
  'new-event': 'events',
  leaf: 'rules',
}

/** The bar at the top of every page but the table. */
export function Bar({ route }: { route: Route }) {
  const words = useWords()
  const { sound } = useSettings()
  const me = useMe()
  const waiting = useMine().filter(({ mine, status }) => mine && status === 'playing').length
  const answers = useWatched(serverAnswers)
  const crowd = useWatched(told.crowd)
  const at = AMONG[route.page] ?? route.page
  const current = (page: Route['page']) => (at === page ? ({ 'aria-current': 'page' } as const) : {})
  return (
    <header className="bar">
      <Link className="brand" to={{ page: 'home' }} aria-label={`Runatal, ${words.nav.home}`}>
        <span className="brand-rune">
          <Rune id="raido" size={22} />
        </span>
        <span className="brand-name">Runatal</span>
      </Link>
      <nav className="nav" aria-label={words.nav.label}>
        <Link to={{ page: 'home' }} {...current('home')}>
          {words.nav.home}
        </Link>
        <Link to={{ page: 'mine' }} {...current('mine')}>
          {words.nav.mine}
        </Link>
        <Link to={{ page: 'daily', game: undefined }} {...current('daily')}>
          {words.nav.daily}
        </Link>
        <Link to={{ page: 'events' }} {...current('events')}>
          {words.events.nav}
        </Link>
        <Link to={{ page: 'new', game: FIRST_GAME }} {...current('new')}>
          {words.nav.open}
        </Link>
        <Link to={{ page: 'ladder', game: FIRST_GAME }} {...current('ladder')}>
          {words.nav.ladder}
        </Link>
        <Link to={{ page: 'rules', game: FIRST_GAME, rule: undefined }} {...current('rules')}>
          {words.nav.rules}
        </Link>
      </nav>
      <div className="bar-end">
        {answers !== undefined && (
          <span className="crowd">
            <i className={answers ? 'dot' : 'dot off'} />
            <span className="crowd-says">
              {answers ? (crowd === undefined ? words.nav.online : words.nav.crowd(crowd)) : words.nav.offline}
            </span>
          </span>
        )}
        <button
          type="button"
          className="ico"
          aria-label={sound ? words.nav.soundOn : words.nav.soundOff}
          onClick={() => change({ sound: !sound })}
        >
          <Sign of={sound ? 'sound' : 'mute'} size={20} />
        </button>
        <Link className="ico" to={{ page: 'mine' }} aria-label={words.nav.waiting(waiting)}>
          <Sign of="bell" size={20} />
          {waiting > 0 && <b>{waiting}</b>}
        </Link>
        <Link className="ico" to={{ page: 'settings' }} aria-label={words.nav.settings} {...current('settings')}>
          <Sign of="gear" size={20} />
        </Link>
        <Link className="me" to={{ page: 'me' }} {...current('me')}>
          <span className="ava" style={{ '--c': EMBLEMS.coral.glow } as CSSProperties}>
            <Icon of={stag} />
          </span>
          <span className="me-name">{me.name === '' ? words.me.guest : me.name}</span>
          <span className="sr">, {words.nav.profile}</span>
        </Link>
      </div>
    </header>
  )
}
