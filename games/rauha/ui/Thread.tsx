import type { Seat } from '@runatal/kernel'
import { ENTITIES } from '../content/entities.ts'
import { fix, type Point } from './art/pen.ts'
import { LARGE, widthOf } from './art/rim.ts'
import { placed } from './art/stamp.ts'
import { eventsOf, type Preview } from './model/preview.ts'
import { biome, biomeAt, lineThrough, symbolAtCell } from './model/world.ts'

/** The lines that a placing would complete: a thread through the three symbols of each. */
export function Thread({ preview, seat }: { preview: Preview; seat: Seat }) {
  const { move, after } = preview
  if (move.do !== 'place') return null
  let drawing = ''
  for (const { entity, lines } of eventsOf(preview, 'entity.welcomed')) {
    const symbol = ENTITIES.find(({ id }) => id === entity)!.symbol
    for (const line of lines) {
      const points = lineThrough(move.cell, line).map(cell =>
        symbolAtCell(biome(biomeAt(after, seat, cell)), symbol, cell, cell === move.cell),
      )
      drawing += thread(points, line, symbol, move.cell)
    }
  }
  if (drawing === '') return null
  const W = widthOf(LARGE)
  return (
    <svg
      className="rauha-thread"
      viewBox={`0 0 ${W} ${W}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  )
}

/** Along the edge of the line, with a branch to each symbol, so that it covers nothing. */
function thread(points: readonly Point[], line: 'row' | 'column', symbol: string, cell: number): string {
  const { cell: size, gap, rim } = LARGE
  const edge = rim + (line === 'column' ? cell % 3 : Math.floor(cell / 3)) * (size + gap) - gap / 2 - 2
  const first = points[0]!
  const last = points.at(-1)!
  const branches = points.map(([x, y]) =>
    line === 'column' ? `M${fix(edge)} ${fix(y)}H${fix(x)}` : `M${fix(x)} ${fix(edge)}V${fix(y)}`,
  )
  const spine =
    line === 'column'
      ? `M${fix(edge)} ${fix(first[1])}V${fix(last[1])}`
      : `M${fix(first[0])} ${fix(edge)}H${fix(last[0])}`
  const d = spine + branches.join('')
  const stroke = `fill="none" stroke-linejoin="round" stroke-linecap="round"`
  return (
    `<path d="${d}" ${stroke} stroke="#fff" stroke-width="10"/><path class="rauha-drawn" pathLength="1" d="${d}" ${stroke} stroke="#2f8f4c" stroke-width="5"/>` +
    points
      .map(
        ([x, y]) =>
          `<circle cx="${fix(x)}" cy="${fix(y)}" r="22" fill="#e9f8e4" stroke="#fff" stroke-width="6"/><circle cx="${fix(x)}" cy="${fix(y)}" r="21" fill="#e9f8e4" stroke="#2f8f4c" stroke-width="3"/>${placed(symbol, x - 16, y - 16, 32)}`,
      )
      .join('')
  )
}
