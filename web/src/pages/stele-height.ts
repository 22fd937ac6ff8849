/** The stones stand like a gable, however many there are: the highest in the middle of the row. */
export function steleHeight(i: number, count: number): number {
  const middle = (count - 1) / 2
  return Math.round(HIGHEST - (middle === 0 ? 0 : (HIGHEST - LOWEST) * (Math.abs(i - middle) / middle)))
}

const HIGHEST = 404
const LOWEST = 386
