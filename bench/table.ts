import { type Measured, SPREAD } from './part.ts'

/** The numbers for people: one line a quantity, with its spread where it has one. */
export function table(measured: Measured): string {
  const rows = Object.entries(measured)
    .filter(([name]) => !name.endsWith(SPREAD))
    .map(([name, value]) => [name, readable(value), percent(measured[name + SPREAD])] as const)
  const lines = [['what', 'median', 'spread'] as const, ...rows]
  const widths = [0, 1, 2].map(column => Math.max(...lines.map(line => line[column]!.length)))
  return lines
    .map(
      ([what, value, apart]) =>
        `${what.padEnd(widths[0]!)}  ${value.padStart(widths[1]!)}  ${apart.padStart(widths[2]!)}`,
    )
    .join('\n')
}

/** Three digits that mean something are enough on a machine with neighbours. */
function readable(value: number): string {
  return value.toLocaleString('en', value < 1000 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 })
}

function percent(value: number | undefined): string {
  return value === undefined ? '' : `${value.toFixed(0)} %`
}
