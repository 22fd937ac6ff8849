/** Positions that somebody keeps on this device, by name, as the code of their links. */
export interface SavedPosition {
  name: string
  code: string
}

export function savedPositions(game: string): SavedPosition[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSaved) : []
  } catch {
    return []
  }
}

/** Newest first; one of the same name is replaced. False where the browser keeps nothing. */
export function savePosition(game: string, position: SavedPosition): boolean {
  return keep(game, [position, ...savedPositions(game).filter(({ name }) => name !== position.name)])
}

export function forgetPosition(game: string, name: string): boolean {
  return keep(
    game,
    savedPositions(game).filter(one => one.name !== name),
  )
}

function keep(game: string, positions: readonly SavedPosition[]): boolean {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(positions))
    return true
  } catch {
    return false
  }
}

function isSaved(one: unknown): one is SavedPosition {
  return (
    typeof one === 'object' &&
    one !== null &&
    typeof Reflect.get(one, 'name') === 'string' &&
    typeof Reflect.get(one, 'code') === 'string'
  )
}

function keyOf(game: string): string {
  return `runatal.positions.${game}`
}
