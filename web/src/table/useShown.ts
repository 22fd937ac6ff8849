import type { TableView } from '@runatal/table'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/**
 * The view that what is said of the game keeps to. While pieces still move it goes on with what others are to do, and with my
 * own steps; but nobody is asked anything while they still watch the others.
 */
export function useShown(view: TableView): { shown: TableView; onMoving(moving: boolean): void } {
  const [held, hold] = useState<TableView>()
  const last = useRef(view)
  const onMoving = useCallback((moving: boolean) => hold(moving ? last.current : undefined), [])
  if (held !== undefined && held !== view && (asksMe(held) || !asksMe(view))) hold(view)
  // A board's own effects come first: when it begins to move, the last view is still the one before.
  useLayoutEffect(() => {
    if (held === undefined) last.current = view
  })
  return { shown: held ?? view, onMoving }
}

function asksMe({ asks }: TableView): boolean {
  return asks.some(({ must }) => must)
}
