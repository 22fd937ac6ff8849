import { useReducer } from 'react'

interface Past<T> {
  all: readonly T[]
  at: number
}

/** As many steps as anybody goes back. */
const LONGEST = 300

/** A value with all that it has been: back, and forward again. */
export function useHistory<T>(first: T) {
  const [{ all, at }, act] = useReducer(follow<T>, { all: [first], at: 0 })
  return {
    now: all[at] ?? first,
    change: (to: T) => act({ to }),
    undo: () => act(-1),
    redo: () => act(1),
    canUndo: at > 0,
    canRedo: at < all.length - 1,
  }
}

function follow<T>({ all, at }: Past<T>, act: { to: T } | 1 | -1): Past<T> {
  if (typeof act === 'number') return { all, at: Math.max(0, Math.min(all.length - 1, at + act)) }
  if (act.to === all[at]) return { all, at }
  const past = [...all.slice(0, at + 1), act.to].slice(-LONGEST)
  return { all: past, at: past.length - 1 }
}
