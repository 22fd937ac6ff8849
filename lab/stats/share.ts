/** A share with its 95 % interval. */
export interface Share {
  /** How many chances there were to win: games, times the seats that the bot had in each. */
  n: number
  share: number
  low: number
  high: number
}

/** What one bundle adds to a share. */
export interface Part {
  sum: number
  n: number
}

export const Z95 = 1.959963984540054

/** Wilson's interval of a share: it stays within 0 and 1 and holds for few games and for shares near the ends. */
export function wilson(share: number, n: number, z = Z95): [low: number, high: number] {
  if (n <= 0) return [0, 1]
  const middle = (share + (z * z) / (2 * n)) / (1 + (z * z) / n)
  const half = (z / (1 + (z * z) / n)) * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n))
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}

/**
 * A share over bundles. Games of one bundle share their cards, so they do not count as independent: the interval is
 * Wilson's for the number of independent games that would scatter as the bundles do.
 */
export function shareOf(parts: readonly Part[]): Share {
  const n = parts.reduce((total, part) => total + part.n, 0)
  if (n === 0) return { n: 0, share: 0, low: 0, high: 1 }
  const share = parts.reduce((total, part) => total + part.sum, 0) / n
  const [low, high] = wilson(share, effectiveGames(parts, share, n))
  return { n, share, low, high }
}

const FEW_BUNDLES = 20
/** However alike the bundles are, no game counts for more than so many independent ones. */
const MOST_PER_GAME = 4

function effectiveGames(parts: readonly Part[], share: number, n: number): number {
  const bundles = parts.filter(part => part.n > 0).length
  if (bundles < FEW_BUNDLES) return n
  const scatter = parts.reduce((total, part) => total + (part.sum - share * part.n) ** 2, 0)
  const variance = ((bundles / (bundles - 1)) * scatter) / (n * n)
  return Math.min(n * MOST_PER_GAME, (share * (1 - share)) / variance || n)
}
