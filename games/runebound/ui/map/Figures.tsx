import { enemies } from '../../content/tables.ts'
import { SEAT_COLOURS } from '../art/Portrait.tsx'
import type { Figure } from '../model/pieces.ts'
import { centre, RADIUS } from './geometry.ts'
import { Standee } from './Standee.tsx'

/** Heroes and enemies on their hexes; those that share one stand side by side. */
export function Figures({ figures, active }: { figures: readonly Figure[]; active: number }) {
  const sorted = figures.toSorted((a, b) => centre(a.hex).y - centre(b.hex).y)
  return sorted.map(figure => {
    const others = figures.filter(one => one.hex === figure.hex)
    const at = others.indexOf(figure)
    const { x, y } = centre(figure.hex)
    const apart = Math.min(30, 54 / Math.max(1, others.length - 1 || 1))
    const shift = others.length === 1 ? 0 : (at - (others.length - 1) / 2) * apart
    return (
      <g key={keyOf(figure)} transform={`translate(${x + shift} ${y + RADIUS * (others.length > 1 ? 0.42 : 0.3)})`}>
        <g data-figure={keyOf(figure)}>
          <Drawn figure={figure} active={active} />
        </g>
      </g>
    )
  })
}

function Drawn({ figure, active }: { figure: Figure; active: number }) {
  switch (figure.what) {
    case 'hero':
      return <Standee of={{ hero: figure.id }} colour={SEAT_COLOURS[figure.seat]!} active={figure.seat === active} />
    case 'enemy': {
      const enemy = enemies[figure.enemy]
      if (enemy === undefined) return undefined
      return (
        <g>
          <circle className="rb-aura" cy="-20" r="44" />
          <Standee of={{ enemy }} colour="#34123c" rim="#e0283a" badge={figure.badge} left={figure.left} large />
        </g>
      )
    }
    case 'zombie':
      return <Standee of={{ zombie: true }} colour="#3d4a33" rim="#9bb37c" />
  }
}

function keyOf(figure: Figure): string {
  return figure.what === 'hero' ? `hero${figure.seat}` : figure.key
}
