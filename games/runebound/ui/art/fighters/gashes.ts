import { seeded } from '@runatal/look/stone/chance.ts'
import type { Looks } from './looks.ts'
import { f1, INK, mix, type Point } from './shapes.ts'

/** Up to six wounds, at the places that the body has for them. */
export function gashes(q: Looks, at: readonly Point[], wounds: number): string {
  const blood = q.blood ?? '#c3202a'
  const j = seeded(`${q.id}g`)
  let s = ''
  for (const [x, y] of at.slice(0, 2 * wounds)) {
    const a = -50 + j() * 70
    const L = 20 + j() * 14
    s += `<g transform="translate(${f1(x)} ${f1(y)}) rotate(${f1(a)})"><path d="M${-L} 0Q0 -7 ${L} -1Q0 8 ${-L} 0Z" fill="${mix(blood, '#000000', 0.35)}" stroke="${INK}" stroke-width="1.4"/><path d="M${-L * 0.7} 0Q0 -3 ${L * 0.7} -.5Q0 4 ${-L * 0.7} 0Z" fill="${mix(blood, '#ffffff', 0.25)}"/></g><path d="M${f1(x)} ${f1(y + 4)}q3 12 0 ${f1(18 + j() * 16)}q-4 -10 -3 ${f1(-20)}z" fill="${blood}"/>`
  }
  return s
}
