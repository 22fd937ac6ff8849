import type { Dice } from '@runatal/look/stone/chance.ts'
import { mist, range, ridge, type Scene, type SceneWish, sky, sun } from './land.ts'
import { circle, ellipse, fix, path } from './pen.ts'
import { GEMS, gem } from './plants.ts'
import { tower } from './buildings.ts'

export function crystal(random: Dice, o: SceneWish, uid: string): Scene {
  let s = sky('crystal', uid)
  let x
  let a
  const mx = 45 + random() * 110
  const my = 40 + random() * 14
  s +=
    sun(mx, my, 17, '#fff7ff', '#fff', `${uid}h`) +
    circle(mx + 5, my - 4, 14, '#efe3fb', ' opacity=".8"') +
    ellipse(
      mx,
      my,
      30,
      5,
      'none',
      ` stroke="#fff" stroke-width="1.6" opacity=".85" transform="rotate(-18 ${fix(mx)} ${fix(my)})"`,
    )
  for (let i = 0; i < 22; i++)
    s += circle(random() * 200, random() * 74, 0.5 + random() * 0.9, '#fff', ' opacity=".85"')
  for (let i = 0; i < 2; i++)
    s += path(
      `M-5 ${fix(48 + i * 18)}C50 ${fix(20 + i * 20)} 90 ${fix(74 + i * 8)} 205 ${fix(30 + i * 22)}L205 ${fix(46 + i * 22)}C100 ${fix(92 + i * 6)} 50 ${fix(44 + i * 18)} -5 ${fix(66 + i * 18)}Z`,
      i ? '#b9f2e6' : '#fff',
      ' opacity=".28"',
    )
  const cut = s.length
  s += range(random, 112, 66, 4, { lit: '#cdc3f3', dark: '#a99fe0' }).svg + mist(80, 40, 0.7, uid)
  for (let i = 0; i < 9; i++) {
    x = i * 24 + random() * 14
    s += gem(x, 122, 3 + random() * 3, 18 + random() * 18, (random() - 0.5) * 10, {
      a: '#eadffc',
      b: '#c4b6ef',
      c: '#a596dd',
    })
  }
  a = ridge(random, 124, 6, 1.4)
  s += path(a.d, '#a5dfe2') + path(ridge(random, 134, 5, 1.2).d, '#7cc9d3')
  for (let i = 0; i < 6; i++) {
    x = random() * 200
    s += ellipse(x, 136 + random() * 14, 14 + random() * 16, 2, '#e9ffff', ' opacity=".6"')
  }
  const main = 60 + random() * 80
  const k = Math.floor(random() * 4)
  s += ellipse(main, 154, 52, 10, '#fff', ' opacity=".35"')
  ;(
    [
      [-34, 0.5],
      [32, 0.55],
      [-19, 0.78],
      [20, 0.82],
      [0, 1.08],
      [-8, 0.55],
      [11, 0.5],
    ] as const
  ).forEach((q, i) => {
    s += gem(
      main + q[0] * 1.15,
      152 + (i > 4 ? 8 : Math.abs(q[0]) * 0.1),
      10 * (0.55 + q[1] * 0.5),
      78 * q[1] * (0.9 + random() * 0.2),
      q[0] * 0.42 + (random() - 0.5) * 6,
      GEMS[(k + (i % 3 === 1 ? 1 : 0)) % 4]!,
    )
  })
  if (o.age === 2) {
    x = main < 100 ? main + 62 : main - 62
    s +=
      tower(x, 150, 9, 36, '#fbf4ff', '#c6b2e6', '#5aa7c4', 'dome') +
      tower(x + 12, 153, 7, 22, '#f3e9ff', '#b8a4dd', '#7f6ad0', 'dome') +
      tower(x - 11, 154, 7, 16, '#f8f0ff', '#c1aee2', '#5aa7c4', 'dome')
  }
  a = ridge(random, 166, 6, 1.6)
  s += path(a.d, '#4fa9bd') + path(ridge(random, 180, 5, 1.4).d, '#2f83a0')
  for (let i = 0; i < 6; i++) {
    x = i * 38 + random() * 20 - 8
    s += gem(x, a.h(x) + 10, 3.4 + random() * 3, 14 + random() * 16, (random() - 0.5) * 14, GEMS[(k + 2 + i) % 4]!)
  }
  for (let i = 0; i < 8; i++) {
    x = main + (random() - 0.5) * 90
    const y = 80 + random() * 60
    const q = 1.5 + random() * 2.4
    s += path(
      `M${fix(x)} ${fix(y - q * 1.6)}L${fix(x + q * 0.35)} ${fix(y - q * 0.35)}L${fix(x + q * 1.6)} ${fix(y)}L${fix(x + q * 0.35)} ${fix(y + q * 0.35)}L${fix(x)} ${fix(y + q * 1.6)}L${fix(x - q * 0.35)} ${fix(y + q * 0.35)}L${fix(x - q * 1.6)} ${fix(y)}L${fix(x - q * 0.35)} ${fix(y - q * 0.35)}Z`,
      '#fff',
      ' opacity=".95"',
    )
  }
  return { sky: s.slice(0, cut), land: s.slice(cut) }
}
