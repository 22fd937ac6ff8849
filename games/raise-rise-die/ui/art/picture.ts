import { type Dice, seeded } from '@runatal/look/stone/chance.ts'
import type { CardType } from '../../content/language.ts'
import { archetypeOf, LIGHTS, type Metal, metalOf } from './palette.ts'
import { round, star } from './shapes.ts'

/** What a picture shows. */
export interface Subject {
  id: string
  arch: string
  /** The light of a card's type. */
  type?: CardType
  /** The glyph's path, 512 wide. */
  glyph: string
}

export const PICTURE = { x: 0, y: 22, width: 240, height: 170 } as const

/** A scene in an ossuary's light, the same for the same id: sky, graves, weather of the archetype, the glyph in metal. */
export function picture(subject: Subject): string {
  const { id, arch, type, glyph } = subject
  const kind = archetypeOf(arch)
  const metal = metalOf(arch)
  const random = seeded(`${id}·art`)
  const light = [80 + random() * 80, 78 + random() * 22] as const
  const parts = [
    '<rect x="-10" y="20" width="260" height="180" fill="url(#sky)"/>',
    ...rays(random, light, metal),
    `<circle cx="${round(light[0])}" cy="${round(light[1])}" r="96" fill="url(#lit)" opacity=".75"/>`,
    type === undefined
      ? ''
      : `<ellipse cx="${random() < 0.5 ? 20 : 220}" cy="${round(150 - random() * 30)}" rx="150" ry="90" fill="url(#type)"/>`,
    `<path d="${ridge(random, 150, 46, 7 + Math.floor(random() * 4), kind === 'maul' || kind === 'blade')}" fill="${metal.dark}" opacity=".5"/>`,
    `<path d="${graves(random, 146, 6 + Math.floor(random() * 4), 30)}" fill="${metal.dark}" opacity=".8"/>`,
    '<rect x="-10" y="104" width="260" height="70" fill="url(#fog)" opacity=".6"/>',
    ...WEATHER[kind](random, metal),
    ...inMetal(random, metal),
    `<path d="${ridge(random, 176, 16, 9, false)}" fill="${metal.near}" opacity=".92"/>`,
    ...sparks(random, kind === 'ember' ? '#ffd27a' : metal.light),
    '<rect x="0" y="20" width="240" height="172" fill="url(#hatch)" opacity=".2"/>',
    '<rect x="0" y="20" width="240" height="172" fill="url(#vignette)"/>',
  ]
  const { x, y, width, height } = PICTURE
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width * 2}" height="${height * 2}"><defs>${defs(metal, type)}<path id="g" d="${glyph}"/></defs>${parts.join('')}</svg>`
}

function defs(metal: Metal, type: CardType | undefined): string {
  const { edge, middle, light, bright, mid, dark } = metal
  return [
    `<radialGradient id="sky" cx=".5" cy=".42" r=".75">${stops([0, middle], [0.55, middle, 0.75], [1, edge])}</radialGradient>`,
    `<radialGradient id="lit">${stops([0, light, 0.95], [0.18, light, 0.55], [1, light, 0])}</radialGradient>`,
    `<linearGradient id="met" x1=".2" y1="0" x2=".7" y2="1">${stops([0, bright], [0.42, mid], [1, dark])}</linearGradient>`,
    `<linearGradient id="fog" x1="0" y1="0" x2="0" y2="1">${stops([0, middle, 0], [1, edge, 0.95])}</linearGradient>`,
    type === undefined
      ? ''
      : `<radialGradient id="type">${stops([0, LIGHTS[type].full, 0.75], [1, LIGHTS[type].full, 0])}</radialGradient>`,
    `<radialGradient id="vignette" cx=".5" cy=".45" r=".72">${stops([0.55, '#000', 0], [1, '#000', 0.72])}</radialGradient>`,
    `<linearGradient id="shade" x1="0" y1="0" x2="1" y2=".9">${stops([0.42, '#000'], [0.85, '#fff'])}</linearGradient>`,
    '<mask id="shaded" maskContentUnits="objectBoundingBox"><rect width="1" height="1" fill="url(#shade)"/></mask>',
    '<pattern id="hatch" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><path d="M0 1H4" stroke="#000" stroke-width="1.5" stroke-opacity=".5"/></pattern>',
    '<pattern id="strokes" width="20" height="20" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><path d="M0 5H20" stroke="#000" stroke-width="7" stroke-opacity=".55"/></pattern>',
  ].join('')
}

function stops(...list: [at: number, colour: string, opacity?: number][]): string {
  return list
    .map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('')
}

function rays(random: Dice, [x, y]: readonly [number, number], { light }: Metal): string[] {
  return Array.from({ length: 11 }, () => {
    const angle = random() * 2 * Math.PI
    const wide = 0.03 + random() * 0.07
    const far = (at: number) => `${round(x + 220 * Math.cos(at))} ${round(y + 220 * Math.sin(at))}`
    const opacity = (round(0.4 + random()) * 0.09).toFixed(3)
    return `<path d="M${round(x)} ${round(y)}L${far(angle)}L${far(angle + wide)}Z" fill="${light}" opacity="${opacity}"/>`
  })
}

function ridge(random: Dice, base: number, height: number, peaks: number, isSharp: boolean): string {
  let path = `M-10 194L-10 ${base}`
  for (let i = 0; i <= peaks; i++) {
    const x = -10 + (260 * i) / peaks
    const y = base - height * random()
    path += isSharp
      ? `L${round(x)} ${round(y)}`
      : `Q${round(x - 130 / peaks)} ${round(base - height * 1.2 * random())} ${round(x)} ${round(y)}`
  }
  return `${path}L250 194Z`
}

/** Rounded stones, crosses and obelisks. */
function graves(random: Dice, base: number, count: number, size: number): string {
  let path = ''
  for (let i = 0; i < count; i++) {
    const x = 6 + (228 * (i + random() * 0.7)) / count
    const h = size * (0.6 + random() * 0.7)
    const w = h * (0.34 + random() * 0.16)
    const kind = random()
    const lean = (random() - 0.5) * 5
    const foot = base + 14
    if (kind < 0.45)
      path += `M${round(x - w)} ${foot}L${round(x - w + lean)} ${round(base - h * 0.5)}Q${round(x + lean)} ${round(base - h * 1.2)} ${round(x + w + lean)} ${round(base - h * 0.5)}L${round(x + w)} ${foot}Z`
    else if (kind < 0.75)
      path += `M${round(x - 1.6)} ${foot}L${round(x + lean - 1.6)} ${round(base - h)}h3.2L${round(x + 1.6)} ${foot}ZM${round(x - w + lean)} ${round(base - h * 0.68)}h${round(w * 2)}v3h${round(-w * 2)}Z`
    else
      path += `M${round(x - w * 0.7)} ${foot}L${round(x - w * 0.5)} ${round(base - h)}L${round(x)} ${round(base - h * 1.35)}L${round(x + w * 0.5)} ${round(base - h)}L${round(x + w * 0.7)} ${foot}Z`
  }
  return path
}

const WEATHER = {
  ember: random =>
    Array.from({ length: 7 }, () => {
      const x = random() * 240
      const h = 20 + random() * 46
      return `<path d="M${round(x - 9)} 192V176Q${round(x - 10)} ${round(176 - h * 0.5)} ${round(x + (random() - 0.5) * 12)} ${round(176 - h)}Q${round(x + 12)} ${round(176 - h * 0.45)} ${round(x + 9)} 176V192Z" fill="#ff8a2c" opacity=".38"/>`
    }),
  shroud: (random, { light }) =>
    Array.from({ length: 5 }, () => {
      const y = 96 + random() * 70
      return `<path d="M-10 ${round(y)}Q60 ${round(y - 16 * random())} 120 ${round(y)}T250 ${round(y)}" stroke="${light}" stroke-opacity=".13" stroke-width="${round(3 + random() * 9)}" fill="none"/>`
    }),
  blade: (random, { light }) =>
    Array.from({ length: 9 }, () => {
      const long = 26 + random() * 60
      return `<path d="M${round(random() * 260)} ${round(30 + random() * 120)}l${round(-long * 0.42)} ${round(long)}" stroke="${light}" stroke-opacity=".2" stroke-width="${round(0.5 + random())}"/>`
    }),
  maul: (random, { dark }) =>
    Array.from({ length: 6 }, () => {
      const size = 2 + random() * 6
      return `<path d="${star(round(random() * 240), round(60 + random() * 90), size, size * 0.7, 3, random() * 3)}" fill="${dark}" opacity=".8"/>`
    }),
} satisfies Record<string, (random: Dice, metal: Metal) => string[]>

function inMetal(random: Dice, { light, near }: Metal): string[] {
  const turn = round((random() - 0.5) * 14)
  const flip = random() < 0.35 ? -1 : 1
  const size = 0.219
  return [
    `<g transform="translate(120 106) rotate(${turn}) scale(${size * flip} ${size})">`,
    use('fill="none" stroke="#050306" stroke-opacity=".47" stroke-width="26" stroke-linejoin="round"'),
    `<g transform="translate(14 20)">${use('fill="#040205" opacity=".7"')}</g>`,
    use(`fill="none" stroke="${near}" stroke-width="11" stroke-linejoin="round"`),
    `<g transform="translate(-4 -5)">${use(`fill="${light}" opacity=".9"`)}</g>`,
    use('fill="url(#met)"'),
    `<g mask="url(#shaded)">${use('fill="url(#strokes)"')}</g>`,
    '</g>',
  ]
}

function use(more: string): string {
  return `<use href="#g" x="-256" y="-256" ${more}/>`
}

function sparks(random: Dice, colour: string): string[] {
  return Array.from({ length: 26 }, () => {
    const x = round(12 + random() * 216)
    const y = round(42 + random() * 132)
    return `<circle cx="${x}" cy="${y}" r="${round(0.4 + random() * 1.1)}" fill="${colour}" opacity="${round(0.25 + random() * 0.6)}"/>`
  })
}
