import type { Dice } from '@runatal/look/stone/chance.ts'
import { cloud, ridge, type Scene, type SceneWish, sky, sun } from './land.ts'
import { fix, path } from './pen.ts'

export function desert(random: Dice, o: SceneWish, uid: string): Scene {
  let s = sky('desert', uid)
  let x
  let a
  let y
  s +=
    sun(40 + random() * 120, 58, 16, '#fffbe8', '#fff0b8', `${uid}h`) + cloud(random() * 180, 30, 0.9, '#fff6df', 0.6)
  const cut = s.length
  for (let i = 0; i < 3; i++)
    s += path(
      `M-5 ${fix(84 + i * 6)}C50 ${fix(76 + i * 6)} 120 ${fix(94 + i * 5)} 205 ${fix(80 + i * 7)}V200H-5Z`,
      ['#f6cd98', '#f2bf88', '#edb27a'][i]!,
      ' opacity=".7"',
    )
  x = 50 + random() * 100
  const w = 34 + random() * 12
  const h = 52 + random() * 12
  const by = 124 /* the great arch */
  s += path(
    `M${fix(x - w)} ${by}C${fix(x - w * 1.05)} ${fix(by - h * 0.6)} ${fix(x - w * 0.8)} ${fix(by - h * 1.05)} ${fix(x - w * 0.1)} ${fix(by - h)}C${fix(x + w * 0.7)} ${fix(by - h * 0.98)} ${fix(x + w * 1.15)} ${fix(by - h * 0.7)} ${fix(x + w * 1.1)} ${by}L${fix(x + w * 0.62)} ${by}C${fix(x + w * 0.6)} ${fix(by - h * 0.5)} ${fix(x + w * 0.35)} ${fix(by - h * 0.7)} ${fix(x)} ${fix(by - h * 0.68)}C${fix(x - w * 0.4)} ${fix(by - h * 0.66)} ${fix(x - w * 0.5)} ${fix(by - h * 0.35)} ${fix(x - w * 0.45)} ${by}Z`,
    '#d98f63',
  )
  s += path(
    `M${fix(x - w * 0.1)} ${fix(by - h)}C${fix(x + w * 0.7)} ${fix(by - h * 0.98)} ${fix(x + w * 1.15)} ${fix(by - h * 0.7)} ${fix(x + w * 1.1)} ${by}L${fix(x + w * 0.82)} ${by}C${fix(x + w * 0.9)} ${fix(by - h * 0.6)} ${fix(x + w * 0.5)} ${fix(by - h * 0.86)} ${fix(x - w * 0.1)} ${fix(by - h)}Z`,
    '#b4653f',
    ' opacity=".8"',
  )
  for (let i = 0; i < 4; i++)
    s += `<path d="M${fix(x - w * 0.93)} ${fix(by - h * (0.15 + i * 0.16))}q${fix(w * 0.2)} -2 ${fix(w * 0.4)} 1" stroke="#f5bf8e" stroke-width="1.6" fill="none" opacity=".8"/>`
  ;[x - w * 1.9, x + w * 2].forEach(bx => {
    const hh = 16 + random() * 20
    const ww = 9 + random() * 7
    s +=
      path(
        `M${fix(bx - ww)} 122L${fix(bx - ww * 0.7)} ${fix(118 - hh)}L${fix(bx + ww * 0.5)} ${fix(115 - hh)}L${fix(bx + ww)} 122Z`,
        '#dd9a6b',
      ) +
      path(
        `M${fix(bx + ww * 0.1)} ${fix(116 - hh)}L${fix(bx + ww * 0.5)} ${fix(115 - hh)}L${fix(bx + ww)} 122L${fix(bx + ww * 0.2)} 122Z`,
        '#b96f48',
      )
  })
  ;(
    [
      [112, '#f0c489', '#dba066', 9],
      [130, '#e9b371', '#cf8f55', 11],
      [150, '#dfa05c', '#bd7a43', 11],
      [174, '#cd8a4a', '#a66536', 9],
    ] as const
  ).forEach((q, n) => {
    a = ridge(random, q[0], q[3], 1.1 + n * 0.15)
    s += path(a.d, q[1])
    for (let i = 0; i < 2; i++) {
      x = 20 + i * 95 + random() * 60
      y = a.h(x)
      s += path(
        `M${fix(x)} ${fix(y)}C${fix(x + 16)} ${fix(y + 9)} ${fix(x + 10)} ${fix(y + 22)} ${fix(x + 36)} ${fix(y + 36)}L${fix(x + 84)} ${fix(y + 36)}C${fix(x + 58)} ${fix(y + 20)} ${fix(x + 40)} ${fix(a.h(x + 40) - y < 0 ? y + 2 : a.h(x + 40))} ${fix(x)} ${fix(y)}Z`,
        q[2],
        ' opacity=".55"',
      )
    }
    for (let i = 0; i < 3; i++)
      s += `<path d="M${fix(random() * 160)} ${fix(q[0] + 10 + i * 4)}q16 -4 34 1" stroke="#fff1cf" stroke-opacity=".45" stroke-width="1" fill="none"/>`
  })
  for (let i = 0; i < 2; i++) {
    x = 26 + random() * 140
    y = 150 + random() * 18
    s += `<g stroke="#6f8a5a" stroke-width="4.4" stroke-linecap="round" fill="none"><path d="M${fix(x)} ${fix(y)}v-22M${fix(x)} ${fix(y - 8)}h-7v-7M${fix(x)} ${fix(y - 12)}h7v-6"/></g><path d="M${fix(x - 1.2)} ${fix(y)}v-21" stroke="#a9be82" stroke-width="1.2" stroke-linecap="round"/>`
  }
  return { sky: s.slice(0, cut), land: s.slice(cut) }
}
