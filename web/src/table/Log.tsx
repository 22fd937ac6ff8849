import { useEffect, useMemo, useRef } from 'react'
import type { AnyUi } from '../boards.ts'
import { tintsOf } from '../parts/faces.ts'
import { nameOf } from '../parts/names.ts'
import { SeatMark } from '../parts/SeatMark.tsx'
import type { Sight } from '../tables/table.ts'
import { useSpoken } from '../words/words.ts'

/** What happened, in words, newest below. */
export function Log({ sight, ui }: { sight: Sight; ui: AnyUi }) {
  const { words, language } = useSpoken()
  const end = useRef<HTMLLIElement>(null)
  const { log, view } = sight
  const tints = tintsOf(view.seats)
  const lines = useMemo(() => {
    const name = (seat: number) => {
      const one = view.seats[seat]
      return one === undefined ? '' : nameOf(one, words)
    }
    return log.flatMap(({ version, events }) =>
      events.flatMap((event, i) => {
        const text = ui.words[language].event(event as never, name)
        const opens = ui.opensPart?.(event as never) ?? false
        return text === undefined ? [] : [{ key: `${version} ${i}`, text, opens, seat: seatOf(event) }]
      }),
    )
  }, [log, view.seats, words, ui, language])
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' })
  }, [lines])
  if (lines.length === 0) return <p className="none">{words.table.logEmpty}</p>
  return (
    <ol className="log">
      {lines.map(({ key, text, opens, seat }) => {
        const tint = seat === undefined ? undefined : tints[seat]
        return (
          <li key={key} className={opens ? 'log-part' : ''}>
            {tint !== undefined && <SeatMark tint={tint} size={18} />}
            <span>{text}</span>
          </li>
        )
      })}
      <li ref={end} className="log-end" aria-hidden />
    </ol>
  )
}

/** Whose deed it was: games that tell it call it `seat`. */
function seatOf(event: unknown): number | undefined {
  if (typeof event !== 'object' || event === null || !('seat' in event)) return undefined
  return typeof event.seat === 'number' ? event.seat : undefined
}
