import { beast } from './beast.ts'
import { dragon } from './dragon.ts'
import { spider } from './spider.ts'
import { biped } from './biped.ts'
import type { Looks } from './looks.ts'
import type { Act } from './stances.ts'

/** How a fighter is drawn, in a box of 400 by 460, looking to the right: the inside of a group of an SVG. */
export function drawn(looks: Looks, act: Act, wounds: number): string {
  const key = `${looks.id} ${act} ${wounds}`
  const known = DRAWN.get(key)
  if (known !== undefined) return known
  const made = draw(looks, act, wounds)
  DRAWN.set(key, made)
  return made
}

/** Some two hundred paths a figure: each is made once. */
const DRAWN = new Map<string, string>()

function draw(looks: Looks, act: Act, wounds: number): string {
  const { kind, squat } = looks
  const isDown = act === 'down'
  const body = BODIES[kind ?? 'biped'](looks, isDown ? 'hit' : act, isDown ? 3 : wounds)
  const standing =
    squat === undefined
      ? body
      : `<g transform="translate(${200 * (1 - squat)} ${430 * (1 - squat)}) scale(${squat})">${body}</g>`
  const shadow = `<ellipse cx="${kind === 'dragon' ? 150 : 185}" cy="431" rx="${kind === undefined ? 150 : 200}" ry="15" fill="#0d0604" opacity=".55"/>`
  return shadow + (isDown ? `<g transform="${FALLS[kind ?? 'biped']}">${standing}</g>` : standing)
}

const BODIES = { biped, beast, spider, dragon } as const

const FALLS = {
  biped: 'translate(70 -22) rotate(-86 150 420)',
  beast: 'translate(0 30) rotate(12 200 420)',
  spider: 'translate(0 -92) rotate(180 200 330)',
  dragon: 'translate(0 30) rotate(12 200 420)',
} as const
