import { type Point, turned } from './shapes.ts'

/** How the two-legged stand, in a box of 400 by 460 with the feet on 430; to the right is towards the foe. */

export type Act = 'guard' | 'strike' | 'cast' | 'hit' | 'block' | 'kneel' | 'down' | 'win'

export type Stance = 'shield' | 'bow' | 'great' | 'hammer' | 'staff' | 'twin' | 'claw'

/** Shoulder, elbow, hand; or hip, knee, ankle. */
export type Limb = [Point, Point, Point]

export interface Pose {
  hip: Point
  chest: Point
  neck: Point
  head: Point
  /** The near arm, over the body, and the far one behind it. */
  n: Limb
  f: Limb
  /** The front leg and the back one. */
  l: Limb
  b: Limb
}

const LEANS: Readonly<Record<Act, number>> = {
  guard: 0,
  strike: 12,
  cast: -4,
  hit: -15,
  block: -5,
  kneel: 24,
  down: 0,
  win: -3,
}

const STANCES: Readonly<Record<Stance, Pose>> = {
  shield: {
    hip: [186, 262],
    chest: [200, 172],
    neck: [208, 134],
    head: [216, 104],
    n: [
      [172, 168],
      [126, 214],
      [160, 256],
    ],
    f: [
      [234, 166],
      [274, 208],
      [308, 196],
    ],
    l: [
      [206, 268],
      [256, 332],
      [252, 414],
    ],
    b: [
      [172, 268],
      [146, 340],
      [98, 414],
    ],
  },
  bow: {
    hip: [180, 262],
    chest: [186, 172],
    neck: [194, 134],
    head: [206, 104],
    n: [
      [164, 164],
      [104, 150],
      [172, 130],
    ],
    f: [
      [218, 160],
      [270, 146],
      [322, 138],
    ],
    l: [
      [200, 268],
      [250, 334],
      [262, 414],
    ],
    b: [
      [166, 268],
      [136, 340],
      [88, 414],
    ],
  },
  great: {
    hip: [188, 264],
    chest: [196, 174],
    neck: [204, 134],
    head: [218, 106],
    n: [
      [166, 166],
      [112, 146],
      [122, 88],
    ],
    f: [
      [230, 160],
      [196, 96],
      [142, 72],
    ],
    l: [
      [210, 270],
      [266, 326],
      [262, 414],
    ],
    b: [
      [172, 270],
      [138, 338],
      [84, 414],
    ],
  },
  hammer: {
    hip: [188, 270],
    chest: [196, 184],
    neck: [206, 148],
    head: [218, 120],
    n: [
      [164, 178],
      [128, 232],
      [176, 262],
    ],
    f: [
      [232, 176],
      [282, 204],
      [272, 164],
    ],
    l: [
      [210, 276],
      [252, 338],
      [252, 414],
    ],
    b: [
      [170, 276],
      [138, 344],
      [104, 414],
    ],
  },
  staff: {
    hip: [190, 264],
    chest: [192, 176],
    neck: [202, 138],
    head: [214, 108],
    n: [
      [166, 172],
      [186, 232],
      [250, 224],
    ],
    f: [
      [222, 168],
      [280, 168],
      [322, 122],
    ],
    l: [
      [204, 268],
      [236, 340],
      [236, 414],
    ],
    b: [
      [172, 268],
      [152, 342],
      [132, 414],
    ],
  },
  twin: {
    hip: [186, 268],
    chest: [204, 182],
    neck: [218, 146],
    head: [234, 120],
    n: [
      [172, 178],
      [112, 196],
      [92, 248],
    ],
    f: [
      [240, 172],
      [294, 192],
      [326, 150],
    ],
    l: [
      [208, 274],
      [274, 322],
      [266, 414],
    ],
    b: [
      [168, 272],
      [124, 332],
      [66, 410],
    ],
  },
  claw: {
    hip: [180, 270],
    chest: [212, 190],
    neck: [236, 160],
    head: [258, 146],
    n: [
      [182, 186],
      [184, 264],
      [236, 300],
    ],
    f: [
      [246, 180],
      [306, 204],
      [340, 160],
    ],
    l: [
      [204, 276],
      [262, 330],
      [254, 414],
    ],
    b: [
      [160, 272],
      [112, 330],
      [82, 414],
    ],
  },
}
/** How somebody stands: bent by wounds, thrown back by a hit, on one knee. */
export function posed(stance: Stance, act: Act, wounds: number, crouch: number): Pose {
  const s = structuredClone(STANCES[stance])
  let lean = LEANS[act]
  let drop = crouch
  if (act === 'guard' || act === 'cast') {
    lean += wounds * 3.2
    drop += wounds * 4
  }
  if (act === 'kneel') {
    drop += 92
    s.l = [s.l[0], [282, 372], [268, 416]]
    s.b = [s.b[0], [160, 414], [78, 416]]
  }
  const up = (p: Point): Point => turned([p[0], p[1] + drop], [s.hip[0], s.hip[1] + drop], lean)
  s.chest = up(s.chest)
  s.neck = up(s.neck)
  s.head = up(s.head)
  s.n = [up(s.n[0]), up(s.n[1]), up(s.n[2])]
  s.f = [up(s.f[0]), up(s.f[1]), up(s.f[2])]
  if (wounds > 1 || act === 'kneel')
    s.head = [s.head[0] + 3 * wounds, s.head[1] + 3 * wounds + (act === 'kneel' ? 10 : 0)]
  if (act === 'kneel') {
    s.n[1] = [s.n[0][0] + 6, s.n[0][1] + 62]
    s.n[2] = [s.n[0][0] + 62, 392]
    s.f[1] = [s.f[0][0] + 20, s.f[0][1] + 54]
    s.f[2] = [s.f[0][0] + 40, s.f[0][1] + 96]
  }
  if (act === 'win') {
    s.f[1] = [s.f[0][0] + 44, s.f[0][1] - 26]
    s.f[2] = [s.f[0][0] + 58, s.f[0][1] - 100]
  }
  s.hip = [s.hip[0], s.hip[1] + drop]
  const knee = act === 'kneel' ? 0 : drop
  s.l = [[s.l[0][0], s.l[0][1] + drop], [s.l[1][0] + knee * 0.25, s.l[1][1] + knee * 0.45], s.l[2]]
  s.b = [[s.b[0][0], s.b[0][1] + drop], [s.b[1][0] - knee * 0.25, s.b[1][1] + knee * 0.45], s.b[2]]
  return s
}
