import { seeded } from '@runatal/look/stone/chance.ts'
import { drawn } from '../fighters/draw.ts'
import { enemyLooks } from '../fighters/looks.ts'
import { CAST, type Role, ROLES } from './cast.ts'
import { COLOURS } from './ground.ts'
import { PLACES } from './places.ts'
import { PROPS } from './props.ts'

/** The picture of an event or a quest, before its sky: in a box of 100 by 58. The same card is always the same picture. */
export function vignette(id: string): string | undefined {
  const known = DRAWN.get(id)
  if (known !== undefined) return known
  const cast = CAST[id]
  if (cast === undefined) return undefined
  const { at, over, who = [], prop } = cast
  const roll = seeded(id)
  const people = who.map((role, i) => figure(role, `${id}${i}`, PLACES_FOR[who.length - 1]![i]!, i === 0))
  const made =
    PLACES[at](roll) +
    (over === undefined ? '' : PLACES[over](roll)) +
    people.join('') +
    (prop === undefined ? '' : sign(PROPS[prop].path, SIGN_AT[who.length]!))
  DRAWN.set(id, made)
  return made
}

const DRAWN = new Map<string, string>()

/** Where people stand, when they are as many as that. */
const PLACES_FOR: readonly (readonly number[])[] = [[30], [22, 74]]

/** Where the sign stands beside nobody, one or two of them. */
const SIGN_AT = [50, 68, 48] as const

/** How high a figure of 440 is here. */
const HIGH = 40

function figure(role: Role, seed: string, x: number, looksRight: boolean): string {
  const [trait, subtype] = ROLES[role]
  const looks = enemyLooks({ id: seed, trait, subtype })
  const scale = HIGH / 440
  const flip = looksRight ? scale : -scale
  return `<g transform="translate(${(x - 185 * flip).toFixed(1)} ${(56 - 436 * scale).toFixed(1)}) scale(${flip.toFixed(4)} ${scale.toFixed(4)})">${drawn(looks, 'guard', 0)}</g>`
}

/** What matters, as a small light sign before it all. */
function sign(path: string, x: number): string {
  const scale = 17 / 512
  const at = `translate(${x - 8.5} 36) scale(${scale.toFixed(4)})`
  return (
    `<path transform="${at}" d="${path}" fill="none" stroke="${COLOURS.ink}" stroke-width="56" stroke-linejoin="round"/>` +
    `<path transform="${at}" d="${path}" fill="#fff0c9"/>`
  )
}
