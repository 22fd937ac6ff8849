import blossom from 'edmonds-blossom-fixed'

/** Somebody to be paired. */
export interface Free {
  person: string
  points: number
  seed: number
  /** Not owed a bye: has had one, or was not there all the time. */
  noBye: boolean
}

/** How often two have met. */
export type Met = (one: string, other: string) => number

/**
 * Swiss pairs: nobody meets twice and nobody has two byes where that can be avoided, those with equal points meet, and
 * among them the upper half the lower half. It is a matching of least cost, so it is the best there is, not the first
 * that comes. A bye is a pair of one.
 */
export function swissPairs(free: readonly Free[], met: Met): string[][] {
  const order = free.toSorted(better)
  const edges: [number, number, number][] = []
  for (const [i, one] of order.entries())
    for (const [j, other] of order.entries())
      if (i < j) edges.push([i, j, MOST - costOf(one, other, met(one.person, other.person), j - i, halfAt(order, one))])
  const bye = order.length
  const least = Math.min(...order.map(({ points }) => points))
  if (order.length % 2 === 1)
    for (const [i, { points, noBye }] of order.entries())
      edges.push([i, bye, MOST - ((noBye ? AGAIN : 0) + 2 * (points - least) ** 2 * STEP + (order.length - i))])
  const mates = blossom(edges, true)
  return order.flatMap(({ person }, i) => {
    const mate = mates[i] ?? -1
    const other = order[mate]
    if (other === undefined) return [[person]]
    return i < mate ? [[person, other.person]] : []
  })
}

function costOf(one: Free, other: Free, met: number, apart: number, half: number): number {
  return met * AGAIN + (one.points - other.points) ** 2 * STEP + Math.abs(apart - half)
}

/** Half of those with as many points: the first of the upper half meets the first of the lower one. */
function halfAt(order: readonly Free[], { points }: Free): number {
  return Math.floor(order.filter(other => other.points === points).length / 2)
}

export function better(one: Free, other: Free): number {
  return other.points - one.points || other.seed - one.seed || (one.person < other.person ? -1 : 1)
}

/** How large tables are: as wished, or one less; only where that cannot be, fewer. One alone has a bye. */
export function tableSizes(people: number, size: number): number[] {
  if (people === 0) return []
  const tables = Math.ceil(people / size)
  const least = Math.floor(people / tables)
  const larger = people - least * tables
  return Array.from({ length: tables }, (_, i) => (i < larger ? least + 1 : least))
}

/**
 * Tables of three and more: those with equal points sit together, and few meet again. Begun in order (the first time in
 * turns, so that each table has strong and weak), then people change places for as long as that makes it better.
 */
export function swissTables(free: readonly Free[], size: number, met: Met): string[][] {
  const order = free.toSorted(better)
  const sizes = tableSizes(order.length, size)
  const isFirst = order.every(({ points }) => points === order[0]?.points)
  let best = isFirst ? dealt(order, sizes) : inOrder(order, sizes)
  best = improved(best, met)
  for (let turn = 1; turn <= TURNS && repeats(best, met) > 0; turn++) {
    const other = improved(inOrder(turned(order, turn), sizes), met)
    if (total(other, met) < total(best, met)) best = other
  }
  return best.map(table => table.map(({ person }) => person))
}

function inOrder(order: readonly Free[], sizes: readonly number[]): Free[][] {
  let at = 0
  return sizes.map(size => order.slice(at, (at += size)))
}

function dealt(order: readonly Free[], sizes: readonly number[]): Free[][] {
  const tables: Free[][] = sizes.map(() => [])
  const left = [...order]
  for (let lap = 0; left.length > 0; lap++) {
    const there = tables.map((_, i) => i)
    for (const i of lap % 2 === 0 ? there : there.toReversed()) {
      const table = tables[i] ?? []
      if (table.length < (sizes[i] ?? 0)) table.push(...left.splice(0, 1))
    }
  }
  return tables
}

/** Another beginning, the same every time. */
function turned(order: readonly Free[], turn: number): Free[] {
  const step = turn * 2 + 1
  return order
    .map((one, i) => ({ one, key: ((i + 1) * step * 7919) % 104_729 }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ one }) => one)
}

function improved(tables: Free[][], met: Met): Free[][] {
  const now = tables.map(table => [...table])
  const costs = now.map(table => tableCost(table, met))
  for (let again = true; again;) {
    again = false
    for (let a = 0; a < now.length; a++)
      for (let b = a + 1; b < now.length; b++) {
        const [left, right] = [now[a] ?? [], now[b] ?? []]
        for (let i = 0; i < left.length; i++)
          for (let j = 0; j < right.length; j++) {
            swap(left, i, right, j)
            const [x, y] = [tableCost(left, met), tableCost(right, met)]
            if (x + y < (costs[a] ?? 0) + (costs[b] ?? 0)) {
              costs[a] = x
              costs[b] = y
              again = true
            } else swap(left, i, right, j)
          }
      }
  }
  return now
}

function swap(left: Free[], i: number, right: Free[], j: number) {
  const [one, other] = [left[i], right[j]]
  if (one === undefined || other === undefined) return
  left[i] = other
  right[j] = one
}

function tableCost(table: readonly Free[], met: Met): number {
  let cost = 0
  for (const [i, one] of table.entries())
    for (const other of table.slice(i + 1))
      cost += met(one.person, other.person) * AGAIN + (one.points - other.points) ** 2 * STEP
  return cost
}

function total(tables: readonly (readonly Free[])[], met: Met): number {
  return tables.reduce((sum, table) => sum + tableCost(table, met), 0)
}

function repeats(tables: readonly (readonly Free[])[], met: Met): number {
  let times = 0
  for (const table of tables)
    for (const [i, one] of table.entries())
      for (const other of table.slice(i + 1)) times += met(one.person, other.person)
  return times
}

/** Each against each: the circle turns by one seat a round (Berger). Who has no other has a bye. */
export function roundRobin(field: readonly string[], round: number): string[][] {
  const all: (string | undefined)[] = field.length % 2 === 0 ? [...field] : [...field, undefined]
  const [first, ...rest] = all
  const turn = (round - 1) % Math.max(1, rest.length)
  const circle = [first, ...rest.slice(rest.length - turn), ...rest.slice(0, rest.length - turn)]
  return circle.slice(0, circle.length / 2).map((one, i) => {
    const other = circle[circle.length - 1 - i]
    const pair = [one, other].filter(person => person !== undefined)
    // Who begins changes from round to round.
    return round % 2 === 0 ? pair.toReversed() : pair
  })
}

/** The first round of a bracket: the first seeds meet the last ones, and each other as late as can be. */
export function bracket(field: readonly string[]): string[][] {
  let order = [0]
  while (order.length < field.length) {
    const { length } = order
    order = order.flatMap(seed => [seed, 2 * length - 1 - seed])
  }
  if (order.length === 1) return [field.slice(0, 1)]
  return Array.from({ length: order.length / 2 }, (_, i) =>
    order.slice(2 * i, 2 * i + 2).flatMap(seed => field[seed] ?? []),
  )
}

/** How many rounds a format takes for so many people. */
export function roundsOf(format: string, rounds: number, people: number): number {
  if (format === 'knockout') return Math.max(1, Math.ceil(Math.log2(Math.max(2, people))))
  if (format === 'round') return people % 2 === 0 ? people - 1 : people
  return rounds
}

/** More than all the rest may cost; whole numbers stay exact. */
const AGAIN = 1e10
const STEP = 100
const MOST = 1e13
const TURNS = 60
