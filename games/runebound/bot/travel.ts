import type { Seat } from '@runatal/kernel'
import { FACES, WILD } from '../content/dice.ts'
import { CITY, HEX_COUNT, isBridge, isRiver, isRoad, NEIGHBOURS, TERRAIN } from '../content/map.ts'
import { speed } from '../rules/hero.ts'
import { isWebbed } from '../rules/places.ts'
import type { State } from '../rules/types.ts'

/** How long a way is, in Move actions that it takes on average. */
export function actionsTo(s: State, seat: Seat, from: number, to: number): number {
  if (from === to) return 0
  const way = waysTo(to, speed(s, seat))[from]!
  return Math.max(1, isWebbed(s, to) ? way + (s.hands[seat]!.length > 0 ? CARD : NO_CARD) : way)
}

/** How far a hex is from any of these, unrounded: what dice are spent by. */
export function nearness(s: State, seat: Seat, from: number, to: readonly number[]): number {
  let least = Infinity
  for (const hex of to) least = Math.min(least, waysTo(hex, speed(s, seat))[from]!)
  return least
}

/** What Webs cost on the way: a card to exert, or a wild die that has to be waited for. */
const CARD = 0.3
const NO_CARD = 1.5

const ways = new Map<number, Float64Array>()

function waysTo(to: number, dice: number): Float64Array {
  const key = 8 * to + dice
  let found = ways.get(key)
  if (found === undefined) {
    found = flood(to, dice)
    ways.set(key, found)
  }
  return found
}

/** Dijkstra from the goal back; the map is small enough for a plain search of the next hex. */
function flood(to: number, dice: number): Float64Array {
  const away = new Float64Array(HEX_COUNT).fill(Infinity)
  const done = new Uint8Array(HEX_COUNT)
  away[to] = 0
  for (;;) {
    let next = -1
    for (let hex = 0; hex < HEX_COUNT; hex++)
      if (done[hex] === 0 && away[hex]! < Infinity && (next < 0 || away[hex]! < away[next]!)) next = hex
    if (next < 0) return away
    done[next] = 1
    for (const from of NEIGHBOURS[next]!)
      away[from] = Math.min(away[from]!, away[next]! + Math.min(1, 1 / (dice * fits(from, next))))
  }
}

/** How likely a die lets a hero pass (RB-075 to RB-083). */
function fits(from: number, to: number): number {
  if (isBridge(from, to)) return 1
  if (isRiver(from, to)) return SHOWN[WATER]!
  return isRoad(from, to) || TERRAIN[to] === CITY ? 1 : SHOWN[TERRAIN[to]!]!
}

const WATER = 4
const SHOWN = [0, 1, 2, 3, 4].map(
  terrain => FACES.filter((face, i) => i === WILD || face.includes(terrain)).length / FACES.length,
)
