import type { TableView } from '@runatal/table'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'

interface Shown {
  /** The view that what is said of the game keeps to. */
  shown: TableView
  /** Pieces still move. */
  moving: boolean
  /** How many of the latest events the board has still to show: the log keeps them back. */
  unseen: number
  onMoving(moving: boolean, unseen?: number): void
}

/**
 * What the board has come to. While pieces still move, what is said goes on with what others are to do, and with my own
 * steps; but nobody is asked anything while they still watch the others.
 */
export function useShown(view: TableView): Shown {
  const [held, hold] = useState<{ view: TableView; unseen: number }>()
  const last = useRef(view)
  const onMoving = useCallback(
    (moving: boolean, unseen = 0) => hold(was => (moving ? { view: was?.view ?? last.current, unseen } : undefined)),
    [],
  )
  if (held !== undefined && held.view !== view && (asksMe(held.view) || !asksMe(view))) hold({ ...held, view })
  // A board's own effects come first: when it begins to move, the last view is still the one before.
  useLayoutEffect(() => {
    if (held === undefined) last.current = view
  })
  return { shown: held?.view ?? view, moving: held !== undefined, unseen: held?.unseen ?? 0, onMoving }
}

function asksMe({ asks }: TableView): boolean {
  return asks.some(({ must }) => must)
}
