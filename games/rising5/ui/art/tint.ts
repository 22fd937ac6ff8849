/** Colours as #rrggbb. */

export function mixed(one: string, other: string, share: number): string {
  const second = channels(other)
  const mix = channels(one).map((value, i) => Math.round(value * (1 - share) + second[i]! * share))
  return `#${mix.map(value => value.toString(16).padStart(2, '0')).join('')}`
}

/** Whether dark ink reads better on it than light ink. */
export function isPale(colour: string): boolean {
  const [red, green, blue] = channels(colour)
  return 0.299 * red! + 0.587 * green! + 0.114 * blue! > 150
}

function channels(colour: string): number[] {
  return [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))
}
