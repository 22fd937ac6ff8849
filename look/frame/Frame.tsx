import type { Types } from '@runatal/kernel'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import type { BoardProps } from '../board.ts'
import type { Staged } from '../motion/staged.ts'
import './frame.css'

interface FrameProps<G extends Types> {
  board: BoardProps<G>
  staged: Staged<G>
  /** What the classes of the game's style sheets begin with. */
  name: string
  /** Further classes, for what the whole board shows. */
  look?: string
  style?: CSSProperties
  /**
   * The board's buttons, beside the shell's sentence; none for those who only look on. Left out by a board that puts
   * them elsewhere.
   */
  actions?: ReactNode
  children: ReactNode
}

/** What a board stands in. A press anywhere in it hurries what is moving, and then counts where it was made. */
export function Frame<G extends Types>(props: FrameProps<G>) {
  const { board, staged, name, look = '', style, actions, children } = props
  const { pressed, busy, root } = staged
  // While things move there is nothing to press, but the place of the last buttons is kept: the board does not jump.
  const [kept, keep] = useState(actions)
  if (!busy && kept !== actions) keep(actions)
  const buttons = actions !== undefined && (
    <div className={`framed ${name}-actions${busy ? ' framed-hidden' : ''}`} {...pressed}>
      {board.me >= 0 && (busy ? kept : actions)}
    </div>
  )
  return (
    <div
      ref={root}
      className={`framed ${name} ${name}-theme${board.still ? ' framed-still' : ''} ${look}`}
      style={style}
      {...pressed}
    >
      {children}
      {board.actions === null ? buttons : createPortal(buttons, board.actions)}
    </div>
  )
}
