import { runeOutline } from '@runatal/look/runes/outline.ts'
import { memo } from 'react'
import { DESTINY_SIZE, DISC_RADIUS } from '../../content/disc.ts'
import { SIGNS } from '../../content/stones.ts'

/** The disc: wood, felt, embroidery and the Destiny rune, in millimetres round it. `scale`: pixels a millimetre. */
export const Felt = memo(function Felt({ scale }: { scale: number }) {
  const half = DISC_RADIUS + 26
  return (
    <svg
      className="rok-felt"
      viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
      width={2 * half * scale}
      height={2 * half * scale}
      aria-hidden
    >
      <circle r={half - 1} fill="#4a2c18" stroke="#1a0e06" strokeWidth="2" />
      <circle r={half - 5} fill="none" stroke="#d8a850" strokeWidth="1.5" />
      <circle r={DISC_RADIUS} fill="#1d3a32" stroke="#d8a850" strokeWidth="2" />
      {RINGS.map(([radius, width]) => (
        <circle key={radius} r={radius} fill="none" stroke="#cfae62" strokeOpacity=".7" strokeWidth={width} />
      ))}
      {SIGNS.map((sign, i) => (
        <path
          key={sign}
          d={runeOutline(sign, 8)}
          fill="#cfae62"
          transform={`rotate(${i * 45 + 22}) translate(-13 -313) scale(.26)`}
        />
      ))}
      <Destiny />
    </svg>
  )
})

/** The Destiny rune, where it lies at 0, 0. */
export function Destiny() {
  const { radius } = DESTINY_SIZE
  return (
    <g>
      <circle cx="2" cy="4" r={radius} opacity=".4" />
      <circle r={radius} fill="url(#rok-destiny)" stroke="#8d7140" strokeWidth="1.5" />
      <circle r={radius * 0.68} fill="none" stroke="#8d6f3c" strokeWidth="1.6" />
      <circle r={radius * 0.27} fill="#8a2f14" stroke="#3a1608" />
    </g>
  )
}

const RINGS = [
  [262, 2.2],
  [252, 1],
  [338, 1.2],
  [140, 0.8],
  [50, 1.2],
] as const
