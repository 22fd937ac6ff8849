import type { AnyTypes, Viewer } from '@runatal/kernel'
import type { SeatFace } from '@runatal/look/board.ts'
import { type ReactNode, useId, useMemo } from 'react'
import type { AnyUi } from '../boards.ts'
import { useSpoken } from '../words/words.ts'

interface BoardRegionProps {
  ui: AnyUi
  /** Left out while there is none to show. */
  state: AnyTypes['state'] | undefined
  me: Viewer
  seats: readonly SeatFace[]
  children: ReactNode
}

/** The board as a part of the page with a name, which tells those who hear it where they stand and what is near. */
export function BoardRegion({ ui, state, me, seats, children }: BoardRegionProps) {
  const { words, language } = useSpoken()
  const id = useId()
  const near = useMemo(
    () => (state === undefined ? undefined : ui.near?.(state, me, seats, language)),
    [ui, state, me, seats, language],
  )
  return (
    <section className="board" aria-label={words.table.board} aria-describedby={near && id}>
      {/* What boards head stands under it: no level is left out. */}
      <h2 className="sr">{words.table.board}</h2>
      {near && (
        <p id={id} className="sr">
          {near}
        </p>
      )}
      {children}
    </section>
  )
}
