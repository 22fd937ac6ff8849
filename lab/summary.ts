import { percent, percents, signed } from './report/format.ts'
import type { Results } from './stats/results.ts'

/** What a run found, in a few lines for the terminal. */
export function summary({ games, winShare, ratings, verdict, crashes }: Results): string {
  const rows = winShare.bots.map(({ bot, share, low, high }) => {
    const rating = ratings.find(one => one.bot === bot)
    return [
      bot,
      percent(share),
      `(${percents(low, high)})`,
      rating === undefined ? '' : `${signed(rating.points)} points`,
    ]
  })
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map(row => row[i]!.length)))
  const table = rows.map(row => `  ${row.map((cell, i) => cell.padEnd(widths[i]!)).join('  ')}`.trimEnd())
  const lines = [`Win share a seat over ${games} games, with 95 % intervals, and rating`, ...table]
  if (verdict !== undefined) lines.push(VERDICTS[verdict.verdict](verdict.first, verdict.second))
  for (const { error, command } of crashes.slice(0, MOST_SHOWN)) lines.push(`Crashed: ${error}`, `  repeat: ${command}`)
  if (crashes.length > MOST_SHOWN) lines.push(`… and ${crashes.length - MOST_SHOWN} more crashes, all in the report`)
  return `${lines.join('\n')}\n`
}

const MOST_SHOWN = 5

const VERDICTS = {
  accepted: (first: string, second: string) => `The test says: ${first} is better than ${second}`,
  rejected: (first: string, second: string) => `The test says: ${first} is not better than ${second} by the margin`,
  open: (first: string, second: string) => `The test cannot say yet whether ${first} is better than ${second}`,
}
