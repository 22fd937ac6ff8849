import { FastChance, type Seat, UNKNOWN } from '@runatal/kernel'
import { colourOf, colourOfPair, lookalikeOf, signOf, twinOf } from '../content/stones.ts'
import { ownerOf } from '../rules/seats.ts'
import { DISC_RADIUS } from '../content/disc.ts'
import { sideOf } from '../content/sides.ts'
import { isLiveStone, isVisible } from '../rules/table.ts'
import type { State } from '../rules/types.ts'
import type { Level } from './levels.ts'
import { happens } from './noise.ts'

/** What a bot would grab, best first (ROK-185). */
export interface Target {
  tag: number
  /** Runes that it brings in the end. */
  gain: number
  /** The second stone of a pair of which it holds the first. */
  known: boolean
}

export function targetsOf(seen: State, seat: Seat, level: Level, own: readonly number[]): Target[] {
  const { table } = seen
  const found = table.tag.flatMap((tag, i) => {
    const stone = table.stone[i]!
    if (stone === UNKNOWN || !table.up[i]) return []
    const gain = gainOf(seen, seat, stone)
    if (gain === 0) return []
    const isTwin = ownerOf(seen, twinOf(stone)) >= 0
    if (isTwin && happens(new FastChance(...own, seen.turn, tag, OVERLOOKS), level.overlook)) return []
    return { tag, gain, known: seen.catches[seat]!.includes(twinOf(stone)), far: reach(seen, seat, i) }
  })
  return found.toSorted((a, b) => Number(b.known) - Number(a.known) || b.gain - a.gain || a.far - b.far)
}

/** ROK-184: a stone that only looks like part of a pair: the same sign in another colour, or a sign much like it. */
export function mistakenTag(seen: State, chance: FastChance): number | undefined {
  const { table } = seen
  const visible = table.tag.flatMap((tag, i) =>
    table.up[i] && table.stone[i] !== UNKNOWN ? { tag, stone: table.stone[i]! } : [],
  )
  const dead = visible.filter(({ stone }) => !isLiveStone(seen, stone))
  const alike = dead.filter(({ stone }) =>
    visible.some(other => other.stone !== stone && looksLike(stone, other.stone)),
  )
  const from = alike.length > 0 ? alike : dead
  return from[chance.int(Math.max(1, from.length))]?.tag
}

const OVERLOOKS = 2

/** How far a hand has to go, squared. */
function reach({ table, hands }: State, seat: Seat, i: number): number {
  const [x, y] = sideOf(seat, hands.length)
  return (table.x[i]! - DISC_RADIUS * x) ** 2 + (table.y[i]! - DISC_RADIUS * y) ** 2
}

/** A half is never taken just to deny it: a pair needs both stones in sight, or the other one in the own catch. */
function gainOf(seen: State, seat: Seat, stone: number): number {
  const twin = twinOf(stone)
  const owner = ownerOf(seen, twin)
  if (owner === seat) return 2
  if (owner >= 0) return 2 + 2 * seen.loot[owner]!.filter(pair => colourOfPair(pair) === colourOf(stone)).length
  return isVisible(seen, twin) || seen.catches[seat]!.includes(twin) ? 2 : 0
}

function looksLike(a: number, b: number): boolean {
  if (signOf(a) === signOf(b)) return colourOf(a) !== colourOf(b)
  return colourOf(a) === colourOf(b) && lookalikeOf(signOf(a)) === signOf(b)
}
