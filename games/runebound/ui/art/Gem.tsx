import { memo } from 'react'

/** A gem of the map or a trophy: combat is a lozenge, exploration an emerald cut, social a round brilliant. */
export const Gem = memo(function Gem({ kind, down = false }: { kind: number; down?: boolean }) {
  const colours = down ? STONE : COLOURS[kind]!
  return (
    <g className={down ? 'rb-gem rb-down' : 'rb-gem'}>
      <ellipse cy=".56" rx=".46" ry=".16" fill="#2a1a0c" opacity=".45" />
      <g opacity={down ? 0.82 : 1}>
        {CUTS[kind]!.facets.map(({ points, shade }, i) => (
          <polygon key={i} points={points} fill={colours[shade]} />
        ))}
        <polygon
          points={CUTS[kind]!.rim}
          fill="none"
          stroke={down ? '#5c4a2f' : '#2a1508'}
          strokeWidth=".07"
          strokeLinejoin="round"
        />
      </g>
      {!down && (
        <path className="rb-glint" d="M-.16-.5l.05.15.15.05-.15.05-.05.15-.05-.15-.15-.05.15-.05z" fill="#fff" />
      )}
    </g>
  )
})

/** A gem on its own, in the size of the text. */
export function GemSign({ kind, label }: { kind: number; label?: string | undefined }) {
  return (
    <svg
      className="rb-gem-sign"
      viewBox="-.62 -.7 1.24 1.45"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <Gem kind={kind} />
    </svg>
  )
}

/** From light to dark, then the table of the gem. */
const COLOURS: readonly (readonly string[])[] = [
  ['#ffc27a', '#f08a2c', '#b6540f', '#7d3506', '#ffa54d'],
  ['#b5efb0', '#44b35c', '#1f7a3c', '#0f4f26', '#6fd483'],
  ['#e3c4ff', '#a063e0', '#6a32ac', '#431d75', '#c391f2'],
]
const STONE = ['#cdbb94', '#b7a47b', '#9a8760', '#7c6b49', '#cdbb94']

interface Cut {
  facets: readonly { points: string; shade: number }[]
  rim: string
}

type Corner = readonly [x: number, y: number]

const CUTS: readonly Cut[] = [lozenge(), emerald(), brilliant()]

function lozenge(): Cut {
  const [top, right, foot, left]: Corner[] = [
    [0, -0.62],
    [0.5, 0],
    [0, 0.62],
    [-0.5, 0],
  ]
  const [t, r, b, l]: Corner[] = [
    [0, -0.26],
    [0.22, 0],
    [0, 0.26],
    [-0.22, 0],
  ]
  return {
    facets: [
      facet(0, top!, t!, l!, left!),
      facet(1, top!, right!, r!, t!),
      facet(2, left!, l!, b!, foot!),
      facet(3, foot!, b!, r!, right!),
      facet(4, t!, r!, b!, l!),
    ],
    rim: written([top!, right!, foot!, left!]),
  }
}

function emerald(): Cut {
  const outer: Corner[] = [
    [-0.26, -0.54],
    [0.26, -0.54],
    [0.46, -0.3],
    [0.46, 0.3],
    [0.26, 0.54],
    [-0.26, 0.54],
    [-0.46, 0.3],
    [-0.46, -0.3],
  ]
  const inner = outer.map(([x, y]): Corner => [x * 0.52, y * 0.52])
  const sides = outer.map((corner, i) =>
    facet([0, 1, 2, 3, 3, 2, 1, 0][i]!, corner, outer[(i + 1) % 8]!, inner[(i + 1) % 8]!, inner[i]!),
  )
  return { facets: [...sides, facet(4, ...inner)], rim: written(outer) }
}

function brilliant(): Cut {
  const outer = ring(10, 0.52, 0)
  const inner = ring(5, 0.27, 0.5)
  const crown = outer.map((corner, i) =>
    facet([1, 2, 3, 3, 3, 2, 2, 1, 0, 0][i]!, corner, outer[(i + 1) % 10]!, inner[Math.floor(i / 2)]!),
  )
  const girdle = inner.map((corner, i) =>
    facet([2, 3, 2, 0, 1][i]!, corner, inner[(i + 1) % 5]!, outer[(i * 2 + 2) % 10]!),
  )
  return { facets: [...crown, ...girdle, facet(4, ...inner)], rim: written(outer) }
}

function ring(count: number, radius: number, turn: number): Corner[] {
  return Array.from({ length: count }, (_, i): Corner => {
    const angle = -Math.PI / 2 + ((i + turn) * 2 * Math.PI) / count
    return [Math.cos(angle) * radius, Math.sin(angle) * radius]
  })
}

function facet(shade: number, ...corners: readonly Corner[]) {
  return { points: written(corners), shade }
}

function written(corners: readonly Corner[]): string {
  return corners.map(([x, y]) => `${x.toFixed(3)},${y.toFixed(3)}`).join(' ')
}
