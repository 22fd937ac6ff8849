import { HEX_COUNT, TERRAIN } from '../../content/map.ts'
import { TERRAIN_COLOURS } from '../art/Die.tsx'
import { HEIGHT, hexPath, WIDTH } from './geometry.ts'

/** The land in flat colours: until it is painted, where it cannot be, and under the routes of a game that is over. */
export function PlainLand() {
  return (
    <g aria-hidden="true">
      <rect width={WIDTH} height={HEIGHT} fill="#eedfb8" />
      {Array.from({ length: HEX_COUNT }, (_, hex) => (
        <path
          key={hex}
          d={hexPath(hex)}
          fill={TERRAIN_COLOURS[TERRAIN[hex]!] ?? '#c9a27a'}
          fillOpacity=".55"
          stroke="#42301c"
          strokeOpacity=".4"
        />
      ))}
    </g>
  )
}
