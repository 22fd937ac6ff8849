import { noise, seeded } from '@runatal/look/stone/chance.ts'
import { memo, type ReactNode, useId } from 'react'

export type Palette = keyof typeof PALETTES

interface SceneProps {
  seed: string
  palette: Palette
  width?: number
  height?: number
  /** What stands before the landscape, in its units. */
  children?: ReactNode
}

/** A seeded landscape behind cards, portraits and duels: the same seed is always the same place. */
export const Scene = memo(function Scene({ seed, palette, width = 100, height = 100, children }: SceneProps) {
  const sky = useId()
  const [top, low, sun, ...hills] = PALETTES[palette]
  const { ridges, sunX } = ridgesOf(seed, width, height, hills.length)
  return (
    <svg
      className="rb-scene"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={top} />
        <stop offset="1" stopColor={low} />
      </linearGradient>
      <rect width={width} height={height} fill={`url(#${sky})`} />
      {[
        [0.5, 0.16],
        [0.3, 0.25],
        [0.14, 0.85],
      ].map(([radius, strength]) => (
        <circle key={radius} cx={sunX} cy={height * 0.3} r={height * radius!} fill={sun} opacity={strength} />
      ))}
      {ridges.map((ridge, i) => (
        <path
          key={i}
          d={`M0 ${height}L${ridge}L${width} ${height}Z`}
          fill={hills[i]}
          stroke="#1a0e06"
          strokeOpacity={0.22 + 0.1 * i}
          strokeWidth={width > 400 ? 1.4 : 0.8}
        />
      ))}
      {children}
    </svg>
  )
})

const RIDGES = noise('ridges')

function ridgesOf(seed: string, width: number, height: number, count: number) {
  const roll = seeded(seed)
  const sunX = width * (0.25 + roll() * 0.5)
  const ridges = Array.from({ length: count }, (_, i) => {
    const base = height * (0.42 + (0.5 * i) / count)
    const swing = height * 0.34 * (1 - i * 0.1)
    const wide = width / (3 + i * 1.5)
    const shift = roll() * 200
    const steps = 40
    return Array.from({ length: steps + 1 }, (__, step) => {
      const x = (step * width) / steps
      const y = base - (RIDGES.layered(x / wide + shift, i * 7, 3) - 0.45) * swing
      return `${x.toFixed(1)} ${y.toFixed(1)}`
    }).join('L')
  })
  return { ridges, sunX }
}

/** Sky above, sky below, sun, then the hills from far to near. */
const PALETTES = {
  dusk: ['#e9b872', '#f5dfae', '#fff3c4', '#b98a5c', '#8a6142', '#5f3f2a', '#38241a'],
  green: ['#cfd9a4', '#eef0cf', '#fff8d8', '#a5b577', '#7d9454', '#57733c', '#314825'],
  violet: ['#6d5a90', '#d8a9a4', '#ffe9c9', '#7d6390', '#5a4672', '#3e2f56', '#261b3a'],
  blue: ['#8fb8c6', '#e5efe3', '#fffbe6', '#8fb0b0', '#638b92', '#44666f', '#284249'],
  red: ['#7c2a22', '#e69a5c', '#ffe2a0', '#8f4a34', '#6d3226', '#4a2019', '#2a100c'],
} as const satisfies Record<string, readonly [string, string, string, ...string[]]>
