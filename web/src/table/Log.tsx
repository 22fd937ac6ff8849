import { useEffect, useMemo, useRef } from 'react'
import type { AnyUi } from '../boards.ts'
import { nameOf } from '../parts/names.ts'
import type { Sight } from '../tables/table.ts'
import { useSpoken } from '../words/words.ts'

/** What happened, in words, newest below. */
export function Log({ sight, ui }: { sight: Sight; ui: AnyUi }) {
  const { words, language } = useSpoken()
  const end = useRef<HTMLLIElement>(null)
  const { log, view } = sight
  const lines = useMemo(() => {
    const name = (seat: number) => {
      const one = view.seats[seat]
      return one === undefined ? '' : nameOf(one, words)
    }
    return log.flatMap(({ version, events }) =>
      events.flatMap((event, i) => {
        const text = ui.words[language].event(event as never, name)
        return text === undefined ? [] : [{ key: `${version} ${i}`, text }]
      }),
    )
  }, [log, view.seats, words, ui, language])
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' })
  }, [lines])
  if (lines.length === 0) return <p className="none">{words.table.logEmpty}</p>
  return (
    <ol className="log">
      {lines.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
      <li ref={end} className="log-end" aria-hidden />
    </ol>
  )
}
