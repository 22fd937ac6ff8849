/** How likely it is to draw cards: the hypergeometric distribution, in whole numbers until the last division. */

/** The chance that at least `wanted` of the `copies` chosen cards are among the first `drawn` of a deck of `size`. */
export function chanceOf(size: number, copies: number, drawn: number, wanted: number): number {
  const seen = Math.min(drawn, size)
  let ways = 0n
  for (let found = wanted; found <= Math.min(copies, seen); found++)
    ways += choose(copies, found) * choose(size - copies, seen - found)
  return Number(ways) / Number(choose(size, seen))
}

/** In how many ways `k` cards can be taken out of `n`. */
function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n
  let ways = 1n
  for (let i = 1n; i <= k; i++) ways = (ways * (BigInt(n) - i + 1n)) / i
  return ways
}
