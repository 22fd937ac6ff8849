import type { Language } from '@runatal/look/board.ts'
import { memo } from 'react'
import { REGIONS, SITES } from '../../content/land.ts'
import { hexOf, ROW_COUNT } from '../../content/map.ts'
import { centre, HEIGHT, MARGIN, RADIUS, WIDTH } from './geometry.ts'

/** The names of places, and the letters and numbers along the edges. */
export const Labels = memo(function Labels({ language }: { language: Language }) {
  return (
    <g className="rb-labels" aria-hidden="true">
      {REGIONS.map(({ id, hexes, name }) => {
        const at = hexes.map(code => centre(hexOf(code)))
        const x = at.reduce((sum, p) => sum + p.x, 0) / at.length
        const y = at.reduce((sum, p) => sum + p.y, 0) / at.length
        return <Name key={id} id={id} className="rb-region" x={x} y={y + 5} text={name[language]} high={15} middle />
      })}
      {SITES.map(({ id, hex, kind, name }) => {
        const { x, y } = centre(hexOf(hex))
        const low = kind === 'city' ? 0.8 : 0.62
        return (
          <Name
            key={id}
            id={id}
            className={`rb-site rb-${kind}`}
            x={x}
            y={y + RADIUS * low}
            text={name[language]}
            high={14}
          />
        )
      })}
      {Array.from({ length: 15 }, (_, i) => (
        <g key={i} className="rb-coordinate">
          <text x={centre(i * ROW_COUNT).x} y={MARGIN - 8}>
            {String.fromCodePoint(65 + i)}
          </text>
          <text x={centre(i * ROW_COUNT).x} y={HEIGHT - MARGIN + 16}>
            {String.fromCodePoint(65 + i)}
          </text>
        </g>
      ))}
      {Array.from({ length: ROW_COUNT }, (_, i) => (
        <g key={i} className="rb-coordinate">
          <text x={MARGIN - 12} y={centre(i).y + 12}>
            {i + 1}
          </text>
          <text x={WIDTH - MARGIN + 12} y={centre(i).y + 12}>
            {i + 1}
          </text>
        </g>
      ))}
    </g>
  )
})

interface NameProps {
  id: string
  className: string
  x: number
  y: number
  text: string
  high: number
  middle?: true
}

function Name({ id, className, x, y, text, high, middle }: NameProps) {
  const lines = inTwo(text)
  const [right, down] = SHIFTS[id] ?? [0, 0]
  const top = y + down * RADIUS - (middle ? ((lines.length - 1) / 2) * high : 0)
  return (
    <text className={className} textAnchor="middle">
      {lines.map((line, i) => (
        <tspan key={i} x={x + right * RADIUS} y={top + i * high}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

/** Long names in two lines of about the same length. */
function inTwo(text: string): string[] {
  const words = text.split(' ')
  if (text.length < 12 || words.length < 2) return [text]
  let best = 1
  const off = (at: number) => Math.abs(words.slice(0, at).join(' ').length - text.length / 2)
  for (let i = 1; i < words.length; i++) if (off(i) < off(best)) best = i
  return [words.slice(0, best).join(' '), words.slice(best).join(' ')]
}

/** Names that would lie on something else, moved by so many radii. */
const SHIFTS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  larch_forest: [0.05, -1],
  outlaw_glade: [0, 0.1],
  mirror_lake: [0.2, -0.75],
  northspine: [0.25, -0.55],
  goldenfields: [0.15, -0.62],
  low_barrows: [-0.05, 1.25],
  eastwall_peaks: [0, 0.05],
  rimewood: [0, 1.1],
  salt_estuary: [0.1, 0.72],
  sunken_reach: [0.1, -0.12],
  shattered_hills: [0.35, 0.85],
  fogwood: [-0.1, 0.62],
  briarweald: [-0.45, -0.62],
  hollow_wood: [0.3, -0.25],
  dragonback: [0.75, 1.45],
  blackroot: [-0.9, -0.5],
  weeping_fens: [0, -0.55],
  cursed_ruins: [0, -0.1],
  shrine_tides: [-0.42, 0],
  shrine_echoes: [0.2, 0],
  fort_brennac: [0, -0.2],
  burrow_town: [0.35, 0.22],
  shrine_dawn: [-0.06, 0],
}
