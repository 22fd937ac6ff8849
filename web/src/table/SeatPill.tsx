import type { Tint } from '@runatal/look/emblems.ts'
import type { SeatView } from '@runatal/table'
import { Avatar } from '../parts/Avatar.tsx'
import { nameOf } from '../parts/names.ts'
import { levelOf } from '../tables/bots.ts'
import type { Sight } from '../tables/table.ts'
import { useWords } from '../words/words.ts'
import { Clock } from './Clock.tsx'

/** One seat at the top: who, whether they are there, whether they decide, and their clock. */
export function SeatPill({ seat, sight, tint }: { seat: SeatView; sight: Sight; tint: Tint }) {
  const words = useWords()
  const { table } = words
  const { view, here } = sight
  const mine = seat.seat === view.me
  const deciding = view.waitingFor.includes(seat.seat)
  const away = seat.who === 'person' && !here.includes(seat.seat) && !view.oneScreen
  const state = seat.forfeited
    ? table.gaveUp
    : seat.who === 'person' && seat.bot !== undefined
      ? table.standIn
      : deciding
        ? mine
          ? table.decidesYou
          : table.decides
        : away
          ? table.away
          : seat.who === 'bot'
            ? words.fresh.botName(words.fresh.levels[levelOf(seat.name)])
            : table.waits
  return (
    <li
      className={`pill ${deciding ? 'deciding' : ''} ${mine ? 'own' : ''}`}
      {...(deciding && { 'aria-current': true })}
    >
      <Avatar seat={seat.seat} who={seat.who} tint={tint} />
      <span className="pill-t">
        <b>
          {nameOf(seat, words)}
          {mine && !view.oneScreen ? ` (${table.you})` : ''}
        </b>
        <small className={away ? 'away' : ''}>{state}</small>
      </span>
      {view.clock.left[seat.seat] !== undefined && <Clock clock={view.clock} seat={seat.seat} />}
    </li>
  )
}
