/** The deal of the day: days, places, runes to share, streaks. */

const DAY = 86_400_000
/** Days end at midnight, one hour east of Greenwich, all year round. */
const EAST = 3_600_000
/** The day before the first deal. */
const BEFORE_THE_FIRST = Math.floor(Date.UTC(2026, 6, 1) / DAY) - 1

/** The number of the day at a wall time, from 1 on the first. */
export function dayAt(now: number): number {
  return Math.floor((now + EAST) / DAY) - BEFORE_THE_FIRST
}

/** When a day ends, in wall time. */
export function endOfDay(day: number): number {
  return (BEFORE_THE_FIRST + day + 1) * DAY - EAST
}

/** How many came out with a score; those who lost have none. */
export interface Tally {
  score?: number
  people: number
}

export interface Standing {
  /** From 1; equals share a place. */
  place: number
  of: number
  /** The share of the others who did worse, from 0 to 1. */
  better: number
  /** The score in the middle; none if most have lost. */
  median?: number
}

/** Where a score stands among all of the day. Who lost is behind everybody who did not. */
export function standingOf(tallies: readonly Tally[], mine: number | undefined, fewest: boolean): Standing {
  const of = tallies.reduce((sum, { people }) => sum + people, 0)
  const count = (fits: (score: number | undefined) => boolean) =>
    tallies.filter(({ score }) => fits(score)).reduce((sum, { people }) => sum + people, 0)
  const ahead = count(score => isBetter(score, mine, fewest))
  const behind = count(score => isBetter(mine, score, fewest))
  const inOrder = tallies.toSorted((a, b) => Number(isBetter(b.score, a.score, fewest)) || -1)
  let passed = 0
  const middle = inOrder.find(({ people }) => (passed += people) * 2 >= of)
  return {
    place: ahead + 1,
    of,
    better: of > 1 ? behind / (of - 1) : 1,
    ...(middle?.score !== undefined && { median: middle.score }),
  }
}

export function isBetter(one: number | undefined, than: number | undefined, fewest: boolean): boolean {
  if (one === undefined) return false
  return than === undefined || (fewest ? one < than : one > than)
}

/** A column of the histogram: scores from `from` up to `from + width`, without it. */
export interface Column {
  from: number
  people: number
}

/** All scores in at most so many columns of equal, round width. */
export function histogram(tallies: readonly Tally[], most = 14): { width: number; columns: Column[] } {
  const scored = tallies.flatMap(({ score, people }) => (score === undefined ? [] : [{ score, people }]))
  if (scored.length === 0) return { width: 1, columns: [] }
  const least = Math.min(...scored.map(({ score }) => score))
  const greatest = Math.max(...scored.map(({ score }) => score))
  const width = WIDTHS.find(one => Math.floor(greatest / one) - Math.floor(least / one) < most) ?? greatest - least + 1
  const first = Math.floor(least / width)
  const columns = Array.from({ length: Math.floor(greatest / width) - first + 1 }, (_, i) => ({
    from: (first + i) * width,
    people: 0,
  }))
  for (const { score, people } of scored) columns[Math.floor(score / width) - first]!.people += people
  return { width, columns }
}

const WIDTHS = [1, 2, 5, 10, 20, 50, 100, 200, 500]

/** How a stop went, beside everybody else's same stop: among the best quarter, in the better half, or not. */
export type Mark = 'best' | 'better' | 'rest'

/** One mark for each stop. Who is alone so far has nobody to compare with, and did well. */
export function marksOf(mine: readonly number[], others: readonly (readonly number[])[]): Mark[] {
  return mine.map((value, stop) => {
    const same = others.flatMap(one => one[stop] ?? [])
    const ahead = same.filter(one => one > value).length
    if (ahead * 4 <= same.length - ahead || ahead === 0) return 'best'
    return ahead * 2 <= same.length ? 'better' : 'rest'
  })
}

/** Runes that survive as plain text and spoil nothing: ᛞ, ᚱ, ᛁ, four by four. */
export function runesOf(marks: readonly Mark[]): string {
  const runes = marks.map(mark => RUNES[mark])
  return Array.from({ length: Math.ceil(runes.length / 4) }, (_, i) => runes.slice(4 * i, 4 * i + 4).join('')).join('᛫')
}

const RUNES: Readonly<Record<Mark, string>> = { best: 'ᛞ', better: 'ᚱ', rest: 'ᛁ' }

export type DayMark = 'played' | 'all' | 'grace' | 'missed'

export interface Streak {
  /** Days in a row up to today; today counts once it is played. */
  days: number
  record: number
  /** The last days, oldest first, today last. */
  calendar: { day: number; mark: DayMark }[]
}

/**
 * Any game keeps the streak; one missed day a month is forgiven, a month being thirty days from the last one forgiven.
 * `played` is how many games were played on each day, `games` how many there are.
 */
export function streakOf(played: ReadonlyMap<number, number>, today: number, games: number, shown = 35): Streak {
  const first = Math.min(today, ...played.keys())
  const marks = new Map<number, DayMark>()
  let [run, record, forgiven] = [0, 0, -Infinity]
  for (let day = first; day <= today; day++) {
    const count = played.get(day) ?? 0
    if (count > 0) {
      run++
      marks.set(day, count >= games ? 'all' : 'played')
    } else if (day === today) {
      // The day is not over yet.
    } else if (run > 0 && day - forgiven >= A_MONTH) {
      forgiven = day
      marks.set(day, 'grace')
    } else {
      // What was forgiven before a streak that broke was forgiven for nothing, and counts all the same.
      run = 0
    }
    record = Math.max(record, run)
  }
  const calendar = Array.from({ length: shown }, (_, i) => {
    const day = today - shown + 1 + i
    return { day, mark: marks.get(day) ?? ('missed' as const) }
  })
  return { days: run, record, calendar }
}

const A_MONTH = 30
