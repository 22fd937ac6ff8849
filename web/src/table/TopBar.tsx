import { Rune } from '@runatal/look/runes/Rune.tsx'
import type { Command } from '@runatal/table'
import type { AnyUi } from '../boards.ts'
import { GAMES, isGameId } from '../games.ts'
import { Link } from '../parts/Link.tsx'
import { Sign } from '../parts/Sign.tsx'
import { useNarrow } from '@runatal/look/hooks/useNarrow.ts'
import { change, useSettings } from '../settings.ts'
import type { Sight } from '../tables/table.ts'
import { useSpoken } from '../words/words.ts'
import type { RailTab } from './Rail.tsx'
import { Clock } from './Clock.tsx'
import { SeatPill } from './SeatPill.tsx'
import { tintsOf } from '../parts/faces.ts'
import { TableMenu } from './TableMenu.tsx'

interface TopBarProps {
  sight: Sight
  ui: AnyUi
  tab: RailTab | undefined
  /** What was said and not yet read. */
  unread: number
  send(command: Command): void
  onTab(tab: RailTab | undefined): void
}

/** Who sits here, whose decision it is, and the way out. */
export function TopBar({ sight, ui, tab, unread, send, onTab }: TopBarProps) {
  const { words, language } = useSpoken()
  const { sound } = useSettings()
  const { view } = sight
  const narrow = useNarrow()
  const card = isGameId(view.game) ? GAMES[view.game] : undefined
  const tints = tintsOf(view.seats)
  return (
    <header className="tb">
      <Link className="tb-game" to={{ page: 'home' }}>
        <span className="sr">{words.table.toHall}. </span>
        <span className={`chip big g-${view.game}`}>
          <Rune id={card?.rune ?? 'raido'} size={22} />
        </span>
        <span>
          <b style={{ fontFamily: card?.face }}>{card?.name}</b>
          <small>
            {narrow && ui.showsSeats && view.me >= 0 && <Clock clock={view.clock} seat={view.me} />}
            {view.state === undefined ? '' : ui.words[language].progress(view.state as never)}
          </small>
        </span>
      </Link>
      {!(narrow && ui.showsSeats) && (
        <ul className="tb-seats" aria-label={words.table.seats}>
          {view.seats.map(seat => (
            <SeatPill key={seat.seat} seat={seat} sight={sight} tint={tints[seat.seat]!} />
          ))}
        </ul>
      )}
      <div className="tb-end">
        <button
          type="button"
          className="ico only-phone"
          aria-label={words.table.log}
          onClick={() => onTab(tab === 'log' ? undefined : 'log')}
        >
          <Sign of="scroll" size={20} />
        </button>
        <button
          type="button"
          className="ico only-phone"
          aria-label={words.table.chat}
          onClick={() => onTab(tab === 'chat' ? undefined : 'chat')}
        >
          <Sign of="talk" size={20} />
          {unread > 0 && <b>{unread}</b>}
        </button>
        <button
          type="button"
          className="ico only-desk"
          aria-label={sound ? words.nav.soundOn : words.nav.soundOff}
          onClick={() => change({ sound: !sound })}
        >
          <Sign of={sound ? 'sound' : 'mute'} size={20} />
        </button>
        <TableMenu sight={sight} send={send} />
        {tab === undefined && (
          <button
            type="button"
            className="ico only-desk"
            aria-label={words.table.railOpen}
            onClick={() => onTab('log')}
          >
            <Sign of="left" size={20} />
          </button>
        )}
      </div>
    </header>
  )
}
