/**
 * The rune signs shared by the tables, the favicon and the printed sheets. A sign is a list of strokes on a 100 x 100
 * grid; a stroke is a flat list x, y, x, y, … and closed if it ends where it began. Staves run from 10 to 90; no line is
 * horizontal, as on signs cut across the grain of wood. Drawn for a stroke 13 wide: the smallest gap is then 2 px at 24 px.
 */
export const SIGNS = {
  fehu: [
    [30, 10, 30, 90],
    [30, 44, 78, 10],
    [30, 72, 66, 46],
  ],
  uruz: [[26, 90, 26, 11, 74, 37, 74, 90]],
  thurisaz: [
    [30, 10, 30, 90],
    [30, 25, 76, 50, 30, 75],
  ],
  ansuz: [
    [30, 90, 30, 11, 74, 39],
    [30, 47, 74, 75],
  ],
  raido: [[26, 90, 26, 11, 70, 29, 34, 48, 80, 90]],
  kenaz: [[70, 12, 28, 50, 70, 88]],
  gebo: [
    [20, 13, 80, 87],
    [80, 13, 20, 87],
  ],
  wunjo: [[34, 90, 34, 11, 78, 32, 34, 53]],
  hagalaz: [
    [24, 10, 24, 90],
    [76, 10, 76, 90],
    [24, 36, 76, 64],
  ],
  nauthiz: [
    [50, 10, 50, 90],
    [24, 34, 76, 64],
  ],
  isa: [[50, 10, 50, 90]],
  jera: [
    [55, 9, 18, 34, 41, 56],
    [45, 91, 82, 66, 59, 44],
  ],
  eihwaz: [[80, 41, 50, 11, 50, 89, 20, 59]],
  perthro: [[76, 12, 53, 34, 28, 11, 28, 89, 53, 66, 76, 88]],
  algiz: [
    [50, 10, 50, 90],
    [20, 12, 50, 52, 80, 12],
  ],
  sowilo: [[72, 10, 30, 37, 70, 63, 28, 90]],
  tiwaz: [
    [50, 14, 50, 90],
    [18, 45, 50, 12, 82, 45],
  ],
  berkano: [[26, 11, 76, 30, 38, 50, 76, 70, 26, 89, 26, 11]],
  ehwaz: [[24, 90, 18, 12, 50, 66, 82, 12, 76, 90]],
  mannaz: [
    [22, 90, 22, 11, 78, 51],
    [78, 90, 78, 11, 22, 51],
  ],
  laguz: [[36, 90, 36, 11, 76, 41]],
  ingwaz: [[50, 16, 81, 50, 50, 84, 19, 50, 50, 16]],
  dagaz: [[20, 14, 20, 86, 80, 14, 80, 86, 20, 14]],
  othala: [[20, 90, 73, 38, 50, 13, 27, 38, 80, 90]],
  /** Not a letter: the mark of Destiny, a dot. */
  wyrd: [],
} as const satisfies Record<string, readonly (readonly number[])[]>

export type RuneId = keyof typeof SIGNS

/** The twenty-four letters, in their old order. */
export const LETTERS = Object.keys(SIGNS).slice(0, 24) as RuneId[]

/** The dot of `wyrd`: centre and radius. */
export const DOT = { x: 50, y: 50, r: 15 }

/** Couples that a hurried eye confuses. */
export const LOOKALIKE = [
  ['fehu', 'ansuz'],
  ['thurisaz', 'wunjo'],
  ['raido', 'berkano'],
  ['algiz', 'tiwaz'],
  ['hagalaz', 'nauthiz'],
  ['ehwaz', 'mannaz'],
  ['mannaz', 'dagaz'],
  ['laguz', 'eihwaz'],
  ['kenaz', 'sowilo'],
] as const satisfies readonly (readonly [RuneId, RuneId])[]
