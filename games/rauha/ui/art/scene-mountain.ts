import type { Dice } from '@runatal/look/stone/chance.ts'
import { cloud, mist, range, ridge, type Scene, type SceneWish, sky, sun, fall } from './land.ts'
import { type Point, circle, fix, path, polygon } from './pen.ts'
import { conifer } from './plants.ts'
import { temple } from './buildings.ts'

export function mountain(random: Dice, o: SceneWish, uid: string): Scene {
  let s = sky('mountain', uid)
  let x
  let a
  s +=
    sun(30 + random() * 140, 34 + random() * 12, 9, '#fffdf0', '#fff4c9', `${uid}h`) +
    cloud(random() * 190, 30 + random() * 20, 1.2, '#fff', 0.85) +
    cloud(random() * 190, 58, 0.8, '#fff', 0.7)
  const cut = s.length
  s +=
    range(random, 128, 62, 5, { lit: '#c6d6ea', dark: '#a3bbd9', snow: '#f8fcff', snow2: '#dfeaf6' }).svg +
    mist(84, 46, 0.75, uid)
  const R = range(random, 150, 30, 3, { lit: '#9aa6bf', dark: '#5f6f95', snow: '#ffffff', snow2: '#c9d9ee' })
  s += R.svg
  const tallest = R.peaks[0]!
  s +=
    cloud(tallest.x - 20, 104, 1.1, '#fff', 0.75) +
    cloud(tallest.x + 44, 112, 0.9, '#fff', 0.7) +
    mist(120, 34, 0.5, uid)
  if (o.age === 2) {
    x = tallest.x + (tallest.x < 100 ? 28 : -28)
    s +=
      path(`M${fix(x - 26)} 150L${fix(x - 17)} 107L${fix(x + 18)} 106L${fix(x + 28)} 150Z`, '#7d89a8') +
      path(`M${fix(x + 4)} 106L${fix(x + 18)} 106L${fix(x + 28)} 150L${fix(x + 8)} 150Z`, '#56648a') +
      temple(x, 108, 1.02, '#fdf3dd', '#b08d6a', '#d08b4a')
  }
  a = ridge(random, 146, 7, 1.3)
  s += path(a.d, '#6d9a78') + path(a.d, '#c6d98d', ' opacity=".35"')
  for (x = 0; x < 204; x += 7 + random() * 10) s += conifer(x, a.h(x) + 4, 11 + random() * 12, '#4b8068', '#83b184')
  const n = o.water
  // One waterfall a Source.
  if (n > 0) {
    const cliff = (
      [
        [-4, 122],
        [24, 111],
        [52, 116],
        [78, 106],
        [112, 113],
        [140, 105],
        [172, 112],
        [204, 107],
      ] as const
    ).map(([left, top]): Point => [left, top + random() * 6])
    s += polygon([...cliff, [204, 174], [-4, 174]], '#8793b1')
    for (let i = 0; i < 7; i++) {
      const [left, top] = cliff[i]!
      const [right, rightTop] = cliff[i + 1]!
      s += polygon(
        [
          [left, top],
          [right, rightTop],
          [right - 6, 174],
          [left + 14, 174],
        ],
        i % 2 ? '#66749a' : '#7683a6',
      )
      s += `<path d="M${fix(left)} ${fix(top)}L${fix(right)} ${fix(rightTop)}" stroke="#a9c98a" stroke-width="3" stroke-linecap="round"/>`
    }
    for (let i = 0; i < n; i++) {
      x = (200 / (n + 1)) * (i + 1) + (random() - 0.5) * 12
      s += fall(x, 109, 152, 8 + random() * 2.5 - n * 0.6)
    }
  }
  if (!o.lake) {
    a = ridge(random, 170, 8, 1.4)
    s += path(a.d, '#4b7f62')
    for (let i = 0; i < 5; i++) {
      x = i * 46 + random() * 26
      s +=
        polygon(
          [
            [x - 9, a.h(x) + 8],
            [x - 6, a.h(x) - 3],
            [x + 1, a.h(x) - 7],
            [x + 8, a.h(x) - 1],
            [x + 10, a.h(x) + 8],
          ],
          '#8d97b0',
        ) +
        polygon(
          [
            [x + 1, a.h(x) - 7],
            [x + 8, a.h(x) - 1],
            [x + 10, a.h(x) + 8],
            [x + 2, a.h(x) + 8],
          ],
          '#64718f',
        )
    }
    for (let i = 0; i < 14; i++) {
      x = random() * 200
      s += circle(x, a.h(x) + 4 + random() * 10, 1.3, i % 2 ? '#fff' : '#ffd97a')
    }
  }
  return { sky: s.slice(0, cut), land: s.slice(cut) }
}
