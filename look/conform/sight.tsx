import type { Types } from '@runatal/kernel'
import type { ComponentType, ReactElement } from 'react'
import type { BoardProps, SeatFace } from '../board.ts'

const NAMES = ['Maëlle', 'Tom', 'Inès', 'Johannes', 'Mila']
const FACES: SeatFace[] = NAMES.map((name, seat) => ({ seat, name, who: 'person', here: true }))

type Seen<G extends Types> = Pick<BoardProps<G>, 'state' | 'me' | 'asks' | 'language'>

/** A board as somebody sees it, at rest, with nothing behind it. */
export function sight<G extends Types>(Board: ComponentType<BoardProps<G>>, seen: Seen<G>): ReactElement {
  return (
    <Board
      {...seen}
      waitingFor={[]}
      events={[]}
      version={1}
      seats={FACES}
      still={false}
      frozen={false}
      actions={null}
      play={() => undefined}
      showRule={() => undefined}
    />
  )
}
