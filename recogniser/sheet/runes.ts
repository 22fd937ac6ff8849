import { type Drawing, placed, type Shape } from './shape.ts'

/** The seven runes, in the ledger's order (R5-030). */
export const RUNES = ['blue', 'red', 'yellow', 'orange', 'green', 'violet', 'black'] as const

export type RuneId = (typeof RUNES)[number]

/** What is drawn on a rune, wherever it is drawn: on the board, on the tiles, on paper. */
export interface RuneArt {
  readonly colour: string
  /** For the lower, shaded edge and the upper, lit one. */
  readonly dark: string
  readonly light: string
  /** The colour of the glyph on the tile. */
  readonly ink: string
  /** In a box of 100; shapes say `fill` or `line` 'ink', to be replaced by a colour. */
  readonly glyph: readonly Shape[]
}

export const runeArt: Readonly<Record<RuneId, RuneArt>> = {
  // Wave
  blue: {
    colour: '#2F6FDE',
    dark: '#173b80',
    light: '#7fb0ff',
    ink: '#ffffff',
    glyph: [
      pen(
        9.5,
        'M20 36C28 24 36 24 42 34C48 46 58 48 66 36C70 30 75 28 80 30M20 56C28 44 36 44 42 54C48 66 58 68 66 56C70 50 75 48 80 50M20 76C28 64 36 64 42 74C48 86 58 88 66 76C70 70 75 68 80 70',
      ),
    ],
  },
  // Flame
  red: {
    colour: '#D7263D',
    dark: '#7a0f1e',
    light: '#ff8a93',
    ink: '#ffffff',
    glyph: [
      filled(
        'M53 14C57 30 78 40 77 62C76 78 64 87 50 87C36 87 24 78 23 62C22 49 31 42 33 28C39 33 43 39 43 46C51 40 54 28 53 14ZM50 56C46 62 40 65 40 72C40 78 45 80 50 80C55 80 60 78 60 72C60 65 54 62 50 56Z',
      ),
    ],
  },
  // Rays
  yellow: {
    colour: '#F2C230',
    dark: '#8f6608',
    light: '#fff0ac',
    ink: '#2a1c00',
    glyph: [
      pen(9.5, 'M16 72H84M30 72A20 20 0 0 1 70 72M50 40V20M27 49L15 35M73 49L85 35'),
      filled('M34 72A16 16 0 0 1 66 72Z'),
    ],
  },
  // Horn
  orange: {
    colour: '#F07F13',
    dark: '#8a3f00',
    light: '#ffc385',
    ink: '#241000',
    glyph: [pen(11, 'M22 18C12 44 30 58 50 58C70 58 88 44 78 18M50 58V88')],
  },
  // Leaf
  green: {
    colour: '#2E9E4F',
    dark: '#0f4f24',
    light: '#8fe3a6',
    ink: '#ffffff',
    glyph: [pen(8, 'M50 12C80 32 80 62 50 82C20 62 20 32 50 12Z'), pen(7, 'M50 88V44M50 68L64 54M50 58L38 46')],
  },
  // Eye
  violet: {
    colour: '#7B3FA0',
    dark: '#3b1654',
    light: '#cf9df0',
    ink: '#ffffff',
    glyph: [pen(8.5, 'M12 52C30 24 70 24 88 52C70 80 30 80 12 52Z'), filled('M50 38A14 14 0 1 0 50.1 38Z')],
  },
  // Star
  black: {
    colour: '#2A2A2E',
    dark: '#0c0c0f',
    light: '#85858f',
    ink: '#f3ead2',
    glyph: [filled('M50 10L60.5 37L89 39L66.5 57.5L74 86L50 70L26 86L33.5 57.5L11 39L39.5 37Z')],
  },
}

/** The eight-sided tile, in a box of 100. */
export const TILE_PATH = 'M28 4H72L96 28V72L72 96H28L4 72V28Z'

/** The glyph alone, in one colour. */
export function glyph(rune: RuneId, ink: string): readonly Shape[] {
  return runeArt[rune].glyph.map(shape => ({
    ...shape,
    ...(shape.fill === undefined ? {} : { fill: ink }),
    ...(shape.line === undefined ? {} : { line: ink }),
  }))
}

/** The tile as it is printed: flat colour for the camera, a dark rim to cut along, the glyph as large as it goes. */
export function printedTile(rune: RuneId): Drawing {
  const { colour, ink } = runeArt[rune]
  return {
    box: 100,
    shapes: [
      { path: TILE_PATH, fill: RIM },
      ...placed([{ path: TILE_PATH, fill: colour }], 0.9),
      ...placed(glyph(rune, ink), 0.76),
    ],
  }
}

const RIM = '#141416'

function pen(width: number, path: string): Shape {
  return { path, line: 'ink', width }
}

function filled(path: string): Shape {
  return { path, fill: 'ink' }
}
