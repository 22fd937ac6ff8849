import type { Seat } from '@runatal/kernel'
import { BRIDGE_ENDS, hexesOf, isRoad, NEIGHBOURS, SITE_HEXES, siteKind } from '../content/map.ts'
import { word } from '../content/words.ts'
import { ALL_HEXES, anyOf, isCivilised, kindNow, nearest } from './places.ts'
import { NONE, type State, type T } from './types.ts'

/** The hexes that an effect means: `here`, `random(wild)`, `nearest(shrine)`, `road_next_to(random(city))`, a site's id, a code. */
export function hexesMeant(s: State, where: string, seat: Seat, t: T): number[] {
  const here = s.at[seat]!
  if (where === 'here') return [here]
  if (where === 'same_hex') return [s.sameHex]
  if (where === 'bridges') return BRIDGE_ENDS.slice()
  if (where.includes('(')) {
    const { verb, args } = word(where)
    if (verb === 'random') return one(anyOf(hexesOfKind(s, args[0]!), t.chance))
    if (verb === 'nearest') {
      const to = args[1] === undefined ? here : hexesOf(args[1])[0]!
      return one(nearest(hexesOfKind(s, args[0]!), to, t.chance))
    }
    if (verb === 'road_next_to') {
      const [city] = hexesMeant(s, args[0]!, seat, t)
      return one(
        anyOf(
          NEIGHBOURS[city!]!.filter(hex => isRoad(city!, hex)),
          t.chance,
        ),
      )
    }
    throw new Error(`No effect may say '${where}'`)
  }
  return one(anyOf(hexesOf(where), t.chance))
}

function hexesOfKind(s: State, kind: string): number[] {
  if (kind === 'wild') return ALL_HEXES.filter(hex => !isCivilised(s, hex))
  if (kind === 'city_without_zombie')
    return SITE_HEXES.filter(hex => siteKind(hex) === 'city' && !s.zombies.includes(hex))
  return SITE_HEXES.filter(hex => kindNow(s, hex) === kind)
}

function one(hex: number): number[] {
  return hex === NONE ? [] : [hex]
}
