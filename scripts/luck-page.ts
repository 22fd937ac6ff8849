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

/** Series in which the first bot is weaker by two levels, then deals that equals play twice, from both seats. */
export function duelsOf(series: number, pairs: number): Duel[] {
  const unequal = Array.from({ length: series * SERIES }, (_, i): Duel => {
    return { deal: 1 + i, levels: ['novice', 'adept'], seat: i % 2 }
  })
  const mirrored = Array.from({ length: 2 * pairs }, (_, i): Duel => {
    return { deal: 1_000_001 + (i >> 1), levels: ['apprentice', 'apprentice'], seat: i % 2 }
  })
  return [...unequal, ...mirrored]
}

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

/** The page of a game: docs/luck-<game>.md. */
export function pageOf(id: string, series: number, pairs: number, all: readonly Judged[]): string {
  const unequal = all.slice(0, series * SERIES)
  const mirrored = all.slice(series * SERIES)
  const tens = Array.from({ length: series }, (_, i) => unequal.slice(SERIES * i, SERIES * (i + 1)))
  const below = tens.filter(ten => ten.reduce((sum, { skill }) => sum + skill, 0) < 0).length
  const deals = Array.from({ length: pairs }, (_, i) => mirrored.slice(2 * i, 2 * i + 2))
  const summed = (what: 'skill' | 'luck') => meanOf(deals.map(([a, b]) => a![what] + b![what]))
  const told = ({ mean, within }: ReturnType<typeof meanOf>) => `${points(mean)} (± ${points(within).replace('+', '')})`
  return `# Luck and skill: ${id}

Does an analysis find who plays better, whoever wins? Written by \`npm run luck -- ${id} ${series} ${pairs}\`: duels of bots, each judged
decision by decision as the hall does it. All numbers are points of a victory, in brackets how far off they may be (95 %).

| a novice against an adept, ${unequal.length} duels in series of ten |  |
| --- | ---: |
| series in which the novice's skill is below 0 | ${below} of ${series} |
| series that say so surely (one-sided t, 95 %) | ${tens.filter(isFound).length} of ${series} |
| the novice's skill a duel | ${told(meanOf(unequal.map(({ skill }) => skill)))} |
| duels that the novice won all the same | ${unequal.filter(({ won }) => won).length} |

| equals, ${pairs} deals played twice, from both seats |  |
| --- | ---: |
| skill of one of them, both duels of a deal together | ${told(summed('skill'))} |
| its luck beside the other's, both together | ${told(summed('luck'))} |
`
}

function points(share: number): string {
  const value = (100 * share).toFixed(1)
  return share > 0 ? `+${value}` : value.replace('-', '−')
}
