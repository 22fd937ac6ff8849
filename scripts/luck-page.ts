/** Two bots on one deal, the first of them in this seat. */
export interface Duel {
  deal: number
  levels: readonly [first: string, second: string]
  seat: number
}

/** What the study said of the first bot of a duel. */
export interface Judged {
  /** How much less it gave away than the other, in victories. */
  skill: number
  /** How much luckier it was. */
  luck: number
  won: boolean
}

/** As many duels as a series has, the seats in turn. */
const SERIES = 10

/** For each level that is named, series of it against the one two levels above; then deals that equals play from both seats. */
export function duelsOf(weaker: readonly Weaker[], series: number, pairs: number): Duel[] {
  const unequal = weaker.flatMap(level =>
    Array.from({ length: series * SERIES }, (_, i): Duel => {
      return { deal: 1 + i, levels: [level, TWO_ABOVE[level]], seat: i % 2 }
    }),
  )
  const mirrored = Array.from({ length: 2 * pairs }, (_, i): Duel => {
    return { deal: 1_000_001 + (i >> 1), levels: ['apprentice', 'apprentice'], seat: i % 2 }
  })
  return [...unequal, ...mirrored]
}

export const TWO_ABOVE = { novice: 'adept', apprentice: 'master', adept: 'grandmaster' } as const

export type Weaker = keyof typeof TWO_ABOVE

/** The middle of some numbers, and how far from it the true one may lie (95 %). */
export function meanOf(values: readonly number[]): { mean: number; within: number } {
  const mean = values.reduce((a, b) => a + b, 0) / values.length
  const spread = values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (values.length - 1)
  return { mean, within: 1.96 * Math.sqrt(spread / values.length) }
}

/** Whether ten duels say surely (95 %, Student's t) that the first bot plays worse. */
export function isFound(series: readonly Judged[]): boolean {
  const { mean, within } = meanOf(series.map(({ skill }) => skill))
  return mean + (T_ONE_SIDED / 1.96) * within < 0
}

/** Of nine degrees of freedom. */
const T_ONE_SIDED = 1.833

/** What was asked for. */
export interface Wanted {
  id: string
  weaker: readonly Weaker[]
  series: number
  pairs: number
}

/** The page of a game: docs/luck-<game>.md. */
export function pageOf({ id, weaker, series, pairs }: Wanted, all: readonly Judged[]): string {
  const many = series * SERIES
  const mirrored = all.slice(weaker.length * many)
  const deals = Array.from({ length: pairs }, (_, i) => mirrored.slice(2 * i, 2 * i + 2))
  const summed = (what: 'skill' | 'luck') => told(deals.map(([a, b]) => a![what] + b![what]))
  const unequal = weaker.map((level, i) => unequalOf(level, series, all.slice(i * many, (i + 1) * many)))
  return `# Luck and skill: ${id}

Does an analysis find who plays better, whoever wins? Written by \`npm run luck -- ${[id, series, pairs, ...weaker].join(' ')}\`: duels of
bots, each judged decision by decision as the hall does it. All numbers are points of a victory, in brackets how far off they
may be (95 %).

${unequal.join('\n')}
| equals, ${pairs} deals played twice, from both seats |  |
| --- | ---: |
| skill of one of them, both duels of a deal together | ${summed('skill')} |
| its luck beside the other's, both together | ${summed('luck')} |
`
}

function unequalOf(level: Weaker, series: number, duels: readonly Judged[]): string {
  const tens = Array.from({ length: series }, (_, i) => duels.slice(SERIES * i, SERIES * (i + 1)))
  const below = tens.filter(ten => ten.reduce((sum, { skill }) => sum + skill, 0) < 0).length
  return `| ${level} against ${TWO_ABOVE[level]}, ${duels.length} duels in series of ten |  |
| --- | ---: |
| series in which the weaker one's skill is below 0 | ${below} of ${series} |
| series that say so surely (one-sided t, 95 %) | ${tens.filter(isFound).length} of ${series} |
| its skill a duel | ${told(duels.map(({ skill }) => skill))} |
| duels that it won all the same | ${duels.filter(({ won }) => won).length} |
`
}

function told(values: readonly number[]): string {
  const { mean, within } = meanOf(values)
  return `${points(mean)} (± ${points(within).replace('+', '')})`
}

function points(share: number): string {
  const value = (100 * share).toFixed(1)
  return share > 0 ? `+${value}` : value.replace('-', '−')
}
