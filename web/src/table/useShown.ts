import type { TableView } from '@runatal/table'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/**
 * The view that the board shows: while pieces still move, the one before them. What is said of the game keeps to it, so that
 * nobody is asked anything while they still watch the others. What I was asked and have answered is not asked again.
 */
export function useShown(view: TableView): { shown: TableView; onMoving(moving: boolean): void } {
  const [held, hold] = useState<TableView>()
  const last = useRef(view)
  const onMoving = useCallback((moving: boolean) => hold(moving ? last.current : undefined), [])
  if (held !== undefined && held !== view && asksMe(held)) hold(view)
  // A board's own effects come first: when it begins to move, the last view is still the one before.
  useLayoutEffect(() => {
    if (held === undefined) last.current = view
  })
  return { shown: held ?? view, onMoving }
}

function asksMe({ asks }: TableView): boolean {
  return asks.some(({ must }) => must)
}
