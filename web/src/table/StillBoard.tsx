import type { AnyTypes } from '@runatal/kernel'
import type { SeatFace } from '@runatal/look/board.ts'
import type { AnyUi } from '../boards.ts'
import { isStill, tempoOf, useSettings } from '../settings.ts'
import { useSpoken } from '../words/words.ts'

interface Shown {
  ui: AnyUi
  state: AnyTypes['state']
  viewer: number
  events: readonly AnyTypes['event'][]
  position: number
  seats: readonly SeatFace[]
}

/** One position of a finished game on its board, on which nothing can be done. */
export function StillBoard({ ui: { Board }, state, viewer, events, position, seats }: Shown) {
  const { language } = useSpoken()
  const settings = useSettings()
  return (
    <Board
      state={state}
      me={viewer}
      asks={NONE}
      waitingFor={NONE}
      events={events}
      version={position + 1}
      seats={seats}
      language={language}
      still={isStill(settings)}
      tempo={tempoOf(settings)}
      frozen
      actions={null}
      play={() => undefined}
      showRule={() => undefined}
    />
  )
}

const NONE: never[] = []
