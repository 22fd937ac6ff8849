import { ASSAULT, DEFENCE, SUPPORT } from '../content/printed.ts'
import { standingBlock } from './standing.ts'
import { HALF, type Link, type State } from './types.ts'
import type { Parts } from './events.ts'
import { foeOf } from './zones.ts'

/** The arithmetic of a chain, from its last link back to its first (RRD-150 to RRD-182, RRD-217). */

/** The counter table: a support or defence on an assault, an assault on a support (RRD-150 to RRD-167). */
export function mayCounter(type: number, target: Link): boolean {
  if (target.type === ASSAULT) return type === SUPPORT || type === DEFENCE
  return target.type === SUPPORT && type === ASSAULT
}

/** What is left of an assault, and of its Pierce, when so much more stands against it. */
export interface Left {
  value: number
  pierce: number
  /** Nothing stood against it at all. */
  free: boolean
}

/** RRD-217, steps 1 to 4. RRD-301: Pierce is one pool against everything that stands against the assault. */
export function assaultLeft(s: State, link: Link, countered: number): Left {
  const against = link.cut + standingBlock(s, foeOf(link.seat), link.slot) + countered
  const reduction = Math.max(0, against - link.pierce)
  return {
    value: Math.max(0, rawDamage(link) - reduction),
    pierce: Math.max(0, link.pierce - against),
    free: reduction === 0,
  }
}

/** RRD-286: multiplied and halved first, then the bonuses. */
function rawDamage(link: Link): number {
  let damage = link.base
  for (const mod of link.mods) damage = mod === HALF ? Math.floor(damage / 2) : damage * mod
  return damage + link.bonus
}

/** Shake or block (RRD-275: never below 0). */
export function holdOf(link: Link): number {
  return Math.max(0, link.base + link.bonus)
}

/** RRD-155, RRD-170, RRD-302: whether an assault cancels a support. */
export function cancels(left: Left, support: Link): boolean {
  return left.value >= 1 && left.value >= holdOf(support) - left.pierce
}

/** Whether a link is stopped as things stand, before anybody counters it (RRD-122, RRD-347, RRD-348). */
export function isStopped(s: State, link: Link): boolean {
  return link.type === ASSAULT ? isNothing(link, assaultLeft(s, link, 0), false) : link.dead
}

/** RRD-168, RRD-169: nothing is left of an assault, whatever took it; only a printed 0 that nothing stood against is valid. */
export function isNothing(link: Link, left: Left, countered: boolean): boolean {
  return left.value === 0 && (link.base > 0 || countered || !left.free || link.cut > 0)
}

/** Works the chain out and marks what was stopped. Gives what is left of each link (RRD-176). */
export function settle(s: State): number[] {
  const { chain } = s
  const values = chain.map(holdOf)
  for (let k = chain.length - 1; k >= 0; k--) {
    const link = chain[k]!
    const above = chain[k + 1]
    const stands = above !== undefined && !above.dead
    if (link.type === ASSAULT) {
      const left = leftAt(s, k)
      link.dead = isNothing(link, left, stands)
      values[k] = left.value
    } else if (stands && cancels(leftAt(s, k + 1), link)) link.dead = true
  }
  return values
}

/** What is left of the assault at this place of a chain that is worked out above it. */
function leftAt(s: State, k: number): Left {
  const above = s.chain[k + 1]
  return assaultLeft(s, s.chain[k]!, above === undefined || above.dead ? 0 : holdOf(above))
}

export function valueOf(s: State, link: Link): number {
  return link.type === ASSAULT ? assaultLeft(s, link, 0).value : holdOf(link)
}

export function partsOf(s: State, link: Link): Parts {
  const against = link.type === ASSAULT ? link.cut + standingBlock(s, foeOf(link.seat), link.slot) : 0
  return { base: link.base, mods: link.mods.slice(), bonus: link.bonus, against, pierce: link.pierce }
}
