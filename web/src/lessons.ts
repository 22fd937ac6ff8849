/** How far somebody has come in a game's lessons, kept on this device. */
export interface Learnt {
  /** Lessons done, by id. */
  done: readonly string[]
  /** The lesson to go on with. */
  at: string | undefined
}

const NOTHING: Learnt = { done: [], at: undefined }

export function learnt(game: string): Learnt {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null')
    if (typeof saved !== 'object' || saved === null) return NOTHING
    const { done, at } = saved as { done?: unknown; at?: unknown }
    return {
      done: Array.isArray(done) ? done.filter(id => typeof id === 'string') : [],
      at: typeof at === 'string' ? at : undefined,
    }
  } catch {
    return NOTHING
  }
}

export function keepLearnt(game: string, what: Learnt): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(what))
  } catch {
    // A browser that keeps nothing: the lessons begin at the first one next time.
  }
}

function keyOf(game: string): string {
  return `runatal.lessons.${game}`
}
