import type { Dice } from '@runatal/look/stone/chance.ts'
import { cloud, mist, ridge, type Scene, type SceneWish, sky, sun } from './land.ts'
import { circle, ellipse, path } from './pen.ts'
import { CAPS, mixCap, shroom } from './plants.ts'

export function mushroom(random: Dice, o: SceneWish, uid: string): Scene {
  let s = sky('mushroom', uid)
  let x
  let a
  const k = Math.floor(random() * 4)
  s += sun(40 + random() * 120, 84, 15, '#fff0d6', '#ffd9a8', `${uid}h`)
  for (let i = 0; i < 18; i++) s += circle(random() * 200, random() * 50, 0.4 + random() * 0.8, '#fff', ' opacity=".8"')
  s += cloud(random() * 200, 40 + random() * 14, 1, '#f6c3e0', 0.5) + cloud(random() * 200, 62, 0.8, '#ffe0cf', 0.5)
  const cut = s.length
  a = ridge(random, 104, 10, 1.5)
  s += path(a.d, '#d39ac6')
  for (let i = 0; i < 7; i++) {
    x = i * 32 + random() * 18 - 6
    s += shroom(
      random,
      x,
      a.h(x) + 5,
      26 + random() * 22,
      { cap: '#c487c4', cap2: '#a86bb4', gill: '#e7b9d2', stem: '#e3b3d0', stem2: '#c993c0' },
      '#e6b6d8',
    )
  }
  s += mist(88, 44, 0.6, uid)
  a = ridge(random, 126, 8, 1.3)
  s += path(a.d, '#9568b8')
  for (let i = 0; i < 5; i++) {
    x = 10 + i * 46 + random() * 22
    s += shroom(random, x, a.h(x) + 6, 36 + random() * 16, mixCap(CAPS[(k + i + 1) % 4]!, '#b98ad0', 0.45), '#f7dcef')
  }
  s += mist(118, 34, 0.25, uid)
  a = ridge(random, 152, 7, 1.2)
  s += path(a.d, '#5f4496') + path(a.d, '#a46fc4', ' opacity=".28"')
  const main = 66 + random() * 68
  s += ellipse(main, 160, 44, 6, '#2d1d5c', ' opacity=".4"')
  s += shroom(random, main - 40 + random() * 8, 158, 52 + random() * 10, CAPS[(k + 1) % 4]!, '#fff3df', o.age === 2)
  s += shroom(random, main + 42 - random() * 8, 159, 46 + random() * 14, CAPS[(k + 2) % 4]!, '#fff3df', o.age === 2)
  s += shroom(random, main, 163, 96 + random() * 12, CAPS[k]!, '#fff6e6', o.age === 2)
  a = ridge(random, 176, 6, 1.5)
  s += path(a.d, '#3a2870')
  for (let i = 0; i < 7; i++) {
    x = i * 32 + random() * 18 - 4
    s += shroom(random, x, a.h(x) + 6, 11 + random() * 12, CAPS[(k + i) % 4]!, '#fff3df')
  }
  for (let i = 0; i < 24; i++) {
    x = random() * 200
    const y = 60 + random() * 118
    const q = 0.9 + random() * 1.6
    s += circle(x, y, q * 2.8, '#e3b8ff', ' opacity=".28"') + circle(x, y, q, '#fff4ff', ' opacity=".95"')
  }
  return { sky: s.slice(0, cut), land: s.slice(cut) }
}
