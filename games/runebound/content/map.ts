import { type GemKind, KINDS, type Terrain } from './language.ts'
import { BRIDGES, GEM_HEXES, MARGATH_PATH, REGIONS, RIVERS, ROADS, ROWS, SITES } from './land.ts'

/** The map in numbers: a hex is 11 × column + row (RB-043 to RB-055). */

export const ROW_COUNT = 11
export const HEX_COUNT = 165
export const CITY = 5
/** Terrain of scorched sites: only a wild die matches it (RB-509). */
export const WILD_TERRAIN = 6

const TERRAIN_LETTERS = 'pfhmw*'
export const TERRAIN_NAMES: readonly Terrain[] = ['plains', 'forest', 'hills', 'mountains', 'water']

/** 'H4' for the eighth column, fourth row. */
export function codeOf(hex: number): string {
  return CODES[hex]!
}

export function hexOf(code: string): number {
  const hex = HEX_BY_CODE.get(code)
  if (hex === undefined) throw new Error(`There is no hex '${code}'; hexes are A1 to O11`)
  return hex
}

const CODES: readonly string[] = Array.from(
  { length: HEX_COUNT },
  (_, hex) => String.fromCodePoint(65 + Math.floor(hex / ROW_COUNT)) + ((hex % ROW_COUNT) + 1),
)

const HEX_BY_CODE: ReadonlyMap<string, number> = new Map(CODES.map((code, hex) => [code, hex]))

/** Per hex: 0 to 4 a terrain, 5 a city. */
export const TERRAIN: readonly number[] = CODES.map((_, hex) =>
  TERRAIN_LETTERS.indexOf(ROWS[hex % ROW_COUNT]![Math.floor(hex / ROW_COUNT)]!),
)

export const NEIGHBOURS: readonly (readonly number[])[] = CODES.map((_, hex) => {
  const column = Math.floor(hex / ROW_COUNT)
  const row = hex % ROW_COUNT
  const low = column % 2 === 0 ? -1 : 0
  const around = [
    [column, row - 1],
    [column, row + 1],
    [column - 1, row + low],
    [column - 1, row + low + 1],
    [column + 1, row + low],
    [column + 1, row + low + 1],
  ]
  return around
    .filter(([c, r]) => c! >= 0 && c! < 15 && r! >= 0 && r! < ROW_COUNT)
    .map(([c, r]) => c! * ROW_COUNT + r!)
    .toSorted((a, b) => a - b)
})

/** RB-055: hexes from edge to neighbour, whatever lies between. */
export function distance(a: number, b: number): number {
  return DISTANCE[a * HEX_COUNT + b]!
}

/** All in one list of bytes: asked for every hex of the map in turn. */
const DISTANCE = Uint8Array.from(CODES.flatMap((_, from) => distances(from)))

function distances(from: number): number[] {
  const found = Array<number>(HEX_COUNT).fill(-1)
  found[from] = 0
  const queue = [from]
  for (const hex of queue)
    for (const next of NEIGHBOURS[hex]!)
      if (found[next] === -1) {
        found[next] = found[hex]! + 1
        queue.push(next)
      }
  return found
}

/** Per two hexes, in either order: whether there is such an edge between them. */
function edges(pairs: readonly string[]): Uint8Array {
  const found = new Uint8Array(HEX_COUNT * HEX_COUNT)
  for (const pair of pairs) {
    const [a = '', b = ''] = pair.split('|')
    found[hexOf(a) * HEX_COUNT + hexOf(b)] = 1
    found[hexOf(b) * HEX_COUNT + hexOf(a)] = 1
  }
  return found
}

const RIVER_EDGES = edges(RIVERS.flatMap(river => river.edges))
const BRIDGE_EDGES = edges(BRIDGES)
const ROAD_EDGES = edges(ROADS.flatMap(road => road.slice(1).map((hex, i) => `${road[i]}|${hex}`)))

export function isRiver(a: number, b: number): boolean {
  return RIVER_EDGES[a * HEX_COUNT + b] === 1
}
export function isBridge(a: number, b: number): boolean {
  return BRIDGE_EDGES[a * HEX_COUNT + b] === 1
}
export function isRoad(a: number, b: number): boolean {
  return ROAD_EDGES[a * HEX_COUNT + b] === 1
}

export type SiteKind = (typeof SITES)[number]['kind']
export type SiteId = (typeof SITES)[number]['id']
export type PlaceId = SiteId | (typeof REGIONS)[number]['id']
/** `H4`: a column from A to O and a row from 1 to 11. */
export type HexCode =
  `${'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L' | 'M' | 'N' | 'O'}${number}`

export const SITE_HEXES: readonly number[] = SITES.map(site => hexOf(site.hex))
/** Per hex: its index in SITES, or -1. */
export const SITE_AT: readonly number[] = CODES.map((_, hex) => SITE_HEXES.indexOf(hex))

export function siteKind(hex: number): SiteKind | undefined {
  return SITE_KINDS[hex]
}

const SITE_KINDS: readonly (SiteKind | undefined)[] = SITE_AT.map(site => SITES[site]?.kind)

export function sitesOf(kind: SiteKind): number[] {
  return SITE_HEXES.filter(hex => siteKind(hex) === kind)
}

/** The banner cities in the order in which their markets are filled (RB-038). */
export const CITIES = sitesOf('city')
/** Towns and cities: where plagues can be (RB-048). */
export const PLAGUE_SITES = SITE_HEXES.filter(hex => siteKind(hex) === 'town' || siteKind(hex) === 'city')

/** The hexes of a place by its id: a site has one, a region several (RB-054). */
export function hexesOf(place: string): readonly number[] {
  const found = PLACES.get(place)
  if (found === undefined) throw new Error(`There is no place '${place}' on the map`)
  return found
}

const PLACES = new Map<string, readonly number[]>([
  ...SITES.map((site): [string, number[]] => [site.id, [hexOf(site.hex)]]),
  ...REGIONS.map((region): [string, number[]] => [region.id, region.hexes.map(hexOf)]),
])

export const GEMS: readonly { hex: number; kind: number }[] = KINDS.flatMap((kind: GemKind, index) =>
  GEM_HEXES[kind].map(code => ({ hex: hexOf(code), kind: index })),
)
/** Per hex: its index in GEMS, or -1. */
export const GEM_AT: readonly number[] = CODES.map((_, hex) => GEMS.findIndex(gem => gem.hex === hex))

export const FLIGHT: readonly number[] = MARGATH_PATH.map(hexOf)
/** The first hex of each bridge. */
export const BRIDGE_ENDS: readonly number[] = ['D9', 'J5', 'L3'].map(hexOf)

/** Hexes next to a river. */
export const BY_RIVER: ReadonlySet<number> = new Set(
  RIVERS.flatMap(river => river.edges.flatMap(pair => pair.split('|').map(hexOf))),
)
