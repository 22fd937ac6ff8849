import { type Bout, isBye, type Mark, type Tournament, WIN } from './types.ts'

/** One line of the standings. Points and tie-breaks are in parts of a win. */
export interface StandingRow {
  person: string
  rank: number
  points: number
  /** The points of all that one has met: who has met stronger people stands above. */
  buchholz: number
  /** The points of those that one has beaten, and half of those that one has drawn with. */
  berger: number
  /** Among those who are equal in all that: what they have made against each other. */
  direct: number
  seed: number
  state: Tournament['entrants'][number]['state']
  /** Round by round: what it was, with whom. */
  cells: Cell[]
}

export interface Cell {
  round: number
  mark: Mark
  /** Whom they met, by their ranks now. */
  met: number[]
  points: number
  /** A bye that was not earned by being there all the time counts half. */
  half?: true
}

/** Who stands where: by points, then Buchholz, Sonneborn-Berger, the direct encounter, and the rating at the entry. */
export function standings(tournament: Tournament): StandingRow[] {
  const { entrants } = tournament
  const points = pointsOf(tournament)
  // Who goes out meets nobody more, and parties do not meet at all: there is nothing to compare opponents by.
  const plain = tournament.plan.format === 'knockout' || tournament.plan.format === 'race'
  const rows = entrants.map(entrant => {
    const { person, seed, state } = entrant
    return {
      person,
      seed,
      state,
      rank: 0,
      points: points.get(person) ?? 0,
      buchholz: plain ? 0 : buchholzOf(tournament, person, points),
      berger: plain ? 0 : bergerOf(tournament, person, points),
      direct: 0,
      cells: [],
    }
  })
  for (const group of groups(rows)) {
    const among = new Set(group.map(({ person }) => person))
    for (const row of group) row.direct = group.length === 1 || plain ? 0 : directOf(tournament, row.person, among)
  }
  const order = rows.toSorted(
    (one, other) =>
      other.points - one.points ||
      other.buchholz - one.buchholz ||
      other.berger - one.berger ||
      other.direct - one.direct ||
      other.seed - one.seed ||
      (one.person < other.person ? -1 : 1),
  )
  const ranks = new Map(order.map(({ person }, i) => [person, i + 1]))
  return order.map(row => ({ ...row, rank: ranks.get(row.person) ?? 0, cells: cellsOf(tournament, row.person, ranks) }))
}

/** The points of all, so far. */
export function pointsOf({ bouts }: Tournament): Map<string, number> {
  const points = new Map<string, number>()
  for (const bout of bouts)
    for (const [i, person] of bout.people.entries())
      points.set(person, (points.get(person) ?? 0) + (bout.points?.[i] ?? 0))
  return points
}

/** What somebody takes from a table: how many of the others they are before, as a share of a win. */
export function shares(places: readonly number[]): number[] {
  return places.map((place, i) => {
    const beaten = places.filter(other => other > place).length
    const equal = places.filter((other, j) => j !== i && other === place).length
    return (WIN * (2 * beaten + equal)) / (2 * Math.max(1, places.length - 1))
  })
}

/** How often two have met at a table that was played. */
export function metIn({ bouts }: Tournament): (one: string, other: string) => number {
  const times = new Map<string, number>()
  for (const { people, how } of bouts)
    if (how !== 'walkover' && how !== 'void')
      for (const one of people)
        for (const other of people) {
          if (one === other) continue
          const key = `${one} ${other}`
          times.set(key, (times.get(key) ?? 0) + 1)
        }
  return (one, other) => times.get(`${one} ${other}`) ?? 0
}

function buchholzOf({ bouts }: Tournament, person: string, points: ReadonlyMap<string, number>): number {
  let sum = 0
  for (const bout of bouts)
    if (bout.state === 'over' && bout.people.includes(person))
      // A bye, or somebody who was not there, counts as an opponent with as many points as one's own.
      if (isBye(bout) || bout.how === 'walkover') sum += points.get(person) ?? 0
      else for (const other of bout.people) if (other !== person) sum += points.get(other) ?? 0
  return sum
}

function bergerOf({ bouts }: Tournament, person: string, points: ReadonlyMap<string, number>): number {
  let sum = 0
  for (const { people, points: won, how } of bouts) {
    const mine = won?.[people.indexOf(person)]
    if (mine === undefined || how !== 'game') continue
    for (const [i, other] of people.entries()) {
      const theirs = won?.[i] ?? 0
      if (other !== person && mine >= theirs) sum += (points.get(other) ?? 0) * (mine > theirs ? 1 : 1 / 2)
    }
  }
  return sum
}

function directOf({ bouts }: Tournament, person: string, among: ReadonlySet<string>): number {
  let sum = 0
  for (const { people, points } of bouts) {
    const mine = points?.[people.indexOf(person)]
    if (mine !== undefined)
      for (const [i, other] of people.entries())
        if (other !== person && among.has(other)) sum += Math.sign(mine - (points?.[i] ?? 0))
  }
  return sum
}

/** Those who are equal by all that comes before the direct encounter. */
function groups(rows: StandingRow[]): StandingRow[][] {
  const key = ({ points, buchholz, berger }: StandingRow) => `${points} ${buchholz} ${berger}`
  return [...Map.groupBy(rows, key).values()]
}

function cellsOf({ bouts, plan }: Tournament, person: string, ranks: ReadonlyMap<string, number>): Cell[] {
  return bouts.flatMap((bout): Cell[] => {
    const i = bout.people.indexOf(person)
    if (i < 0) return []
    const met = bout.people.filter(other => other !== person).map(other => ranks.get(other) ?? 0)
    const points = bout.points?.[i] ?? 0
    const mark = plan.format === 'race' ? raceMark(bout, i) : markOf(bout, i)
    return [{ round: bout.round, mark, met, points, ...(mark === 'bye' && points < WIN && { half: true as const }) }]
  })
}

function markOf({ people, points, how, here }: Bout, i: number): Mark {
  const mine = points?.[i]
  if (mine === undefined || points === undefined) return 'now'
  if (people.length === 1 && how === 'bye') return 'bye'
  if (how === 'walkover' && !here.includes(people[i] ?? '')) return 'away'
  const best = Math.max(...points)
  if (mine < best) return 'lost'
  return points.filter(one => one === best).length > 1 ? 'drawn' : 'won'
}

/** The best party of a round has won, the last one and whoever did not get through have lost. */
function raceMark(bout: Bout, i: number): Mark {
  const mine = bout.points?.[i]
  if (mine === undefined) return 'now'
  if (!bout.here.includes(bout.people[i] ?? '') && bout.how !== 'void') return 'away'
  return mine >= WIN ? 'won' : mine === 0 ? 'lost' : 'drawn'
}
