/** The terrain die (RB-006, RB-007): face 0 is wild, the others show these terrains. */
export const DICE = 5
export const WILD = 0
export const FACES: readonly (readonly number[])[] = [[0, 1, 2, 3, 4], [0], [0, 1], [0, 2], [1, 2], [3, 4]]
export const FACE_NAMES = [
  'wild',
  'plains',
  'plains/forest',
  'plains/hills',
  'forest/hills',
  'mountains/water',
] as const

/** Whether a face shows a terrain; a wild shows all (RB-076), and only a wild shows the terrain of scorched sites (RB-509). */
export function shows(face: number, terrain: number): boolean {
  return face === WILD || SHOWN[face]![terrain] === true
}

const SHOWN: readonly (readonly boolean[])[] = FACES.map(face => [0, 1, 2, 3, 4].map(terrain => face.includes(terrain)))
