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
  type Point,
  poly,
  spline,
  taper,
  TINT,
  told,
  turned,
} from './shapes.ts'
import type { Act } from './stances.ts'

/** A wolf, a boar, a hound of bones. */
export function beast(q: Looks, act: Act, wounds: number): string {
  const c = q.cloth
  const d = mix(c, '#000000', 0.25)
  const far = mix(c, TINT, 0.45)
  const up = act === 'strike' ? -18 : act === 'hit' ? 8 : wounds * 4
  const low = act === 'kneel' ? 40 : 0
  const B = q.bulk ?? 1
  let s = ''
  const leg = (x: number, y: number, k: Point, a: number, f: boolean) =>
    part(taper([[x, y], k, [a, 414]], [50 * B, 26, 17]), f ? far : c, { rim: f ? 0.3 : 0.72, sx: 14 }) +
    part(`M${a - 14} 408Q${a - 16} 430 ${a - 10} 430H${a + 32}Q${a + 34} 416 ${a + 10} 406Z`, f ? far : d, {
      rim: 0.5,
    }) +
    [0, 10, 20]
      .map(i =>
        flat(
          poly([
            [a + 8 + i, 424],
            [a + 20 + i, 433],
            [a + 6 + i, 431],
          ]),
          '#efe3c6',
        ),
      )
      .join('')
  s += q.tusks
    ? part(
        taper(
          [
            [66, 250 + low],
            [44, 258 + low],
            [36, 286 + low],
            [42, 306 + low],
          ],
          [14, 10, 9, 3],
        ),
        d,
      )
    : part(
        taper(
          [
            [70, 262 + low],
            [26, 236 + low],
            [-8, 250 + low],
            [-40, 226 + low],
          ],
          [30, 34, 30, 4],
        ),
        d,
      )
  s += leg(116, 292 + low, [96, 350], 66, true) + leg(258, 300 + low, [292, 352], 300, true)
  s += part(
    blob(
      [
        [66, 244 + low],
        [110, 210 + low],
        [180, 214 + low],
        [236, 190 + low + up],
        [286, 204 + low + up],
        [300, 256 + low],
        [276, 308 + low],
        [220, 318 + low],
        [150, 306 + low],
        [96, 320 + low],
        [60, 290 + low],
      ].map(([x, y]): Point => [x!, 262 + (y! - 262) * B]),
      0.95,
    ),
    c,
    {
      sx: 26,
      sy: 12,
      in:
        line(
          `M150 ${232 + low}Q170 ${262 + low} 156 ${300 + low}M214 ${226 + low}Q236 ${260 + low} 218 ${306 + low}`,
          mix(c, '#000000', 0.35),
          3,
        ) +
        (q.bones
          ? [0, 1, 2, 3, 4]
              .map(i =>
                line(
                  `M${132 + i * 22} ${226 + low}Q${146 + i * 22} ${266 + low} ${134 + i * 22} ${304 + low}`,
                  '#e8dcc0',
                  7,
                ),
              )
              .join('')
          : ''),
    },
  )
  s += leg(104, 288 + low, [130, 352], 108, false) + leg(246, 286 + low, [252, 352], 240, false)
  if (q.mane) {
    const m: Point[] = []
    for (let i = 0; i <= 9; i++) m.push([150 + i * 15, 214 + low - i * 5 + (up * i) / 9 - (i % 2 ? 30 : 4)])
    s += part(`M${m.map(told).join('L')}L300 ${170 + low + up}L296 ${220 + low + up}L170 ${244 + low}Z`, q.mane, {
      sx: 8,
    })
  }
  const hy = (q.tusks ? 206 : 172) + low + up
  const jaw = act === 'strike' ? 20 : 10
  s += part(
    taper(
      [
        [252, 226 + low + up],
        [286, 196 + low + up],
        [306, hy + 2],
      ],
      [96 * B, 80 * B, 66],
    ),
    c,
    { sx: 22 },
  )
  s +=
    part(
      blob(
        [
          [300, hy + 14],
          [330, hy + 24 + jaw],
          [372, hy + 26 + jaw],
          [366, hy + 38 + jaw],
          [322, hy + 42 + jaw],
          [292, hy + 32],
        ],
        0.8,
      ),
      d,
    ) +
    part(
      blob(
        [
          [276, hy - 20],
          [300, hy - 44],
          [330, hy - 34],
          [352, hy - 16],
          [390, hy - 6],
          [394, hy + 8],
          [376, hy + 16],
          [330, hy + 18],
          [296, hy + 26],
          [276, hy + 10],
        ],
        0.8,
      ),
      c,
      { sx: 20, sy: 9 },
    )
  s +=
    [330, 344, 358, 372]
      .map(x =>
        flat(
          poly([
            [x - 5, hy + 14],
            [x, hy + 28],
            [x + 5, hy + 13],
          ]),
          '#fbf1d8',
        ),
      )
      .join('') +
    [336, 352]
      .map(x =>
        flat(
          poly([
            [x - 5, hy + 28 + jaw],
            [x, hy + 15 + jaw],
            [x + 5, hy + 28 + jaw],
          ]),
          '#fbf1d8',
        ),
      )
      .join('') +
    flat(
      poly([
        [384, hy - 6],
        [394, hy - 2],
        [388, hy + 4],
      ]),
      '#120a0c',
    ) +
    glow(332, hy - 14, 20, q.eye ?? '#ffb23e', 0.95) +
    flat(
      poly([
        [322, hy - 12],
        [332, hy - 19],
        [342, hy - 12],
        [332, hy - 9],
      ]),
      mix(q.eye ?? '#ffb23e', '#ffffff', 0.5),
    )
  s +=
    part(
      poly([
        [288, hy - 34],
        [280, hy - 84],
        [312, hy - 42],
      ]),
      c,
      { sx: 10 },
    ) +
    part(
      poly([
        [270, hy - 28],
        [252, hy - 70],
        [288, hy - 40],
      ]),
      d,
      { sx: 8 },
    )
  if (q.tusks)
    s +=
      part(
        taper(
          [
            [366, hy + 16],
            [396, hy + 4],
            [402, hy - 36],
          ],
          [17, 13, 2],
        ),
        '#f2e8cf',
      ) +
      part(
        taper(
          [
            [346, hy + 20],
            [372, hy + 18],
            [386, hy - 18],
          ],
          [15, 11, 2],
        ),
        '#e0d4b4',
      )
  if (q.horns)
    s += part(
      taper(
        [
          [300, hy - 38],
          [272, hy - 70],
          [286, hy - 106],
        ],
        [18, 13, 2],
      ),
      '#d8cba8',
    )
  return (
    s +
    gashes(
      q,
      [
        [180, 262 + low],
        [236, 248 + low],
        [120, 276 + low],
        [300, hy + 4],
        [210, 296 + low],
        [262, 292 + low],
      ],
      wounds,
    )
  )
}

/** A spider; its queen rides on herself. */
export function spider(q: Looks, act: Act, wounds: number): string {
  const c = q.cloth
  const d = mix(c, '#000000', 0.3)
  const mark = q.mark ?? '#8b5cf6'
  const y = act === 'kneel' ? 60 : wounds * 5
  const st = act === 'strike' ? 26 : 0
  const bx = 196
  const by = 286 + y
  let s = ''
  const leg = (k: Point, foot: Point, w: number, f = false) =>
    part(
      taper(
        [[bx + 20, by - 4], k, [lerp(k[0], foot[0], 0.5) + (foot[0] > bx ? 8 : -8), lerp(k[1], foot[1], 0.5)], foot],
        [w, w * 0.8, w * 0.62, 3],
      ),
      f ? mix(c, TINT, 0.5) : c,
      { rim: f ? 0.3 : 0.78, sx: 5 },
    ) +
    [0.3, 0.55]
      .map(t => {
        const m = between(k, foot, t)
        return flat(oval(m[0] + (foot[0] > bx ? 5 : -5), m[1], w * 0.26, w * 0.12), mark, 'opacity=".8"')
      })
      .join('')
  s +=
    leg([50, 108 + y], [-40, 424], 22, true) +
    leg([128, 84 + y], [44, 426], 20, true) +
    leg([276, 92 + y - st], [344 + st, 416 - st * 2], 20, true) +
    leg([330, 114 + y - st], [430 + st, 408 - st * 3], 20, true)
  s += part(
    blob(
      [
        [0, 250 + y],
        [20, 176 + y],
        [90, 144 + y],
        [160, 176 + y],
        [190, 250 + y],
        [164, 316 + y],
        [90, 348 + y],
        [22, 322 + y],
      ],
      1,
    ),
    c,
    {
      sx: 34,
      sy: 16,
      rim: 0.8,
      in:
        flat(
          poly([
            [96, 176 + y],
            [128, 226 + y],
            [96, 250 + y],
            [64, 226 + y],
          ]),
          mark,
        ) +
        flat(
          poly([
            [96, 256 + y],
            [118, 288 + y],
            [96, 322 + y],
            [74, 288 + y],
          ]),
          mark,
        ) +
        line(
          `M40 ${200 + y}Q26 ${250 + y} 52 ${310 + y}M152 ${200 + y}Q168 ${250 + y} 140 ${310 + y}`,
          mix(c, '#000000', 0.4),
          4,
        ),
    },
  )
  s += part(
    blob(
      [
        [150, 280 + y],
        [170, 236 + y],
        [230, 226 + y],
        [276, 252 + y],
        [288, 292 + y],
        [262, 326 + y],
        [196, 332 + y],
        [158, 314 + y],
      ],
      1,
    ),
    d,
    { sx: 22, sy: 10 },
  )
  s +=
    leg([70, 190 + y], [4, 430], 25) +
    leg([148, 170 + y], [96, 430], 24) +
    leg([292, 168 + y - st], [324 + st, 430 - st * 2], 24) +
    leg([352, 176 + y - st], [404 + st, 430 - st * 3.4], 23)
  if (q.queen) {
    const t = act === 'strike' ? 10 : wounds * 3
    const sk = q.skin
    const hair = q.hair ?? '#140a1c'
    const R = (at: Point) => turned(at, [224, 240 + y], t)
    s += part(taper([R([206, 82 + y]), R([150, 96 + y]), R([120, 170 + y]), R([136, 232 + y])], [46, 52, 40, 6]), hair)
    s += part(taper([R([250, 132 + y]), R([296, 120 + y]), R([336, 78 + y])], [26, 22, 13]), mix(sk, TINT, 0.25), {
      rim: 0.4,
    })
    s +=
      part(
        blob(
          [
            R([190, 244 + y]),
            R([200, 200 + y]),
            R([182, 150 + y]),
            R([196, 122 + y]),
            R([240, 118 + y]),
            R([262, 136 + y]),
            R([252, 190 + y]),
            R([262, 246 + y]),
            R([226, 262 + y]),
          ],
          0.9,
        ),
        sk,
        { sx: 22 },
      ) +
      part(
        blob(
          [
            R([192, 246 + y]),
            R([200, 206 + y]),
            R([190, 160 + y]),
            R([214, 176 + y]),
            R([236, 158 + y]),
            R([258, 152 + y]),
            R([252, 196 + y]),
            R([262, 248 + y]),
            R([226, 264 + y]),
          ],
          0.8,
        ),
        q.cloth2 ?? '#3a1450',
        { sx: 18 },
      )
    s += `<g transform="translate(${told(R([228, 84 + y]))}) rotate(${t})">${part(
      blob(
        [
          [-20, -24],
          [4, -32],
          [22, -18],
          [23, -4],
          [29, 6],
          [22, 10],
          [19, 20],
          [8, 30],
          [-10, 26],
          [-22, 6],
        ],
        0.82,
      ),
      sk,
      { sx: 16 },
    )}${glow(12, -4, 16, '#ff3b5c', 1)}${flat(
      poly([
        [5, -3],
        [12, -8],
        [20, -4],
        [12, 0],
      ]),
      '#ffd0d6',
    )}${glow(9, -17, 7, '#ff3b5c', 1)}${glow(18, -15, 6, '#ff3b5c', 1)}${line('M10 18Q16 17 20 15', '#5a0f24', 3)}${part(
      blob(
        [
          [-24, 10],
          [-32, -18],
          [-10, -44],
          [22, -36],
          [26, -22],
          [4, -22],
          [-8, -8],
          [-10, 10],
          [-18, 26],
        ],
        0.9,
      ),
      hair,
      { sx: 12 },
    )}${part(
      poly([
        [-26, -26],
        [-40, -66],
        [-20, -46],
        [-12, -86],
        [0, -50],
        [16, -84],
        [18, -46],
        [38, -64],
        [26, -24],
        [0, -36],
      ]),
      '#d9b45b',
      { sx: 10 },
    )}</g>`
    s +=
      part(taper([R([192, 138 + y]), R([164, 190 + y]), R([214, 208 + y]), R([288, 178 + y])], [28, 25, 20, 13]), sk) +
      glow(R([292, 174 + y])[0], R([292, 174 + y])[1], 54, '#c79bff', 0.95)
  } else
    s +=
      glow(268, 268 + y, 18, '#ff3b4a', 1) +
      glow(280, 286 + y, 18, '#ff3b4a', 1) +
      EYES.map(([x, z]) => flat(oval(x, z + y, 5, 5.6), '#ff6a70') + flat(oval(x + 1, z + y - 1.4, 1.6), '#fff')).join(
        '',
      )
  s +=
    part(
      taper(
        [
          [274, 304 + y],
          [300, 316 + y],
          [298, 350 + y],
        ],
        [17, 15, 2],
      ),
      '#1c0f16',
      { rim: 0.8 },
    ) +
    part(
      taper(
        [
          [254, 316 + y],
          [272, 332 + y],
          [266, 362 + y],
        ],
        [17, 15, 2],
      ),
      '#1c0f16',
      { rim: 0.8 },
    )
  return (
    s +
    gashes(
      q,
      [
        [110, 230 + y],
        [212, 276 + y],
        [140, 290 + y],
        [70, 262 + y],
        [240, 300 + y],
        [120, 200 + y],
      ],
      wounds,
    )
  )
}

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

const EYES: readonly Point[] = [
  [256, 256],
  [270, 262],
  [264, 280],
  [278, 284],
  [250, 272],
]
const TIPS: readonly Point[] = [
  [-96, 8],
  [-118, 108],
  [-76, 186],
  [-14, 232],
  [60, 262],
]
