import { type Dice, hash, seeded } from '@runatal/look/stone/chance.ts'
import type { Biome } from '../../content/biome.ts'
import { ageOfCard, BIOMES, isCard } from '../../content/tables.ts'
import { ICONS, type IconName } from './icons.ts'
import { lagoon, type Scene, type SceneWish, SKY } from './land.ts'
import { ellipse, fix } from './pen.ts'
import { crystal } from './scene-crystal.ts'
import { desert } from './scene-desert.ts'
import { forest } from './scene-forest.ts'
import { mountain } from './scene-mountain.ts'
import { mushroom } from './scene-mushroom.ts'

/**
 * The picture of a Biome, born of its id: its types, animals, Sources and Age can all be seen in it. One waterfall a
 * Source on mountains, a lagoon wherever there is water, houses with lit windows in Age 2.
 */
export function landscape(biome: number): string {
  const painted = paint(BIOMES[biome]!, isCard(biome) ? ageOfCard(biome) : 1)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 200 200">${painted}</svg>`
}

const SCENES = { forest, crystal, mushroom, mountain, desert }

function paint({ id, types, animals = [], water = 0 }: Biome, age: 1 | 2): string {
  const uid = `L${hash(id).toString(36)}`
  const random = seeded(id)
  const count = (wanted: string) => animals.filter(animal => animal === wanted).length
  const sea = count('sea')
  const wish = { age, water, lake: sea > 0 || water > 0 }
  const [first, second] = types
  if (first === undefined) throw new Error(`Biome ${id} has no type to paint`)

  let s = ''
  if (second === undefined) {
    const scene = SCENES[first](random, wish, `${uid}a`)
    s += scene.sky + scene.land
  } else {
    const left = SCENES[first](seeded(`${id}a`), wish, `${uid}a`)
    const right = SCENES[second](seeded(`${id}b`), wish, `${uid}b`)
    s += join(left, right, random, uid)
  }
  if (wish.lake) s += lagoon(random, first === 'mountain' && water > 0 ? 149 : 139, uid, SKY[first][1])
  s += landAnimals(count('land'), sea, wish, random, first === 'desert' ? '#6b3d22' : '#2c2440')
  s += seaAnimals(sea, count('land'), random)
  s += birds(count('air'), random, first === 'mushroom' || first === 'crystal' ? '#3a2a66' : '#27423f')
  return s + daylight(uid)
}

/** Two lands meet along a soft winding border. */
function join(left: Scene, right: Scene, random: Dice, uid: string): string {
  const m = 88 + random() * 24
  const k = 10 + random() * 14
  const border = `M${fix(m + 10)} -20C${fix(m + k)} 50 ${fix(m - k)} 90 ${fix(m)} 120S${fix(m + k)} 180 ${fix(m - 8)} 220L240 220L240 -20Z`
  return (
    `<filter id="${uid}f" x="-20%" width="140%"><feGaussianBlur stdDeviation="7"/></filter>` +
    `<mask id="${uid}k"><path d="${border}" fill="#fff" filter="url(#${uid}f)"/></mask>` +
    `<linearGradient id="${uid}j"><stop offset=".12" stop-color="#000"/><stop offset=".88" stop-color="#fff"/></linearGradient>` +
    `<mask id="${uid}q"><rect width="200" height="200" fill="url(#${uid}j)"/></mask>` +
    `${left.sky}<g mask="url(#${uid}q)">${right.sky}</g>${left.land}<g mask="url(#${uid}k)">${right.land}</g>`
  )
}

const LAND_BEASTS = ['deer', 'bison', 'mammoth', 'fox', 'deer'] as const
const SEA_BEASTS = ['dolphin', 'whale-tail', 'dolphin'] as const

function landAnimals(n: number, sea: number, { age, water, lake }: SceneWish, random: Dice, fill: string): string {
  let s = ''
  for (let i = 0; i < n; i++) {
    const name = LAND_BEASTS[Math.floor(random() * 5)]!
    const x = n > 1 ? 72 + i * 76 : sea > 0 || water > 0 ? 74 : age === 2 || random() < 0.5 ? 150 : 74
    const y = lake ? 143 : 150
    const size = name === 'mammoth' ? 42 : name === 'fox' ? 24 : 36
    const flip = random() < 0.5
    s += ellipse(x, y, size * 0.34, 2.4, '#000', ' opacity=".25"')
    s += beast(name, x + 0.9, y - 0.8, size, '#fff3cf', flip, ' opacity=".75"') + beast(name, x, y, size, fill, flip)
  }
  return s
}

function seaAnimals(n: number, land: number, random: Dice): string {
  let s = ''
  for (let i = 0; i < n; i++) {
    const name = SEA_BEASTS[Math.floor(random() * 3)]!
    const x = n > 1 ? 78 + i * 66 : land > 0 ? 132 : 84 + random() * 52
    const flip = i % 2 === 1
    s += beast(name, x + 0.7, 153.3, 31, '#eafffb', flip, ' opacity=".85"') + beast(name, x, 154, 31, '#17506a', flip)
    s += ellipse(x, 153.5, 15, 2.6, '#dffaf5', ' opacity=".9"')
  }
  return s
}

function birds(n: number, random: Dice, fill: string): string {
  let s = ''
  for (let i = 0; i < n; i++) {
    const x = 62 + i * 60 + random() * 40
    const y = 56 + random() * 22
    s += bird(x, y, 0.72, -12 + random() * 24, fill)
    s += bird(x + 22, y - 10, 0.34, 8, fill) + bird(x - 20, y - 8, 0.28, -10, fill)
  }
  return s
}

function beast(name: IconName, x: number, y: number, size: number, fill: string, flip: boolean, extra = ''): string {
  const k = (size / 512).toFixed(4)
  const place = `translate(${fix(x)} ${fix(y)}) scale(${flip ? '-' : ''}${k} ${k}) translate(-256 -500)`
  return `<path transform="${place}" d="${ICONS[name].path}" fill="${fill}"${extra}/>`
}

function bird(x: number, y: number, scale: number, turn: number, fill: string): string {
  const place = `translate(${fix(x)} ${fix(y)}) rotate(${fix(turn)}) scale(${fix(scale)})`
  return `<path transform="${place}" d="M0 2C5-7 14-10 24-5C16-5 10-1 5 4L1 9L-1 9L-5 4C-10-1-16-5-24-5C-14-10-5-7 0 2Z" fill="${fill}"/>`
}

/** Light from above: one sky for all cards. */
function daylight(uid: string): string {
  return (
    `<radialGradient id="${uid}z" cx=".5" cy="-.05" r="1.15"><stop offset="0" stop-color="#fff" stop-opacity=".34"/>` +
    `<stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1d1440" stop-opacity=".26"/></radialGradient>` +
    `<rect width="200" height="200" fill="url(#${uid}z)"/>`
  )
}
