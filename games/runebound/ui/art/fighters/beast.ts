import { gashes } from './gashes.ts'
import type { Looks } from './looks.ts'
import { blob, flat, glow, line, mix, part, poly, taper, TINT, told, type Point } from './shapes.ts'
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
