import { type Fit, fitted } from '@runatal/kernel'
import type { Sample } from './samples.ts'

/** Of the chances that lay in one tenth: how many there were, what was foreseen on average, and what share was won. */
export interface Tenth {
  many: number
  foreseen: number
  won: number
}

/** A chance that was foreseen, and the share of the victory that came of it. */
export interface Met {
  chance: number
  won: number
}

/** What a page tells of. */
interface Measured {
  id: string
  games: number
  levels: readonly string[]
  positions: number
  tenths: readonly Tenth[]
}

/** What was foreseen beside what came of it (reliability), tenth by tenth; a team has one chance, rivals one each. */
export function tenthsOf(chances: readonly Met[]): Tenth[] {
  const sums = Array.from({ length: TENTHS }, () => ({ many: 0, foreseen: 0, won: 0 }))
  for (const { chance, won } of chances) {
    const tenth = sums[Math.min(TENTHS - 1, Math.floor(TENTHS * chance))]!
    tenth.many++
    tenth.foreseen += chance
    tenth.won += won
  }
  return sums.map(({ many, foreseen, won }) => ({ many, foreseen: foreseen / many, won: won / many }))
}

/** The chances that a fit gives in positions, each with what came of it. */
export function chancesIn(fit: Fit, samples: readonly Sample[], together = false): Met[] {
  return samples.flatMap(({ odds, won }) =>
    fitted(fit, odds, together).map((chance, seat) => ({ chance, won: won[seat]! })),
  )
}

/** The page of a game: docs/calibration-<game>.md. */
export function pageOf({ id, games, levels, positions, tenths }: Measured): string {
  const rows = tenths.flatMap(({ many, foreseen, won }, i) =>
    many === 0
      ? []
      : [
          `| ${10 * i} to ${10 * i + 10} % | ${many} | ${percent(foreseen)} | ${percent(won)} | ${(100 * (won - foreseen)).toFixed(1)} |`,
        ],
  )
  return `# Calibration: ${id}

Of positions called 70 %, are 70 in 100 won? Written by \`npm run lab -- calibrate ${id} --games ${games}\`: so many games of each number
of seats, other games than those that the chances were fitted to; ${positions} positions in which nothing was half done. At each
table people-like levels are mixed (${levels.join(', ')}); half of the tables are laid as the box says, the others with
whatever can be chosen. A seat's chance counts in its tenth, beside the share of victories that came of it.

| called | how often | on average | won | off by, in points |
| ------ | --------: | ---------: | --: | ----------------: |
${rows.join('\n')}
`
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

const TENTHS = 10
