import type { Seat } from '@runatal/kernel'
import { ENTITIES } from '../content/entities.ts'
import { fix, type Point } from './art/pen.ts'
import { LARGE, widthOf } from './art/rim.ts'
import { use } from './art/tokens.ts'
import { eventsOf, type Preview } from './model/preview.ts'
import { biome, biomeAt, lineThrough, symbolAtCell } from './model/world.ts'
import { Svg } from './parts/Drawing.tsx'

/** The lines that a placing would complete: a thread through the three symbols of each. */
export function Thread({ preview, seat }: { preview: Preview; seat: Seat }) {
  const { move, after } = preview
  if (move.do !== 'place') return null
  let drawing = ''
  for (const { entity, lines } of eventsOf(preview, 'entity.welcomed')) {
    const symbol = ENTITIES.find(({ id }) => id === entity)!.symbol
    for (const line of lines) {
      const points = lineThrough(move.cell, line).map(cell =>
        symbolAtCell(biome(biomeAt(after, seat, cell)), symbol, cell),
      )
      drawing += thread(points, symbol)
    }
  }
  if (drawing === '') return null
  const W = widthOf(LARGE)
  return <Svg className="rauha-thread" box={`0 0 ${W} ${W}`} drawing={drawing} />
}

function thread(points: readonly Point[], symbol: string): string {
  const d = `M${points.map(([x, y]) => `${fix(x)} ${fix(y)}`).join('L')}`
  const line = `fill="none" stroke-linejoin="round" stroke-linecap="round"`
  return (
    `<path d="${d}" ${line} stroke="#fff" stroke-width="10"/><path class="rauha-drawn" pathLength="1" d="${d}" ${line} stroke="#2f8f4c" stroke-width="5"/>` +
    points
      .map(
        ([x, y]) =>
          `<circle cx="${fix(x)}" cy="${fix(y)}" r="22" fill="#e9f8e4" stroke="#fff" stroke-width="6"/><circle cx="${fix(x)}" cy="${fix(y)}" r="21" fill="#e9f8e4" stroke="#2f8f4c" stroke-width="3"/>${use(symbol, x - 16, y - 16, 32)}`,
      )
      .join('')
  )
}
