import { seeded } from '@runatal/look/stone/chance.ts'

/** The paints of all stones, once on the page. */
export function Paints() {
  return (
    <svg className="rok-paints" aria-hidden>
      <defs>
        {BALLS.map(([id, ...stops]) => (
          <radialGradient key={id} id={`rok-${id}`} cx=".36" cy=".26" r=".95">
            {stops.map((colour, i) => (
              <stop key={i} offset={[0, 0.55, 1][i]} stopColor={colour} />
            ))}
          </radialGradient>
        ))}
        <linearGradient id="rok-black-skin" x1="0" y1="0" x2=".5" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity=".34" />
          <stop offset=".32" stopColor="#fff" stopOpacity=".05" />
          <stop offset=".5" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
        <pattern id="rok-grey-skin" width="40" height="40" patternUnits="userSpaceOnUse">
          {SPECKLES.map((speckle, i) => (
            <circle key={i} {...speckle} />
          ))}
        </pattern>
        <pattern id="rok-white-skin" width="62" height="52" patternUnits="userSpaceOnUse">
          <path d={VEINS} fill="none" stroke="#a98f64" strokeWidth="1.1" opacity=".75" />
        </pattern>
        <linearGradient id="rok-power" x1="0" y1="1" x2="0" y2="0">
          <stop offset="0" stopColor="#7fc39a" />
          <stop offset=".6" stopColor="#f2c55a" />
          <stop offset="1" stopColor="#ee6a4a" />
        </linearGradient>
      </defs>
    </svg>
  )
}

const BALLS = [
  ['black', '#4a4f5b', '#1f2127', '#0c0d10'],
  ['grey', '#b6bbc4', '#8e939c', '#62666f'],
  ['white', '#fffaf0', '#efe7d6', '#c9bb9c'],
  ['destiny', '#fff6e0', '#ecdfc2', '#b9a67e'],
  ['brass', '#f6dc98', '#b98a3f', '#5f4316'],
] as const

const VEINS = 'M-4 36C10 30 14 44 26 34S44 22 66 26M8-4C12 10 4 16 14 24M46 56C42 44 50 40 46 30'

const next = seeded(5)
const SPECKLES = Array.from({ length: 46 }, () => ({
  cx: 40 * next(),
  cy: 40 * next(),
  r: 0.5 + next() * next() * 1.5,
  fill: next() < 0.62 ? '#1d1f25' : '#fff',
  opacity: 0.5 + next() * 0.45,
}))
