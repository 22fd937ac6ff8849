import { Rune } from '@runatal/look/runes/Rune.tsx'
import { FIRST_GAME } from '../games.ts'
import type { Route } from '../route.ts'
import { useMine } from '../tables/mine.ts'
import { useWords } from '../words/words.ts'
import { Link } from './Link.tsx'
import { Sign } from '@runatal/look/hall/Sign.tsx'

/** The four doors under the thumb, on phones. */
export function Tabs({ route }: { route: Route }) {
  const { nav } = useWords()
  const waiting = useMine().filter(({ mine, status }) => mine && status === 'playing').length
  const current = (page: Route['page']) => (route.page === page ? ({ 'aria-current': 'page' } as const) : {})
  return (
    <nav className="tabs" aria-label={nav.phone}>
      <Link to={{ page: 'home' }} {...current('home')}>
        <Rune id="dagaz" size={22} />
        {nav.short.home}
      </Link>
      <Link to={{ page: 'mine' }} {...current('mine')}>
        <Sign of="play" size={22} />
        {nav.short.mine}
        {waiting > 0 && <b>{waiting}</b>}
      </Link>
      <Link to={{ page: 'new', game: FIRST_GAME }} {...current('new')}>
        <Sign of="table" size={22} />
        {nav.short.open}
      </Link>
      <Link to={{ page: 'ladder', game: FIRST_GAME }} {...current('ladder')}>
        <Sign of="cup" size={22} />
        {nav.short.club}
      </Link>
      <Link to={{ page: 'rules', game: FIRST_GAME, rule: undefined }} {...current('rules')}>
        <Sign of="book" size={22} />
        {nav.short.rules}
      </Link>
    </nav>
  )
}
