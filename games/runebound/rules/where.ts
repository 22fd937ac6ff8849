import type { Seat } from '@runatal/kernel'
import type { HexKind, Where } from '../content/effects.ts'
import { BRIDGE_ENDS, hexesOf, isRoad, NEIGHBOURS, SITE_HEXES, siteKind } from '../content/map.ts'
import { ALL_HEXES, anyOf, isCivilised, kindNow, nearest } from './places.ts'
import { NONE, type State, type T } from './types.ts'

/** The hexes that an effect means. */
export function hexesMeant(s: State, where: Where, seat: Seat, t: T): readonly number[] {
  const here = s.at[seat]!
  if (where === 'here') return [here]
  if (where === 'bridges') return BRIDGE_ENDS
  if (typeof where === 'string') return one(anyOf(hexesOf(where), t.chance))
  const [how, kind, to] = where
  const hexes = hexesOfKind(s, kind)
  if (how === 'nearest') return one(nearest(hexes, to === undefined ? here : hexesOf(to)[0]!, t.chance))
  const hex = anyOf(hexes, t.chance)
  if (how === 'random') return one(hex)
  return one(
    anyOf(
      NEIGHBOURS[hex]!.filter(next => isRoad(hex, next)),
      t.chance,
    ),
  )
}

function hexesOfKind(s: State, kind: HexKind): number[] {
  if (kind === 'wild') return ALL_HEXES.filter(hex => !isCivilised(s, hex))
  if (kind === 'city_without_zombie')
    return SITE_HEXES.filter(hex => siteKind(hex) === 'city' && !s.zombies.includes(hex))
  return SITE_HEXES.filter(hex => kindNow(s, hex) === kind)
}

function one(hex: number): number[] {
  return hex === NONE ? [] : [hex]
}
