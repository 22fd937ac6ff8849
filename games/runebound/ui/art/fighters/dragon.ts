import { gashes } from './gashes.ts'
import type { Looks } from './looks.ts'
import {
  between,
  blob,
  f1,
  flat,
  glow,
  INK,
  lerp,
  line,
  mix,
  oval,
  part,
  poly,
  spline,
  taper,
  TINT,
  told,
  type Point,
} from './shapes.ts'
import type { Act } from './stances.ts'

/** A dragon, whose wings rise with what it does. */
export function dragon(q: Looks, act: Act, wounds: number): string {
  const c = q.cloth
  const d = mix(c, '#000000', 0.3)
  const belly = q.belly ?? '#d8a45a'
  const k = wounds * 6
  const st = act === 'strike' ? 30 : act === 'hit' ? -22 : 0
  let s = ''
  const wing = (f: boolean) => {
    const c0 = f ? mix(c, TINT, 0.5) : c
    const skin = q.wing ?? '#6d1f1a'
    const m = f ? mix(skin, TINT, 0.45) : skin
    const o: Point = f ? [54, -14] : [0, 0]
    const root: Point = [150 + o[0], 196 + k + o[1]]
    const w: Point = [66 + o[0], 44 + k + o[1]]
    const tips = TIPS.map(([x, y]): Point => [x + o[0] * 1.2, y + k + o[1]])
    let mem = `M${told(root)}L${told(w)}`
    for (const [i, t] of tips.entries()) {
      const last = tips[i - 1]
      mem +=
        last === undefined
          ? `L${told(t)}`
          : `Q${f1(lerp(last[0], t[0], 0.5) + 24)} ${f1(lerp(last[1], t[1], 0.5) + 6)} ${told(t)}`
    }
    mem += `Q${f1(lerp(60, root[0], 0.5))} ${f1(root[1] + 36)} ${told(root)}Z`
    return (
      part(mem, m, {
        sx: 34,
        sy: 10,
        in:
          tips
            .map(t =>
              line(
                `M${told(w)}Q${f1(lerp(w[0], t[0], 0.5) - 4)} ${f1(lerp(w[1], t[1], 0.5) - 18)} ${told(t)}`,
                mix(m, '#000000', 0.5),
                5,
              ),
            )
            .join('') +
          (wounds > 1 && !f
            ? flat('M-40 120l26 14 -6 30 -30 -10zM-20 190l18 6 4 22 -24 -8z', '#1a0a0a', 'opacity=".55"')
            : ''),
      }) +
      part(taper([root, between(root, w, 0.5), w, tips[0]!], [34, 24, 18, 4]), c0) +
      part(
        poly([
          [w[0] - 8, w[1] + 2],
          [w[0] + 6, w[1] - 34],
          [w[0] + 14, w[1] + 6],
        ]),
        '#e8dcc0',
        { ink: 1.8, sx: 4 },
      )
    )
  }
  s +=
    wing(true) +
    part(
      taper(
        [
          [110, 330 + k],
          [30, 352],
          [-50, 396],
          [-120, 404],
          [-168, 372],
        ],
        [86, 62, 42, 24, 5],
      ),
      c,
      { sx: 20 },
    )
  s += part(
    taper(
      [
        [230, 300 + k],
        [276, 356],
        [286, 414],
      ],
      [60, 36, 26],
    ),
    mix(c, TINT, 0.45),
    { rim: 0.3 },
  )
  s += part(
    blob(
      [
        [70, 300 + k],
        [96, 226 + k],
        [166, 184 + k],
        [236, 190 + k],
        [276, 242 + k],
        [272, 312 + k],
        [228, 368 + k],
        [146, 388],
        [86, 370],
      ],
      1,
    ),
    c,
    {
      sx: 36,
      sy: 14,
      in: [0, 1, 2, 3, 4, 5]
        .map(
          i =>
            flat(
              blob(
                [
                  [196 + i * 2, 214 + i * 27 + k],
                  [284, 206 + i * 27 + k],
                  [288, 232 + i * 27 + k],
                  [200 - i * 4, 238 + i * 27 + k],
                ],
                0.7,
              ),
              mix(belly, '#000000', i * 0.06),
            ) +
            line(
              `M192 ${238 + i * 27 + k}Q240 ${246 + i * 27 + k} 286 ${232 + i * 27 + k}`,
              mix(belly, '#000000', 0.5),
              2,
            ),
        )
        .join(''),
    },
  )
  s +=
    part(
      taper(
        [
          [122, 322 + k],
          [76, 372],
          [112, 414],
        ],
        [98, 58, 34],
      ),
      c,
      { sx: 24 },
    ) +
    part('M86 408Q84 430 92 430H162Q164 412 128 402Z', d) +
    [0, 18, 36]
      .map(i =>
        part(
          poly([
            [112 + i, 420],
            [142 + i, 432],
            [110 + i, 431],
          ]),
          '#e8dcc0',
          { ink: 1.4, sx: 3 },
        ),
      )
      .join('')
  s +=
    part(
      taper(
        [
          [214, 290 + k],
          [236, 352],
          [224, 412],
        ],
        [64, 42, 28],
      ),
      c,
      { sx: 16 },
    ) +
    part('M204 406Q202 430 208 430H270Q272 414 238 402Z', d) +
    [0, 16, 32]
      .map(i =>
        part(
          poly([
            [226 + i, 420],
            [254 + i, 432],
            [224 + i, 431],
          ]),
          '#e8dcc0',
          { ink: 1.4, sx: 3 },
        ),
      )
      .join('')
  const H: Point = [306 + st, 86 + k * 2 + (act === 'kneel' ? 150 : 0) - st * 0.2]
  const neck: readonly [Point, Point, Point, Point] = [
    [214, 226 + k],
    [262 - st * 0.3, 186 + k],
    [236 - st * 0.2, 122 + k + (act === 'kneel' ? 60 : 0)],
    [H[0] - 34, H[1] - 4],
  ]
  for (let i = 0; i < 7; i++) {
    const q1 = spline(neck, Math.min(2, Math.floor((i / 7) * 3)), ((i / 7) * 3) % 1)
    s += part(
      poly([
        [q1[0] - 30, q1[1] - 4],
        [q1[0] - 62, q1[1] - 34],
        [q1[0] - 14, q1[1] - 26],
      ]),
      d,
      { ink: 1.8, sx: 6 },
    )
  }
  s += part(taper(neck, [108, 84, 66, 56]), c, {
    sx: 22,
    in: line(
      `M${neck[0][0] + 38} ${neck[0][1]}Q${neck[1][0] + 34} ${neck[1][1]} ${neck[2][0] + 24} ${neck[2][1]}T${H[0] - 22} ${H[1] + 18}`,
      belly,
      22,
    ),
  })
  s += wing(false)
  const j = act === 'strike' || act === 'cast' ? 26 : 12
  const [x, y] = H
  s +=
    part(
      taper(
        [
          [x - 30, y - 20],
          [x - 76, y - 52],
          [x - 92, y - 106],
        ],
        [30, 20, 2],
      ),
      '#d8cba8',
    ) +
    part(
      taper(
        [
          [x - 14, y - 30],
          [x - 40, y - 76],
          [x - 32, y - 128],
        ],
        [28, 18, 2],
      ),
      '#e8dcc0',
    )
  s +=
    part(
      blob(
        [
          [x - 34, y + 16],
          [x + 10, y + 26 + j],
          [x + 76, y + 28 + j],
          [x + 70, y + 44 + j],
          [x + 6, y + 48 + j],
          [x - 38, y + 38],
        ],
        0.8,
      ),
      d,
    ) +
    (j > 20 || q.fire ? glow(x + 70, y + 30, 84, '#ff8a2a', 0.95) + glow(x + 56, y + 30, 40, '#fff0b0', 0.95) : '') +
    part(
      blob(
        [
          [x - 46, y - 14],
          [x - 18, y - 42],
          [x + 18, y - 34],
          [x + 46, y - 16],
          [x + 88, y - 12],
          [x + 98, y + 6],
          [x + 80, y + 20],
          [x + 24, y + 22],
          [x - 20, y + 32],
          [x - 48, y + 16],
        ],
        0.8,
      ),
      c,
      { sx: 24, sy: 10 },
    )
  s +=
    [10, 28, 46, 64, 80]
      .map(i =>
        flat(
          poly([
            [x + i - 6, y + 18],
            [x + i, y + 36],
            [x + i + 6, y + 17],
          ]),
          '#fbf1d8',
        ),
      )
      .join('') +
    [18, 38, 58]
      .map(i =>
        flat(
          poly([
            [x + i - 5, y + 31 + j],
            [x + i, y + 15 + j],
            [x + i + 5, y + 31 + j],
          ]),
          '#fbf1d8',
        ),
      )
      .join('') +
    flat(oval(x + 86, y - 2, 5, 3), '#120606') +
    glow(x + 18, y - 14, 26, q.eye ?? '#ffd23e', 1) +
    flat(
      poly([
        [x + 6, y - 12],
        [x + 20, y - 21],
        [x + 32, y - 11],
        [x + 18, y - 7],
      ]),
      '#fff3b8',
    ) +
    flat(
      poly([
        [x + 18, y - 20],
        [x + 22, y - 14],
        [x + 18, y - 8],
      ]),
      '#1c0808',
    ) +
    line(`M${x} ${y - 24}L${x + 38} ${y - 18}`, INK, 5)
  if (q.crown)
    s += part(
      poly([
        [x - 34, y - 34],
        [x - 44, y - 66],
        [x - 24, y - 50],
        [x - 12, y - 76],
        [x - 2, y - 48],
        [x + 16, y - 64],
        [x + 12, y - 34],
      ]),
      q.crown,
      { sx: 8 },
    )
  return (
    s +
    gashes(
      q,
      [
        [160, 262 + k],
        [236, 270 + k],
        [130, 320 + k],
        [240, 170 + k],
        [200, 340],
        [x - 6, y + 6],
      ],
      wounds,
    )
  )
}

const TIPS: readonly Point[] = [
  [-96, 8],
  [-118, 108],
  [-76, 186],
  [-14, 232],
  [60, 262],
]
