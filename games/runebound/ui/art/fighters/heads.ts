import type { Looks } from './looks.ts'
import { blob, direction, f1, flat, glow, line, mix, oval, part, poly, taper } from './shapes.ts'
import type { Act, Pose } from './stances.ts'

/** A face, a helmet, a hood, a hat, a skull, a mask. */
export function headOf(q: Looks, p: Pose, wounds: number, act: Act): string {
  const [x, y] = p.head
  const sk = q.skin
  const metal = q.metal ?? '#8b919d'
  const k = q.head
  const tilt = direction(p.neck, p.head) + 66 + (act === 'kneel' ? 24 : act === 'hit' ? -12 : wounds * 2)
  let s = ''
  const neck = part(taper([p.neck, [x - 2, y + 14]], [30, 26]), q.neck ?? sk, { rim: 0.5 })
  const face = () =>
    part(
      blob(
        [
          [-20, -24],
          [4, -32],
          [22, -18],
          [23, -4],
          [30, 6],
          [23, 10],
          [21, 20],
          [8, 32],
          [-10, 26],
          [-22, 6],
        ],
        0.82,
      ),
      sk,
      { sx: 16 },
    ) +
    eye(12, -4, q.eye) +
    line('M3 -13L18 -10', mix(sk, '#2a1008', 0.8), 3.4) +
    line('M12 18Q17 19 21 16', mix(sk, '#2a1008', 0.75), 2.4) +
    (q.race !== 'undead' ? part('M-12 -4Q-20 -8 -17 4Q-13 12 -8 8Z', sk, { ink: 1.8, sx: 5 }) : '')
  const skull = () =>
    part(
      blob(
        [
          [-24, -14],
          [-8, -34],
          [16, -30],
          [26, -10],
          [24, 6],
          [22, 14],
          [20, 26],
          [2, 28],
          [-4, 14],
          [-20, 10],
        ],
        0.8,
      ),
      sk,
      { sx: 16 },
    ) +
    flat(oval(12, -4, 8, 8), '#120a0c') +
    flat(oval(-5, -3, 6, 7), '#120a0c') +
    eye(12, -4, q.eye ?? '#8dffb0') +
    flat(
      poly([
        [22, 4],
        [26, 12],
        [19, 12],
      ]),
      '#120a0c',
    ) +
    line('M2 19H20M6 15V25M11 15V26M16 15V25', '#2a1d18', 2)
  if (q.mane)
    s += part(
      taper(
        [
          [-14, -14],
          [-40, 6],
          [-48, 50],
          [-34 - wounds * 4, 92],
        ],
        [30, 32, 26, 5],
      ),
      q.mane,
    )
  if (k === 'helm')
    s +=
      part(
        blob(
          [
            [-28, 10],
            [-30, -16],
            [-10, -40],
            [18, -36],
            [30, -14],
            [30, 8],
            [24, 30],
            [4, 36],
            [-20, 28],
          ],
          0.85,
        ),
        metal,
        { sx: 18, rim: 0.66 },
      ) +
      flat('M4 -10H32V-3L4 -1Z', '#0c0706') +
      eye(19, -6, q.eye ?? '#ffdf9a') +
      line('M6 8V26M13 6V28M20 6V26', '#2a2320', 2.4) +
      line('M-8 -38Q4 -20 2 34', mix(metal, '#000000', 0.4), 2.4) +
      (q.plume
        ? part(
            taper(
              [
                [6, -38],
                [-18, -62],
                [-56, -52],
                [-78, -14],
              ],
              [10, 28, 26, 4],
            ),
            q.plume,
          )
        : '') +
      (q.horns
        ? part(
            taper(
              [
                [-16, -30],
                [-36, -58],
                [-22, -88],
              ],
              [17, 13, 2],
            ),
            '#d8cba8',
          ) +
          part(
            taper(
              [
                [18, -34],
                [34, -62],
                [62, -74],
              ],
              [17, 13, 2],
            ),
            '#d8cba8',
          )
        : '')
  else if (k === 'hood')
    s +=
      flat(
        blob(
          [
            [-18, -22],
            [6, -30],
            [26, -10],
            [24, 16],
            [6, 30],
            [-16, 18],
          ],
          0.9,
        ),
        '#170c0d',
      ) +
      (q.openFace ? face() : eye(14, -3, q.eye ?? '#ffdf9a') + eye(1, -2, q.eye ?? '#ffdf9a')) +
      part(
        'M34 -8Q26 -46 -8 -46Q-44 -36 -42 8Q-40 38 -22 44Q2 50 18 38Q-8 30 -10 2Q-8 -26 14 -28Q28 -26 34 -8Z',
        q.hood ?? q.cloak ?? q.cloth,
        { sx: 14 },
      ) +
      (q.maskC
        ? part(
            blob(
              [
                [2, 4],
                [26, 2],
                [24, 20],
                [8, 32],
                [-6, 22],
              ],
              0.8,
            ),
            q.maskC,
            { ink: 1.8 },
          )
        : '')
  else if (k === 'hat')
    s +=
      face() +
      hair(q.hair ?? '#cfc6b4') +
      part('M-62 -14Q-10 -42 58 -18Q40 -6 0 -10Q-30 -8 -62 -14Z', q.hat ?? q.cloth, { sx: 10 }) +
      part('M-28 -20Q-22 -62 -2 -88Q-18 -104 -40 -92Q8 -128 16 -76Q22 -48 28 -22Q0 -32 -28 -20Z', q.hat ?? q.cloth, {
        sx: 14,
      }) +
      line('M-27 -24Q0 -36 28 -25', q.gilt ?? '#c79c4a', 5)
  else if (k === 'skull')
    s +=
      skull() +
      (q.crown
        ? part(
            poly([
              [-26, -22],
              [-34, -62],
              [-16, -42],
              [-6, -74],
              [6, -44],
              [22, -68],
              [22, -40],
              [36, -54],
              [28, -18],
              [0, -30],
            ]),
            q.crown,
            { sx: 10 },
          )
        : '') +
      (q.horns
        ? part(
            taper(
              [
                [-16, -24],
                [-40, -44],
                [-36, -76],
              ],
              [15, 11, 2],
            ),
            '#3a2a30',
          ) +
          part(
            taper(
              [
                [14, -28],
                [36, -56],
                [62, -58],
              ],
              [15, 11, 2],
            ),
            '#3a2a30',
          )
        : '')
  else if (k === 'mask')
    s +=
      hair(q.hair ?? '#2a1c16') +
      part(
        blob(
          [
            [-22, -24],
            [4, -34],
            [24, -20],
            [26, 4],
            [20, 24],
            [4, 34],
            [-14, 24],
            [-22, 4],
          ],
          0.85,
        ),
        '#e6dcc4',
        { sx: 16 },
      ) +
      flat(
        poly([
          [4, -8],
          [22, -8],
          [18, 0],
          [6, 0],
        ]),
        '#120a0c',
      ) +
      flat(
        poly([
          [-14, -8],
          [-2, -8],
          [-4, 0],
          [-12, 0],
        ]),
        '#120a0c',
      ) +
      line('M4 18Q12 14 18 17', '#7a1f1f', 3) +
      flat(
        poly([
          [12, 2],
          [15, 14],
          [10, 14],
        ]),
        '#a8322a',
      )
  else if (k === 'brute')
    s +=
      part(
        blob(
          [
            [-28, -18],
            [-6, -34],
            [20, -28],
            [32, -8],
            [34, 14],
            [24, 30],
            [0, 36],
            [-24, 22],
          ],
          0.85,
        ),
        sk,
        { sx: 18 },
      ) +
      eye(16, -6, q.eye ?? '#ffcf5a') +
      line('M2 -15L24 -13', mix(sk, '#2a1008', 0.8), 6) +
      line('M4 20Q18 16 30 20', '#2a1008', 4) +
      part(
        poly([
          [12, 20],
          [16, 4],
          [20, 20],
        ]),
        '#f2e8cf',
        { ink: 1.4, sx: 3 },
      ) +
      part(
        poly([
          [24, 20],
          [28, 6],
          [31, 19],
        ]),
        '#f2e8cf',
        { ink: 1.4, sx: 3 },
      ) +
      (q.horns
        ? part(
            taper(
              [
                [-18, -24],
                [-44, -42],
                [-42, -74],
              ],
              [16, 12, 2],
            ),
            '#3a2a22',
          ) +
          part(
            taper(
              [
                [14, -30],
                [38, -56],
                [64, -60],
              ],
              [16, 12, 2],
            ),
            '#3a2a22',
          )
        : '')
  else {
    s += face()
    if (q.hair) s += hair(q.hair)
    if (q.beard)
      s += part(
        blob(
          [
            [26, 8],
            [22, 22],
            [26, 46],
            [8, 78],
            [-8, 62],
            [-20, 34],
            [-20, 12],
            [0, 20],
          ],
          0.8,
        ),
        q.beard,
        { sx: 14, in: line('M6 30L8 66M-6 28L-4 54M16 26L18 48', mix(q.beard, '#000000', 0.35), 2.4) },
      )
    if (q.circlet)
      s += line('M-24 -14Q0 -30 24 -18', q.circlet, 5) + part(oval(16, -21, 5), q.orb ?? '#8fd8ff', { ink: 1.4 })
    if (q.cap)
      s +=
        part('M-30 -8Q-32 -42 2 -44Q30 -42 30 -18Q0 -30 -30 -8Z', q.cap, { sx: 12 }) +
        line('M-30 -9Q0 -31 30 -18', mix(q.cap, '#000000', 0.4), 4)
    if (q.crown)
      s += part(
        poly([
          [-26, -22],
          [-32, -58],
          [-16, -40],
          [-6, -70],
          [6, -42],
          [20, -66],
          [22, -40],
          [34, -52],
          [28, -18],
          [0, -30],
        ]),
        q.crown,
        { sx: 10 },
      )
  }
  return (
    neck + `<g transform="translate(${f1(x)} ${f1(y)}) rotate(${f1(tilt - 4)}) scale(${q.headScale ?? 1})">${s}</g>`
  )
}

const eye = (ex: number, ey: number, c: string | undefined) =>
  c !== undefined
    ? glow(ex, ey, 13, c, 0.95) +
      flat(
        poly([
          [ex - 6, ey - 1],
          [ex, ey - 3.6],
          [ex + 6, ey - 2],
          [ex, ey + 3],
        ]),
        mix(c, '#ffffff', 0.55),
      )
    : flat(
        poly([
          [ex - 5, ey - 1],
          [ex + 1, ey - 3],
          [ex + 6, ey],
          [ex, ey + 3],
        ]),
        '#fff6e4',
      ) + flat(oval(ex + 1.6, ey, 2.2), '#1c0f08')

const hair = (c: string) =>
  part(
    blob(
      [
        [-24, 6],
        [-30, -18],
        [-8, -42],
        [22, -34],
        [26, -20],
        [8, -22],
        [-6, -14],
        [-10, 2],
        [-14, 18],
      ],
      0.9,
    ),
    c,
    { sx: 12 },
  )
