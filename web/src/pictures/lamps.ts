export type WallKind = 'home' | 'room' | 'phone'

/** Each wall is painted at one size; the page stretches it. */
export const WALLS: Record<WallKind, { w: number; h: number }> = {
  home: { w: 1440, h: 900 },
  room: { w: 1440, h: 900 },
  phone: { w: 390, h: 844 },
}

/** Where lamps hang on it: painted with the wall, and their light over it. */
export const LAMPS: Record<WallKind, readonly (readonly [x: number, y: number])[]> = {
  home: [50, 318, 590, 854, 1122, 1392].map(u => [u, 128] as const),
  room: [
    [32, 176],
    [1408, 176],
  ],
  phone: [
    [-6, 92],
    [396, 92],
  ],
}
