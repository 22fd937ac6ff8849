import type { Tint } from '@runatal/look/emblems.ts'
import type { ClockView, SeatView } from '@runatal/table'
import { memo } from 'react'
import type { ClubSeat } from '../club/api.ts'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { Avatar } from '../parts/Avatar.tsx'
import { nameOf } from '../parts/names.ts'
import { levelOf } from '../tables/bots.ts'
import { useWords } from '../words/words.ts'
import { Clock } from './Clock.tsx'

interface SeatPillProps {
  seat: SeatView
  tint: Tint
  isMine: boolean
  isDeciding: boolean
  isAway: boolean
  oneScreen: boolean
  /** What the seat has done since the reader moved. */
  did: string | undefined
  clock: ClockView | undefined
  /** A person's rating, and whether the name is kept. */
  club?: ClubSeat | undefined
}

/** One seat at the top: who, whether they are there, whether they decide, and their clock. */
export const SeatPill = memo(function SeatPill(props: SeatPillProps) {
  const { seat, tint, isMine, isDeciding, isAway, oneScreen, did, clock, club } = props
  const words = useWords()
  const { table } = words
  const state = seat.forfeited
    ? table.gaveUp
    : seat.who === 'person' && seat.bot !== undefined
      ? table.standIn
      : isDeciding
        ? isMine
          ? table.decidesYou
          : table.decides
        : isAway
          ? table.away
          : seat.who === 'bot'
            ? words.fresh.botName(words.fresh.levels[levelOf(seat.name)])
            : table.waits
  return (
    <li
      className={`pill ${isDeciding ? 'deciding' : ''} ${isMine ? 'own' : ''}`}
      {...(isDeciding && { 'aria-current': true })}
    >
      <Avatar seat={seat.seat} who={seat.who} tint={tint} />
      <span className="pill-t">
        <b title={nameOf(seat, words)}>
          {nameOf(seat, words)}
          {isMine && !oneScreen ? ` (${table.you})` : ''}
          {club?.name !== undefined && (
            <span className="kept" role="img" aria-label={words.club.keep.mark}>
              <Sign of="check" size={12} />
            </span>
          )}
        </b>
        <small className={isAway ? 'away' : ''} title={isDeciding ? state : (did ?? state)}>
          {club?.rating !== undefined && club.rating.deviation > 0 && (
            <span className="pill-r">
              {club.rating.rating}
              {club.rating.known ? '' : '?'} ·{' '}
            </span>
          )}
          {isDeciding ? state : (did ?? state)}
        </small>
      </span>
      {clock !== undefined && <Clock clock={clock} seat={seat.seat} />}
    </li>
  )
})
