import type { Point } from '../reading.ts'
import { MARKERS, SPACES } from '../sheet/portal.ts'
import type { Dice } from './dice.ts'
import type { Trouble } from './level.ts'
import type { Colour, Finger, Light, Paper, Table, Thing } from './scene.ts'

/** Printed as it is, or cut out. */
export function somePaper(dice: Dice): Paper {
  const tint = () => WHITE_PAPER * (1 + dice.about(0.03))
  return { cut: dice.often(0.5) ? 'sheet' : 'a4', tint: [tint(), tint(), tint()] }
}

export function someTable(dice: Dice): Table {
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
export function clutter(trouble: Trouble, paper: Paper | undefined, dice: Dice): readonly Thing[] {
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
export function finger(dice: Dice): Finger {
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

export function someLight(trouble: Trouble, dice: Dice): Light {
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

/** The same light with a lamp over the portal's middle and a sharp shadow across the sheet, where the level has them. */
export function awkward(light: Light, { lamp, edge }: Trouble, middle: Point, dice: Dice): Light {
  const glares = dice.often(lamp.share)
    ? [
        {
          x: middle.x + dice.about(0.03),
          y: middle.y + dice.about(0.03),
          long: dice.between(0.05, 0.1),
          wide: dice.between(0.04, 0.08),
          turn: dice.about(Math.PI),
          strength: dice.between(0.5, 1) * lamp.strength,
        },
      ]
    : []
  const shadows = dice.often(edge.share)
    ? [
        {
          x: middle.x + dice.about(0.15),
          y: middle.y + dice.about(0.15),
          towards: dice.about(Math.PI),
          soft: dice.between(0.002, 0.01),
          strength: dice.between(0.5, 1) * edge.strength,
        },
      ]
    : []
  return { ...light, glares: [...light.glares, ...glares], shadows: [...light.shadows, ...shadows] }
}

/** What white paper throws back of the light. */
const WHITE_PAPER = 0.86
