import { arrange, type AtTable, type Lies } from '../../arrange.ts'
import { DISC_RADIUS } from '../../content/disc.ts'
import { LANDINGS } from '../../content/landings.ts'
import { pairName, PAIRS, twinOf } from '../../content/stones.ts'
import type { State } from '../../rules/types.ts'

/** A throw to look at for as long as one likes: pairs, stones that look like them, twins of both Balance runes, backs. */
export function deal(random: () => number = Math.random): AtTable {
  const pairs = shuffled(
    Array.from({ length: PAIRS }, (_, pair) => pairName(pair)),
    random,
  )
  const [mine, theirs, ...rest] = pairs
  const twins = rest.slice(0, TWINS)
  const alone = rest.slice(TWINS + LOOT, TWINS + LOOT + ALONE)
  const up = shuffled([...twins.flatMap(rune => [rune, rune]), mine!, theirs!, ...alone], random)
  const places = landing(up.length + BACKS, random)
  const table = places.map((at, i): Lies =>
    i < up.length ? { rune: up[i]!, at } : { rune: rest.at(-1 - (i - up.length))!, at, face: 'down' },
  )
  return arrange({
    players: [
      { balance: mine!, loot: rest.slice(TWINS, TWINS + 1) },
      { balance: theirs!, loot: rest.slice(TWINS + 1, TWINS + LOOT) },
    ],
    table,
  })
}

/** Pairs of tags that may be taken now: twins that both lie there, and twins of Balance runes (the tag alone). */
export function findable({ table, balance }: State): number[][] {
  return [...table.tag.keys()].flatMap(i => {
    const stone = table.stone[i]!
    if (!table.up[i] || stone <= 0) return []
    const twin = table.stone.indexOf(twinOf(stone))
    if (twin > i && table.up[twin]) return [[table.tag[i]!, table.tag[twin]!]]
    return balance.includes(twinOf(stone)) ? [[table.tag[i]!]] : []
  })
}

const TWINS = 4
const LOOT = 3
const ALONE = 3
const BACKS = 4

/** As far from the middle as real throws come to lie, and none over another. */
function landing(count: number, random: () => number): [x: number, y: number][] {
  const places: [number, number][] = []
  for (let tries = 0; places.length < count && tries < 5000; tries++) {
    const { distances } = LANDINGS
    const far = Math.min(DISC_RADIUS - 90, distances[Math.floor(random() * distances.length)]! * 1.25)
    const angle = 2 * Math.PI * random()
    const at: [number, number] = [Math.round(far * Math.cos(angle)), Math.round(far * Math.sin(angle))]
    const isFree = [[0, 0] as const, ...places].every(([x, y]) => Math.hypot(x - at[0], y - at[1]) > APART)
    if (isFree) places.push(at)
  }
  return places
}

/** Millimetres. */
const APART = 50

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map(one => [random(), one] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, one]) => one)
}
