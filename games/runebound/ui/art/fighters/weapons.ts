import { blob, f1, flat, glow, INK, line, oval, part, type Point, poly, taper, told } from './shapes.ts'

export type Weapon =
  | 'sword'
  | 'sabre'
  | 'great'
  | 'dagger'
  | 'hammer'
  | 'axe'
  | 'club'
  | 'staff'
  | 'crook'
  | 'skullstaff'
  | 'spear'
  | 'none'

const STEEL = '#b9bfc9'
const WOOD = '#6b4426'

/** The spikes of a club. */
const SPIKES: readonly Point[] = [
  [-18, -110],
  [14, -130],
  [-14, -146],
  [16, -92],
  [2, -164],
]

/** Drawn round the hand, pointing up. */
export const WEAPONS: Readonly<Record<Weapon, (gilt?: string, orb?: string) => string>> = {
  sword: c =>
    part(
      poly([
        [-6, -14],
        [-4.5, -128],
        [0, -146],
        [4.5, -128],
        [6, -14],
      ]),
      STEEL,
      { rim: 0.5, sx: 5, sy: 0 },
    ) +
    part('M-24 -18Q0 -10 24 -18L24 -11Q0 -3 -24 -11Z', c ?? '#c79c4a') +
    part('M-4 -12H4V16H-4Z', WOOD) +
    part(oval(0, 20, 6), c ?? '#c79c4a'),
  sabre: c =>
    part('M-6 -12Q-2 -70 -34 -134Q18 -96 9 -12Z', STEEL, { rim: 0.5, sx: 6, sy: 0 }) +
    part('M-17 -14H17V-7H-17Z', c ?? '#c79c4a') +
    part('M-4 -8H4V16H-4Z', WOOD),
  great: c =>
    part(
      poly([
        [-10, -20],
        [-12, -190],
        [0, -222],
        [12, -190],
        [10, -20],
      ]),
      STEEL,
      { rim: 0.5, sx: 11, sy: 0 },
    ) +
    line('M0 -30V-196', '#6d7482', 3) +
    part('M-36 -26L0 -18L36 -26V-14L0 -6L-36 -14Z', c ?? '#8a6a3a') +
    part('M-5 -12H5V46H-5Z', WOOD) +
    part(oval(0, 52, 9), c ?? '#8a6a3a'),
  dagger: c =>
    part(
      poly([
        [-5, -10],
        [-4, -50],
        [0, -64],
        [4, -50],
        [5, -10],
      ]),
      STEEL,
      { rim: 0.5, sx: 4, sy: 0 },
    ) +
    part('M-13 -12H13V-6H-13Z', c ?? '#c79c4a') +
    part('M-4 -8H4V12H-4Z', WOOD),
  hammer: c =>
    part('M-5 -150H5V70H-5Z', WOOD, { sx: 4 }) +
    part('M-44 -190L-36 -196H30L46 -186V-150L34 -142H-36L-44 -148Z', c ?? '#7d828d', { rim: 0.55, sx: 10, sy: 9 }) +
    line('M-18 -194V-143M14 -195V-143', '#3a3d45', 4) +
    part('M-8 -144H8V-132H-8Z', '#c79c4a'),
  axe: c =>
    part('M-5 -150H5V66H-5Z', WOOD, { sx: 4 }) +
    part('M4 -146Q52 -166 60 -118Q54 -78 4 -98Q18 -122 4 -146Z', c ?? '#8b919d', { rim: 0.55 }) +
    part('M-4 -142Q-30 -152 -38 -122Q-30 -96 -4 -104Z', c ?? '#8b919d', { rim: 0.55 }),
  club: () =>
    part(
      taper(
        [
          [0, 40],
          [0, -30],
          [-4, -120],
          [-2, -160],
        ],
        [12, 16, 40, 34],
      ),
      '#6e4c30',
    ) +
    SPIKES.map(([x, y]) =>
      part(
        poly([
          [x - 6, y + 5],
          [x, y - 12],
          [x + 6, y + 5],
        ]),
        '#c9c0a8',
        { ink: 1.4, sx: 3 },
      ),
    ).join(''),
  staff: (c, o = '#8fd8ff') =>
    part(
      taper(
        [
          [0, 200],
          [3, 60],
          [-3, -60],
          [0, -150],
        ],
        [8, 10, 10, 9],
      ),
      WOOD,
      { sx: 4 },
    ) +
    part('M-4 -146Q-34 -160 -24 -196Q-18 -176 0 -172Q18 -176 24 -196Q34 -160 4 -146Z', c ?? '#8a6a3a') +
    glow(0, -186, 58, o) +
    part(oval(0, -186, 14), o, { rim: 0.8, sx: 6 }),
  crook: (c, o = '#8fd8ff') =>
    part(
      taper(
        [
          [0, 200],
          [2, 40],
          [-2, -120],
          [4, -176],
          [34, -186],
          [40, -156],
          [24, -146],
        ],
        [8, 10, 11, 10, 9, 7, 4],
      ),
      WOOD,
      { sx: 4 },
    ) +
    line('M6 -150L14 -118M20 -184L26 -136', '#c9b58a', 2) +
    part(
      blob([
        [14, -118],
        [22, -108],
        [14, -96],
        [6, -108],
      ]),
      c ?? '#7aa24a',
      { ink: 1.5 },
    ) +
    glow(26, -128, 44, o, 0.8),
  skullstaff: (c, o = '#8fd8ff') =>
    part(
      taper(
        [
          [0, 200],
          [4, 60],
          [-3, -60],
          [0, -150],
        ],
        [8, 10, 10, 9],
      ),
      '#2b2430',
      { sx: 4 },
    ) +
    glow(0, -184, 70, o) +
    part(
      blob([
        [-22, -196],
        [0, -218],
        [22, -196],
        [18, -172],
        [10, -160],
        [-10, -160],
        [-18, -172],
      ]),
      '#d8cfb4',
    ) +
    flat(oval(-8, -188, 6, 7), '#0c140a') +
    flat(oval(9, -188, 6, 7), '#0c140a') +
    flat(oval(-8, -187, 2.4), o) +
    flat(oval(9, -187, 2.4), o) +
    line('M-7 -166V-160M0 -168V-160M7 -166V-160', '#0c140a', 2),
  spear: c =>
    part('M-4 -190H4V190H-4Z', WOOD, { sx: 3 }) +
    part(
      poly([
        [-11, -186],
        [0, -240],
        [11, -186],
        [0, -176],
      ]),
      STEEL,
      { rim: 0.5, sx: 6 },
    ) +
    flat('M-4 -176Q-20 -160 -14 -138Q0 -150 4 -172Z', c ?? '#8f2a21'),
  none: () => '',
}
export const put = (p: Point, a: number, s: number, body: string) =>
  `<g transform="translate(${f1(p[0])} ${f1(p[1])}) rotate(${a}) scale(${s})">${body}</g>`
/** A bow, and where its string is pulled to. */
export function bow(h: Point, pull?: Point): string {
  const c = '#7a4d26'
  const a: Point = [h[0] - 22, h[1] - 128]
  const z: Point = [h[0] - 22, h[1] + 118]
  const s: Point = pull ?? [h[0] - 24, h[1]]
  return (
    line(`M${told(a)}L${told(s)}L${told(z)}`, '#f2e6c8', 1.6) +
    part(taper([a, [h[0] - 4, h[1] - 86], [h[0] + 6, h[1]], [h[0] - 4, h[1] + 80], z], [5, 10, 13, 10, 5]), c) +
    line(`M${h[0] + 3} ${h[1] - 16}V${h[1] + 16}`, '#3b2413', 8) +
    (pull === undefined
      ? ''
      : line(`M${f1(s[0] - 8)} ${f1(s[1])}L${h[0] + 58} ${h[1] - 1}`, '#d8c49a', 3.4) +
        flat(
          poly([
            [h[0] + 54, h[1] - 8],
            [h[0] + 80, h[1] - 1],
            [h[0] + 54, h[1] + 6],
          ]),
          '#dfe4ea',
        ) +
        flat(
          poly([
            [s[0] - 2, s[1]],
            [s[0] - 10, s[1] - 8],
            [s[0] + 16, s[1]],
            [s[0] - 10, s[1] + 8],
          ]),
          '#a8382a',
        ))
  )
}
export function shieldAt(p: Point, c: string, c2: string, s: number): string {
  const d = blob(
    [
      [-46, -58],
      [0, -72],
      [46, -58],
      [46, 6],
      [26, 52],
      [0, 76],
      [-26, 52],
      [-46, 6],
    ],
    0.85,
  )
  return put(
    p,
    -6,
    s,
    part(d, '#6d727c', { rim: 0.6 }) +
      part(
        blob(
          [
            [-37, -48],
            [0, -60],
            [37, -48],
            [37, 4],
            [20, 44],
            [0, 62],
            [-20, 44],
            [-37, 4],
          ],
          0.85,
        ),
        c,
        { ink: 1.6 },
      ) +
      flat(
        poly([
          [0, -44],
          [24, -4],
          [0, 40],
          [-24, -4],
        ]),
        c2,
      ) +
      line(
        poly([
          [0, -44],
          [24, -4],
          [0, 40],
          [-24, -4],
        ]),
        INK,
        1.6,
      ) +
      part(oval(0, -2, 9), '#d9b45b', { ink: 1.6 }),
  )
}
