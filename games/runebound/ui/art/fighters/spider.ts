import { gashes } from './gashes.ts'
import type { Looks } from './looks.ts'
import {
  between,
  blob,
  flat,
  glow,
  lerp,
  line,
  mix,
  oval,
  part,
  poly,
  taper,
  TINT,
  told,
  turned,
  type Point,
} from './shapes.ts'
import type { Act } from './stances.ts'

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

const EYES: readonly Point[] = [
  [256, 256],
  [270, 262],
  [264, 280],
  [278, 284],
  [250, 272],
]
