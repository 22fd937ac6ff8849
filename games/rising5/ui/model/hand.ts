/** Cards of a kind lie together, those that are hidden from me last. */
export function handOf(cards: readonly number[]): number[] {
  return cards.toSorted((a, b) => (a < 0 ? 9 : a) - (b < 0 ? 9 : b))
}
