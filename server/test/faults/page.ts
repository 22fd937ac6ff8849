/** The tables of docs/faults.md: one row a fault, some rows an attack. */

/** The page with these rows in place of older ones; undefined if the older ones tell of more. */
export function withRows(text: string, of: string, rows: readonly string[]): string | undefined {
  const lines = text.split('\n')
  const mine = (line: string) => line.startsWith(`| \`${of}\` `)
  if (extent(rows) < extent(lines.filter(mine))) return undefined
  const others = lines.filter(line => !mine(line))
  // Faults and attacks have tables with heads of their own, of as many columns as their rows.
  const head = others.findIndex(line => columns(line) === columns(rows[0]!))
  const end = others.findIndex((line, i) => i > head && !line.startsWith('|'))
  return others.toSpliced(end < 0 ? others.length : end, 0, ...rows).join('\n')
}

/** How much was tried: moves that were acknowledged under a fault, or how often an attack killed somebody. */
function extent(rows: readonly string[]): number {
  const [first = ''] = rows
  const kills = rows.flatMap(row => / after (\d+) kills/.exec(row)?.[1] ?? [])
  return columns(first) === columns(FAULT) ? Number(first.split('|')[4]) : Math.max(0, ...kills.map(Number))
}

function columns(row: string): number {
  return row.startsWith('|') ? row.split('|').length : 0
}

const FAULT = '| fault | times | finished | acknowledged | views | problems | away | when |'
