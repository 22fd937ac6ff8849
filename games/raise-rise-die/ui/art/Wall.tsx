import { seeded } from '@runatal/look/stone/chance.ts'
import { memo } from 'react'

const WIDTH = 1126
const HEIGHT = 560
const CELL = 46

/** The ossuary behind the table: skulls in rows, three arches, embers. */
export const Wall = memo(function Wall() {
  const random = seeded('ossuary')
  const skulls = []
  for (let y = 0; y < HEIGHT; y += CELL)
    for (let x = -20; x < WIDTH; x += CELL) {
      const far = Math.hypot((x - WIDTH / 2) / (WIDTH * 0.55), (y - HEIGHT * 0.42) / (HEIGHT * 0.75))
      const opacity = Math.max(0, 0.085 - 0.06 * far) * (0.55 + random() * 0.7)
      const left = Math.round(x + ((y / CELL) % 2) * 23 + random() * 4)
      if (opacity > 0.012)
        skulls.push(
          <use
            key={`${x} ${y}`}
            href="#rrd-skull"
            x={left}
            y={Math.round(y + random() * 4)}
            width="38"
            height="38"
            opacity={opacity.toFixed(3)}
          />,
        )
    }
  const embers = Array.from({ length: 40 }, (_, i) => (
    <circle
      key={i}
      cx={Math.round(random() * WIDTH)}
      cy={Math.round(random() * HEIGHT)}
      r={(0.5 + random() * 1.4).toFixed(1)}
      fill={random() < 0.7 ? '#ff9a4c' : '#c9b8ff'}
      opacity={(0.2 + random() * 0.5).toFixed(2)}
    />
  ))
  return (
    <svg
      className="rrd-wall"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g fill="#c9b58c">{skulls}</g>
      {[0, 1, 2].map(i => (
        <path key={i} className="rrd-arch-line" d={arch((i * WIDTH) / 3, WIDTH / 3)} />
      ))}
      {embers}
    </svg>
  )
})

function arch(x: number, wide: number): string {
  return `M${x} ${HEIGHT}V${HEIGHT * 0.42}Q${x} ${HEIGHT * 0.06} ${x + wide / 2} ${HEIGHT * 0.02}Q${x + wide} ${HEIGHT * 0.06} ${x + wide} ${HEIGHT * 0.42}V${HEIGHT}`
}
