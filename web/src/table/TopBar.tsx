import type { Viewer } from '@runatal/kernel'
import { at } from '@runatal/look/at.ts'
import { Rune } from '@runatal/look/runes/Rune.tsx'
import type { ClockView, Command, TableView } from '@runatal/table'
import { memo, useMemo } from 'react'
import type { AnyUi } from '../boards.ts'
import type { AtTable } from '../club/api.ts'
import { GAMES, isGameId } from '../games.ts'
import { Link } from '../parts/Link.tsx'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { useMedia } from '@runatal/look/hooks/useMedia.ts'
import { change, useSettings } from '../settings.ts'
import type { Sight } from '../tables/table.ts'
import { useSpoken, useWords } from '../words/words.ts'
import type { RailTab } from './Rail.tsx'
import { Clock } from './Clock.tsx'
import { SeatPill } from './SeatPill.tsx'
import { tintsOf } from '../parts/faces.ts'
import { TableMenu } from './TableMenu.tsx'

interface TopBarProps {
  sight: Sight
  /** What the board shows: how far the game is, and whose decision it is. */
  shown: TableView
  /** What each seat has done since I moved, in a few words. */
  deeds: readonly (string | undefined)[]
  ui: AnyUi
  tab: RailTab | undefined
  /** What was said and not yet read. */
  unread: number
  /** Kept names and ratings, at a table of the server. */
  club: AtTable | undefined
  send(command: Command): void
  onTab(tab: RailTab | undefined): void
}

/** Who sits here, whose decision it is, and the way out. */
export function TopBar({ sight, shown, deeds, ui, tab, unread, club, send, onTab }: TopBarProps) {
  const { words, language } = useSpoken()
  const { sound } = useSettings()
  const { view, here } = sight
  const tints = useMemo(() => tintsOf(view.seats), [view.seats])
  const isUpright = useMedia('(max-width: 759px) and (min-height: 520px), (max-width: 559px)')
  // A phone that lies has one long row to spare.
  const isFolded = isUpright && ui.showsSeats
  const progressOf = ({ state, arranged }: TableView) =>
    state === undefined
      ? ''
      : [ui.words[language].progress(state), ...(arranged ? [words.editor.arranged] : [])].join(', ')
  return (
    <header className="tb">
      <h1 className="sr">{isGameId(view.game) ? GAMES[view.game].name : view.game}</h1>
      <ToHall
        game={view.game}
        progress={progressOf(shown)}
        clock={isFolded ? clockOf(view, view.me) : undefined}
        me={view.me}
      />
      {!isFolded && (
        <ul className="tb-seats" aria-label={words.table.seats}>
          {view.seats.map(seat => (
            <SeatPill
              key={seat.seat}
              seat={seat}
              tint={at(tints, seat.seat)}
              isMine={seat.seat === view.me}
              isDeciding={shown.waitingFor.includes(seat.seat)}
              isAway={seat.who === 'person' && !here.includes(seat.seat) && !view.oneScreen}
              oneScreen={view.oneScreen}
              did={deeds[seat.seat]}
              clock={clockOf(view, seat.seat)}
              club={club?.seats[seat.seat]}
            />
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
        <TableMenu sight={sight} hasTalk={ui.isTalk !== undefined} send={send} />
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

interface ToHallProps {
  game: string
  progress: string
  clock: ClockView | undefined
  me: Viewer
}

/** Which game it is and how far it has come; pressed, it leads back. */
const ToHall = memo(function ToHall({ game, progress, clock, me }: ToHallProps) {
  const words = useWords()
  const card = isGameId(game) ? GAMES[game] : undefined
  return (
    <Link className="tb-game" to={{ page: 'home' }}>
      <span className="sr">{words.table.toHall}. </span>
      <span className={`chip big g-${game}`}>
        <Rune id={card?.rune ?? 'raido'} size={22} />
      </span>
      <span>
        <b style={{ fontFamily: card?.face }}>{card?.name}</b>
        <small>
          {clock !== undefined && <Clock clock={clock} seat={me} />}
          {progress}
        </small>
      </span>
    </Link>
  )
})

function clockOf({ clock }: TableView, seat: Viewer): ClockView | undefined {
  return clock.left[seat] === undefined ? undefined : clock
}
