/** A share with its 95 % interval (Wilson). */
export function share(won: number, of: number): string {
  const p = won / of
  const z2 = 1.96 ** 2
  const middle = (p + z2 / (2 * of)) / (1 + z2 / of)
  const reach = (1.96 / (1 + z2 / of)) * Math.sqrt((p * (1 - p)) / of + z2 / (4 * of * of))
  return `${Math.round(100 * p)} % (${Math.round(100 * (middle - reach))}–${Math.round(100 * (middle + reach))})`
}
