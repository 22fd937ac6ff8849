import type { TileLook } from '@runatal/recogniser'
import { RUNES } from '../rules/puzzle.ts'
import type { Naming } from './names.ts'

/** What the owner of a box sets once for a device; no game knows of it. */
export interface Preferences {
  naming: Naming
  /** The tiles that the camera was shown (R5-352); the printed ones without it. */
  tiles?: readonly TileLook[]
  /** R5-336: off until somebody wants it. */
  assistant: boolean
}

export const FIRST_PREFERENCES: Preferences = { naming: {}, assistant: false }

/** What was kept may be broken, or of another version: only what still makes sense counts. */
export function readPreferences(value: unknown): Preferences {
  if (!isRecord(value)) return FIRST_PREFERENCES
  const { naming, tiles, assistant } = value
  return {
    naming: isRecord(naming) ? readNaming(naming) : FIRST_PREFERENCES.naming,
    ...(areTiles(tiles) && { tiles }),
    assistant: assistant === true,
  }
}

function readNaming(naming: Record<string, unknown>): Naming {
  const said = (['phoenix', 'whale', 'seventh'] as const).filter(name => typeof naming[name] === 'string')
  const colour = naming['colour']
  return {
    ...Object.fromEntries(said.map(name => [name, naming[name]])),
    ...(typeof colour === 'string' && /^#[\da-f]{6}$/i.test(colour) && { colour }),
  }
}

function areTiles(tiles: unknown): tiles is readonly TileLook[] {
  return Array.isArray(tiles) && tiles.length === RUNES.length && tiles.every((tile, i) => isTile(tile, i))
}

function isTile(tile: unknown, i: number): boolean {
  if (!isRecord(tile) || tile['rune'] !== RUNES[i]) return false
  return areNumbers(tile['colour']) && tile['colour'].length === 3 && areNumbers(tile['face'])
}

function areNumbers(list: unknown): list is number[] {
  return Array.isArray(list) && list.every(Number.isFinite)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
