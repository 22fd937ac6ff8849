import type { Point } from '../reading.ts'
import { MARKERS, SHEET, SPACES, TILE } from '../sheet/portal.ts'
import { printedTile, RUNES, type RuneId } from '../sheet/runes.ts'
import type { Drawing } from '../sheet/shape.ts'
import { CROSS, framed } from './camera.ts'
import { Dice } from './dice.ts'
import { type Level, type Trouble, troubles } from './level.ts'
import type { Camera, Colour, Finger, Light, Paper, Scene, Table, Thing, Tile } from './scene.ts'

/** What is wrong with the table itself, if anything. */
export type Flaw = 'noPortal' | 'fifth' | 'twice' | 'missing'

export interface Wanted {
  readonly level: Level
  readonly seed: number
  readonly flaw?: Flaw
  /** For spaces 1 to 4; drawn where not given. */
  readonly runes?: readonly RuneId[]
  readonly width?: number
  readonly height?: number
  /** Tiles that are not our printed ones. */
  readonly drawings?: Partial<Readonly<Record<RuneId, Drawing>>>
  /** Radians by which the portal is turned in the picture; drawn where not given. */
  readonly roll?: number
}

/** A scene by its level and seed: the same every time. */
export function compose({ level, seed, flaw, runes, width = 640, height = 480, drawings, roll }: Wanted): Scene {
  const trouble = troubles[level]
  const dice = new Dice(LEVEL_STREAM[level], seed)
  const drawn = [...(runes ?? dice.shuffled(RUNES).slice(0, 4))]
  const reserve = RUNES.filter(rune => !drawn.includes(rune))
  if (flaw === 'twice') drawn[dice.int(2)] = drawn[2 + dice.int(2)]!
  const gone = flaw === 'missing' ? new Set(dice.shuffled([0, 1, 2, 3]).slice(0, 1 + dice.int(4))) : new Set()
  const onSpaces = drawn
    .map((rune, i) => tile(rune, SPACES[i]!.x, SPACES[i]!.y, trouble, dice))
    .filter((_, i) => !gone.has(i))
  const paper: Paper | undefined = flaw === 'noPortal' ? undefined : somePaper(dice)
  const around = besides(reserve, flaw, trouble, dice)
  const fifth = flaw === 'fifth' ? around.slice(-1).flatMap(reachOf) : []
  const inSight = [...CROSS, ...fifth]
  return {
    seed,
    width,
    height,
    camera: framed(somewhere(trouble, dice, width, height, roll), width, height, inSight),
    table: someTable(dice),
    paper,
    tiles: [...onSpaces, ...around].map(lying => ({
      ...lying,
      drawing: drawings?.[lying.rune] ?? PRINTED[lying.rune],
    })),
    things: clutter(trouble, paper, dice),
    fingers: dice.often(trouble.finger) ? [finger(dice)] : [],
    light: someLight(trouble, dice),
    lens: {
      blur: 0.45 + dice.between(0, trouble.blur),
      motion: { length: dice.between(0, trouble.motion), towards: dice.about(Math.PI) },
      noise: dice.between(trouble.noise / 4, trouble.noise),
      tone: 1 + dice.about(trouble.tone),
    },
    inSight,
    truth: drawn.map((rune, i) => (gone.has(i) || flaw === 'noPortal' ? 'empty' : rune)),
  }
}

/** The same scene a moment later: hands are never still. */
export function moment(scene: Scene, n: number): Scene {
  const dice = new Dice(0x5ead, scene.seed, n)
  const { camera, light, lens } = scene
  const moved: Camera = {
    ...camera,
    x: camera.x + dice.about(4),
    y: camera.y + dice.about(4),
    roll: camera.roll + dice.about(0.03),
    tilt: camera.tilt + dice.about(0.03),
    towards: camera.towards + dice.about(0.05),
    distance: camera.distance * (1 + dice.about(0.02)),
  }
  return {
    ...scene,
    seed: scene.seed * 64 + n,
    camera: framed(moved, scene.width, scene.height, scene.inSight),
    light: {
      ...light,
      exposure: light.exposure * (1 + dice.about(0.04)),
      glares: light.glares.map(glare => ({ ...glare, x: glare.x + dice.about(0.03), y: glare.y + dice.about(0.03) })),
    },
    lens: {
      ...lens,
      blur: lens.blur * dice.between(0.8, 1.2),
      motion: { length: lens.motion.length * dice.between(0.3, 1.2), towards: dice.about(Math.PI) },
    },
  }
}

const LEVEL_STREAM: Readonly<Record<Level, number>> = { easy: 1, ordinary: 2, hard: 3, extreme: 4 }

const PRINTED: Readonly<Record<RuneId, Drawing>> = {
  blue: printedTile('blue'),
  red: printedTile('red'),
  yellow: printedTile('yellow'),
  orange: printedTile('orange'),
  green: printedTile('green'),
  violet: printedTile('violet'),
  black: printedTile('black'),
}

const WHITE_PAPER = 0.86

function tile(rune: RuneId, x: number, y: number, trouble: Trouble, dice: Dice): Omit<Tile, 'drawing'> {
  return {
    rune,
    x: x + dice.about(trouble.careless) * 0.7,
    y: y + dice.about(trouble.careless) * 0.7,
    turn: dice.about(Math.PI),
    ink: [1 + dice.about(trouble.ink), 1 + dice.about(trouble.ink), 1 + dice.about(trouble.ink)],
    faded: dice.between(0, trouble.ink / 2),
    thick: dice.between(0.1, 2),
  }
}

/** The corners of the square in which a tile lies, however it is turned. */
function reachOf({ x, y }: Point): readonly Point[] {
  return [-TILE, TILE].flatMap(dx => [-TILE, TILE].map(dy => ({ x: x + dx * 0.56, y: y + dy * 0.56 })))
}

/** The other runes: around the sheet, or one too many on it. */
function besides(
  reserve: readonly RuneId[],
  flaw: Flaw | undefined,
  trouble: Trouble,
  dice: Dice,
): readonly Omit<Tile, 'drawing'>[] {
  const outside = reserve.map(rune => {
    const angle = dice.about(Math.PI)
    const away = dice.between(150, 210)
    return tile(rune, away * Math.cos(angle), away * Math.sin(angle), trouble, dice)
  })
  if (flaw !== 'fifth') return outside
  const [x, y] = [dice.pick([-1, 1]) * dice.between(44, 62), dice.pick([-1, 1]) * dice.between(44, 62)]
  return [...outside.slice(1), tile(reserve[0]!, x, y, trouble, dice)]
}

function somewhere(trouble: Trouble, dice: Dice, width: number, height: number, roll?: number): Camera {
  const short = Math.min(width, height)
  const focal = short * dice.between(1, 1.4)
  const filled = dice.between(trouble.farthest, trouble.nearest)
  return {
    focal,
    distance: (focal * SHEET) / (filled * short),
    tilt: (dice.between(0, trouble.tilt) * Math.PI) / 180,
    towards: dice.about(Math.PI),
    roll: roll ?? dice.about(Math.PI),
    x: dice.about(width * 0.12),
    y: dice.about(height * 0.12),
  }
}

function somePaper(dice: Dice): Paper {
  const tint = () => WHITE_PAPER * (1 + dice.about(0.03))
  return { cut: dice.often(0.5) ? 'sheet' : 'a4', tint: [tint(), tint(), tint()] }
}

function someTable(dice: Dice): Table {
  const base = dice.pick(TABLES)
  const vary = (colour: Colour): Colour => [
    colour[0] * dice.between(0.7, 1.3),
    colour[1] * dice.between(0.7, 1.3),
    colour[2] * dice.between(0.7, 1.3),
  ]
  return { pattern: base.pattern, colours: [vary(base.colours[0]), vary(base.colours[1])], grain: dice.between(0, 0.3) }
}

const TABLES: readonly Pick<Table, 'pattern' | 'colours'>[] = [
  {
    pattern: 'wood',
    colours: [
      [0.36, 0.2, 0.1],
      [0.22, 0.11, 0.05],
    ],
  },
  {
    pattern: 'wood',
    colours: [
      [0.6, 0.42, 0.25],
      [0.5, 0.33, 0.18],
    ],
  },
  {
    pattern: 'wood',
    colours: [
      [0.08, 0.05, 0.03],
      [0.05, 0.03, 0.02],
    ],
  },
  {
    pattern: 'plain',
    colours: [
      [0.75, 0.75, 0.74],
      [0.72, 0.72, 0.72],
    ],
  },
  {
    pattern: 'plain',
    colours: [
      [0.03, 0.03, 0.035],
      [0.03, 0.03, 0.03],
    ],
  },
  {
    pattern: 'plain',
    colours: [
      [0.05, 0.22, 0.09],
      [0.05, 0.2, 0.08],
    ],
  },
  {
    pattern: 'cloth',
    colours: [
      [0.5, 0.06, 0.07],
      [0.7, 0.68, 0.62],
    ],
  },
  {
    pattern: 'cloth',
    colours: [
      [0.1, 0.18, 0.45],
      [0.6, 0.6, 0.6],
    ],
  },
  {
    pattern: 'checks',
    colours: [
      [0.75, 0.75, 0.72],
      [0.06, 0.06, 0.06],
    ],
  },
  {
    pattern: 'print',
    colours: [
      [0.78, 0.76, 0.7],
      [0.05, 0.05, 0.05],
    ],
  },
]

/** Coins, dice, cards, pens, and things of the markers' own shape. */
function clutter(trouble: Trouble, paper: Paper | undefined, dice: Dice): readonly Thing[] {
  const onSheet = paper !== undefined && dice.often(trouble.clutterOnSheet)
  const things: Thing[] = []
  const many = dice.int(trouble.clutter + 1)
  for (let i = 0; i < many; i++) {
    const on = onSheet && i < 2
    const angle = on ? Math.PI / 4 + (dice.int(4) * Math.PI) / 2 + dice.about(0.15) : dice.about(Math.PI)
    const away = on ? dice.between(62, 95) : dice.between(paper ? 150 : 10, 260)
    const shape = dice.pick(['disc', 'disc', 'triangle', 'box', 'box'] as const)
    const long = on ? dice.between(5, 10) : dice.between(4, shape === 'box' ? 60 : 16)
    const shade = dice.between(0.02, 0.7)
    things.push({
      shape,
      x: away * Math.cos(angle),
      y: away * Math.sin(angle),
      turn: dice.about(Math.PI),
      long,
      wide: shape === 'box' && !on ? dice.between(2, 30) : long,
      colour: dice.often(0.5)
        ? [shade, shade, shade]
        : [dice.between(0, 0.8), dice.between(0, 0.8), dice.between(0, 0.8)],
    })
  }
  return things
}

/** Its tip on a tile, on a marker, or only near. */
function finger(dice: Dice): Finger {
  const aim = dice.pick([...SPACES, ...MARKERS])
  const shade = dice.between(0.25, 1)
  return {
    x: aim.x + dice.about(14),
    y: aim.y + dice.about(14),
    towards: Math.atan2(aim.y, aim.x) + dice.about(0.6),
    wide: dice.between(7, 10),
    colour: [0.55 * shade, 0.33 * shade, 0.24 * shade],
  }
}

function someLight(trouble: Trouble, dice: Dice): Light {
  const { cast, shadow, glare } = trouble
  const many = (share: number) => (dice.often(share) ? 1 + dice.int(2) : 0)
  return {
    exposure: dice.between(...trouble.exposure),
    cast: [1 + dice.about(cast), 1 + dice.about(cast * 0.4), 1 + dice.about(cast)],
    gradient: { towards: dice.about(Math.PI), strength: dice.between(0, trouble.gradient) },
    vignette: dice.between(0, trouble.vignette),
    shadows: Array.from({ length: many(shadow.share) }, () => ({
      x: dice.between(0.1, 0.9),
      y: dice.between(0.1, 0.9),
      towards: dice.about(Math.PI),
      soft: dice.between(0.01, 0.2),
      strength: dice.between(0.1, 1) * shadow.strength,
    })),
    glares: Array.from({ length: many(glare.share) }, () => ({
      x: dice.between(0.1, 0.9),
      y: dice.between(0.1, 0.9),
      long: dice.between(0.03, 0.15),
      wide: dice.between(0.02, 0.08),
      turn: dice.about(Math.PI),
      strength: dice.between(0.3, 1) * glare.strength,
    })),
  }
}
