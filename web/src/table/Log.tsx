import { reader } from '@runatal/grammar'
import type { AnyTypes } from '@runatal/kernel'
import type { Tint } from '@runatal/look/emblems.ts'
import { memo } from 'react'
import type { AnyUi } from '../boards.ts'
import { tintsOf } from '../parts/faces.ts'
import { nameOf } from '../parts/names.ts'
import { SeatMark } from '../parts/SeatMark.tsx'
import { useSettings } from '../settings.ts'
import type { Heard, Sight } from '../tables/table.ts'
import { useSpoken } from '../words/words.ts'
import { withoutLatest } from './without-latest.ts'

interface LogProps {
  sight: Sight
  /** How many of the latest events the board has still to show. */
  unseen?: number
  ui: AnyUi
}

/** What happened, in words, newest below. */
export function Log({ sight, unseen = 0, ui }: LogProps) {
  const { words } = useSpoken()
  const { view } = sight
  const log = withoutLatest(sight.log, unseen)
  const names = view.seats.map(seat => nameOf(seat, words)).join('\n')
  const tints = tintsOf(view.seats).join('\n')
  return (
    // There from the beginning: what comes into it later is read out.
    <div role="log" aria-label={words.table.log}>
      {log.length === 0 && <p className="none">{words.table.logEmpty}</p>}
      <ol className="log">
        {log.map(heard => (
          <Lines
            key={heard.version}
            heard={heard}
            names={names}
            me={view.oneScreen ? undefined : view.me}
            tints={tints}
            ui={ui}
            state={view.state}
          />
        ))}
      </ol>
    </div>
  )
}

/** In a replay: where it stands, and a line that is pressed goes there. */
export interface Jump {
  at: 'past' | 'now' | 'later'
  go(version: number): void
}

interface LinesProps {
  jump?: Jump
  heard: Heard
  /** One a line, by seat: as texts they can be compared, and lines that were written once stay. */
  names: string
  /** Who reads, and is spoken to; nobody where several read one screen. */
  me: number | undefined
  tints: string
  ui: AnyUi
  /** Of any moment: it only says what things are called, so that a new one writes no line anew. */
  state: AnyTypes['state'] | undefined
}

export const Lines = memo(function Lines({ heard, names, me, tints, ui, state, jump }: LinesProps) {
  const { language } = useSpoken()
  const { talk } = useSettings()
  const name = (seat: number) => {
    const own = names.split('\n')[seat] ?? ''
    return seat === me ? reader(own) : own
  }
  return heard.events.map((event, i) => {
    if (!talk && ui.isTalk?.(event)) return undefined
    const text = ui.words[language].event(event, name, state)
    if (text === undefined) return undefined
    const seat = seatOf(event)
    const tint = seat === undefined ? undefined : (tints.split('\n')[seat] as Tint | undefined)
    const group = ui.grouped?.(event)
    return (
      <li
        key={i}
        className={`${ui.opensPart?.(event) ? 'log-part' : group === undefined ? '' : `log-${group}`} ${jump?.at ?? ''}`}
        {...(jump?.at === 'now' && { 'aria-current': 'step' as const })}
      >
        {tint !== undefined && <SeatMark tint={tint} size={18} />}
        {jump === undefined ? (
          <span>{text}</span>
        ) : (
          <button type="button" onClick={() => jump.go(heard.version)}>
            {text}
          </button>
        )}
        {state !== undefined && ui.pictured?.(event, state)}
      </li>
    )
  })
}, isWritten)

function isWritten(was: LinesProps, now: LinesProps): boolean {
  return (
    was.heard === now.heard &&
    was.names === now.names &&
    was.me === now.me &&
    was.tints === now.tints &&
    was.ui === now.ui &&
    was.jump?.at === now.jump?.at
  )
}

/** Whose deed it was: games that tell it call it `seat`. */
export function seatOf(event: AnyTypes['event']): number | undefined {
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : undefined
}
