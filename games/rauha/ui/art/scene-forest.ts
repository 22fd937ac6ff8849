import type { Dice } from '@runatal/look/stone/chance.ts'
import { cloud, mist, ridge, type Ridge, type Scene, type SceneWish, sky, sun } from './land.ts'
import { circle, ellipse, fix, path, polygon } from './pen.ts'
import { conifer, broadleaf } from './plants.ts'
import { tower } from './buildings.ts'

export function forest(random: Dice, o: SceneWish, uid: string): Scene {
  let s = sky('forest', uid)
  let x
  let a: Ridge
  const sx = 40 + random() * 120
  s +=
    sun(sx, 48 + random() * 16, 10 + random() * 4, '#fffbe6', '#fff3b8', `${uid}h`) +
    cloud(random() * 180, 26 + random() * 18, 0.9, '#ffffff', 0.7) +
    cloud(random() * 180, 52 + random() * 12, 0.6, '#ffffff', 0.55)
  const cut = s.length
  a = ridge(random, 88, 13, 1.6)
  s += path(a.d, '#b5d8c6')
  a = ridge(random, 100, 11, 1.7)
  s += path(a.d, '#8ec3a8')
  for (x = -2; x < 204; x += 5 + random() * 4) s += conifer(x, a.h(x) + 3, 10 + random() * 9, '#86bba1')
  s += mist(86, 40, 0.7, uid)
  a = ridge(random, 118, 10, 1.4)
  s += path(a.d, '#5ea37f')
  for (x = 0; x < 204; x += 8 + random() * 7) s += conifer(x, a.h(x) + 4, 20 + random() * 16, '#4f9674', '#7dbb8c')
  s += mist(110, 34, 0.45, uid)
  a = ridge(random, 140, 9, 1.2)
  s += path(a.d, '#3f8a5f') + path(a.d, '#8dc069', ' opacity=".38"')
  const spots = []
  for (let i = 0; i < 5; i++) spots.push(14 + i * 43 + (random() - 0.5) * 26)
  spots.forEach((at, k) => {
    const h = 46 + random() * 34
    const y = a.h(at) + 8
    s += ellipse(at + 4, y, h * 0.22, 3, '#1f4f3a', ' opacity=".35"')
    s +=
      random() < 0.58
        ? conifer(at, y, h, k % 2 ? '#24664b' : '#2e7753', '#63ad73')
        : broadleaf(random, at, y, h * 0.95, k % 2 ? '#3a8a4f' : '#4f9a4a', '#a9d46b')
  })
  if (o.age === 2) {
    x = 70 + random() * 60
    const y0 = a.h(x) + 12
    s +=
      tower(x, y0, 11, 24, '#f3e2bd', '#c79f6d', '#b5563f') +
      tower(x + 14, y0 + 3, 9, 13, '#f7ead0', '#cfae80', '#8a4a3c') +
      tower(x - 13, y0 + 4, 8, 10, '#f0dcb5', '#c79f6d', '#a34d3a')
  }
  for (let i = 0; i < 3; i++)
    s += polygon(
      [
        [sx, 54],
        [sx - 60 + i * 44, 200],
        [sx - 40 + i * 48, 200],
      ],
      '#fff9d6',
      ' opacity=".13"',
    )
  a = ridge(random, 172, 8, 1.5)
  s += path(a.d, '#215a40')
  for (let i = 0; i < 26; i++) {
    x = random() * 200
    const gy = a.h(x)
    s += `<path d="M${fix(x)} ${fix(gy + 4)}q${fix((random() - 0.5) * 5)} -6 ${fix((random() - 0.5) * 9)} ${fix(-8 - random() * 6)}" stroke="#4d9a5a" stroke-width="1.3" fill="none" stroke-linecap="round"/>`
  }
  for (let i = 0; i < 9; i++) {
    x = random() * 200
    s += circle(x, a.h(x) + 3 + random() * 8, 1.5, i % 3 ? '#ffd9e2' : '#ffe27a')
  }
  return { sky: s.slice(0, cut), land: s.slice(cut) }
}
