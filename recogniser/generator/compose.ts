import type { Point } from '../reading.ts'
import { SHEET, SPACES, TILE } from '../sheet/portal.ts'
import { printedTile, RUNES, type RuneId } from '../sheet/runes.ts'
import type { Drawing } from '../sheet/shape.ts'
import { CROSS, framed } from './camera.ts'
import { Dice } from './dice.ts'
import { type Level, type Trouble, troubles } from './level.ts'
import type { Camera, Paper, Scene, Tile } from './scene.ts'
import { awkward, clutter, finger, someLight, somePaper, someTable } from './surroundings.ts'

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
  const camera = framed(somewhere(trouble, dice, width, height, roll), width, height, inSight)
  const phone = new Dice(0xf0e, LEVEL_STREAM[level], seed)
  return {
    seed,
    width,
    height,
    camera,
    table: someTable(dice),
    paper,
    tiles: [...onSpaces, ...around].map(lying => ({
      ...lying,
      drawing: drawings?.[lying.rune] ?? PRINTED[lying.rune],
    })),
    things: clutter(trouble, paper, dice),
    fingers: dice.often(trouble.finger) ? [finger(dice)] : [],
    light: awkward(someLight(trouble, dice), trouble, middleOf(camera, width, height), phone),
    lens: {
      blur: 0.45 + dice.between(0, trouble.blur),
      motion: { length: dice.between(0, trouble.motion), towards: dice.about(Math.PI) },
      noise: dice.between(trouble.noise / 4, trouble.noise),
      tone: 1 + dice.about(trouble.tone),
      wide: phone.between(0, trouble.wide),
      squeeze: phone.between(0, trouble.squeeze),
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

/** Where the portal's middle is seen, in shares of the frame. */
function middleOf({ x, y }: Camera, width: number, height: number): Point {
  return { x: 0.5 + x / width, y: 0.5 + y / height }
}

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
