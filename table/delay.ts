/** How long a bot's word takes to the table, in milliseconds: as long as people's usually does, 30 where there is nobody. */
export function botDelay(people: readonly number[]): number {
  if (people.length === 0) return 30
  const sorted = people.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
