import type { AnyTypes, Viewer } from '@runatal/kernel'
import type { SeatView } from '@runatal/table'
import { useEffect, useRef } from 'react'
import type { AnyUi } from '../boards.ts'
import { tintsOf } from '../parts/faces.ts'
import { nameOf } from '../parts/names.ts'
import { Lines } from '../table/Log.tsx'
import type { Heard } from '../tables/table.ts'
import { useWords } from '../words/words.ts'

interface FilmLogProps {
  log: readonly Heard[]
  seats: readonly SeatView[]
  viewer: Viewer
  state: AnyTypes['state']
  position: number
  ui: AnyUi
  onGo(position: number): void
}

/** The log of a replay: where it stands is marked and in sight, and a line that is pressed goes there. */
export function FilmLog({ log, seats, viewer, state, position, ui, onGo }: FilmLogProps) {
  const words = useWords()
  const list = useRef<HTMLOListElement>(null)
  const go = useRef(onGo)
  useEffect(() => {
    go.current = onGo
  })
  useEffect(() => {
    const box = list.current?.parentElement
    const line = list.current?.querySelector('[aria-current]')
    // Its own box scrolls, never the page.
    if (box && line instanceof HTMLElement) box.scrollTop = line.offsetTop - box.clientHeight / 3
  }, [position, viewer])
  const names = seats.map(seat => nameOf(seat, words)).join('\n')
  const tints = tintsOf(seats).join('\n')
  return (
    <ol className="log" ref={list}>
      {log.map(heard => (
        <Lines
          key={heard.version}
          heard={heard}
          names={names}
          me={viewer}
          tints={tints}
          ui={ui}
          state={state}
          jump={{
            at: heard.version === position ? 'now' : heard.version < position ? 'past' : 'later',
            go: version => go.current(version),
          }}
        />
      ))}
    </ol>
  )
}
