import type { Chance, Seat } from '@runatal/kernel'
import { shows } from '../content/dice.ts'
import { CITY, distance, HEX_COUNT, hexesOf, isBridge, isRiver, isRoad, NEIGHBOURS, siteKind } from '../content/map.ts'
import { type SiteKind, TERRAIN, WILD_TERRAIN } from '../content/map.ts'
import { stories } from '../content/tables.ts'
import { hasRule } from './hero.ts'
import { NONE, type State } from './types.ts'

/** Map and hexes as they are now (RB-043 to RB-055), and who stands where. */

/** RB-045, RB-506: a scorched site is wild. */
export function isCivilised(s: State, hex: number): boolean {
  return siteKind(hex) !== undefined && !s.scorched.includes(hex)
}

export function kindNow(s: State, hex: number): SiteKind | undefined {
  return isCivilised(s, hex) ? siteKind(hex) : undefined
}

export function terrainNow(s: State, hex: number): number {
  return s.scorched.includes(hex) ? WILD_TERRAIN : TERRAIN[hex]!
}

/** Whether a die lets a hero go from a hex into a neighbour, Webs aside; a wild shows all (RB-075 to RB-083). */
export function dieFits(s: State, seat: Seat, face: number, from: number, to: number): boolean {
  if (isBridge(from, to)) return true // RB-079
  if (isRiver(from, to)) {
    if (!hasRule(s, seat, 'river_as_bridge')) return shows(face, WATER) // RB-081, RB-082, RB-083
    return true
  }
  if (isRoad(from, to)) return true // RB-078, RB-080
  return (
    terrainFits(s, face, to) ||
    (TERRAIN[to] === FOREST && !s.scorched.includes(to) && hasRule(s, seat, 'forest_any_die'))
  )
}

/** RB-286: in a retreat roads and bridges do not widen the choice. */
export function retreatFits(s: State, face: number, from: number, to: number): boolean {
  if (isRiver(from, to) && !isBridge(from, to) && !shows(face, WATER)) return false
  return terrainFits(s, face, to)
}

/** RB-353, RB-354 */
export function isWebbed(s: State, hex: number): boolean {
  for (const web of s.webs) if (distance(web, hex) <= 1) return true
  return false
}

function terrainFits(s: State, face: number, hex: number): boolean {
  const terrain = terrainNow(s, hex)
  return terrain === CITY || shows(face, terrain) // RB-077
}

const FOREST = 1
const WATER = 4

/** The heroes in a hex, in turn order. */
export function heroesAt(s: State, hex: number): Seat[] {
  return turnOrder(s).filter(seat => s.at[seat] === hex)
}

/** The heroes still in play, from the first player clockwise (RB-056, RB-068, RB-069). */
export function turnOrder(s: State): readonly Seat[] {
  const all = ORDERS[s.heroes.length]![s.first]!
  return s.out.includes(1) ? all.filter(seat => s.out[seat] === 0) : all
}

/** By how many play, and who is first: made once, for it is asked all the time. */
const ORDERS: readonly (readonly (readonly Seat[])[])[] = [0, 1, 2, 3, 4].map(count =>
  Array.from({ length: count }, (_, first) => Array.from({ length: count }, (_seat, i) => (first + i) % count)),
)

/** Who answers for the first player now. */
export function leader(s: State): Seat {
  return turnOrder(s)[0] ?? s.first
}

/** One of those nearest to a hex, by chance among equals (RB-563); NONE of none. */
export function nearest(hexes: readonly number[], to: number, chance: Chance): number {
  const best = nearestOf(hexes, to)
  return best.length === 0 ? NONE : best[best.length === 1 ? 0 : chance.int(best.length)]!
}

export function nearestOf(hexes: readonly number[], to: number): number[] {
  let least = HEX_COUNT
  let found: number[] = []
  for (const hex of hexes) {
    const away = distance(hex, to)
    if (away === least) found.push(hex)
    else if (away < least) {
      least = away
      found = [hex]
    }
  }
  return found
}

export function anyOf(hexes: readonly number[], chance: Chance): number {
  return hexes.length === 0 ? NONE : hexes[hexes.length === 1 ? 0 : chance.int(hexes.length)]!
}

export const ALL_HEXES: readonly number[] = NEIGHBOURS.map((_, hex) => hex)

/** Where a story quest can be tried. */
export function questHexes(s: State, slot: number): readonly number[] {
  const quest = stories[s.slots[slot]!]!.quest!
  return quest.place === 'same_hex' ? [s.slotHexes[slot]!] : hexesOf(quest.place)
}
