import { seeded } from '@runatal/look/stone/chance.ts'
import { memo, useId } from 'react'

export type Sky = keyof typeof SKIES

interface ArenaProps {
  /** The same seed is always the same place. */
  seed: string
  sky: Sky
  /** What belongs to the place: webs, trees, ruins with embers. */
  of: 'web' | 'trees' | 'ruins'
}

const W = 1440
const H = 582
const GROUND = 512

/** Where a fight is fought: sky, hills, a ground to lie tokens on. */
export const Arena = memo(function Arena({ seed, sky, of }: ArenaProps) {
  const id = useId()
  const p = SKIES[sky]
  const r = seeded(seed)
  const clouds = list(7, () => ({ x: r() * W, y: H * (0.1 + r() * 0.3) }))
  const hills = list(3, i => ridge(i, r))
  const trees = list(16, () => {
    const x = r() < 0.5 ? r() * W * 0.3 : W * (0.7 + r() * 0.3)
    const tall = H * (0.1 + r() * 0.16)
    return `M${x.toFixed(0)} ${GROUND - 30}l${(tall * 0.26).toFixed(0)} 0l${(-tall * 0.26).toFixed(0)} ${(-tall).toFixed(0)}l${(-tall * 0.26).toFixed(0)} ${tall.toFixed(0)}z`
  })
  const stones = list(46, () => {
    const x = r() * W
    const y = GROUND - 23 + r() * 77
    return { x, y, z: 2 + ((y - GROUND + 29) / H) * 16 * r() }
  })
  const embers = list(of === 'ruins' ? 70 : 0, () => ({
    x: r() * W,
    y: r() * H,
    z: 0.8 + r() * 2.4,
    o: 0.3 + r() * 0.6,
  }))
  const grass = list(26, i => {
    const x = i < 13 ? r() * W * 0.2 : W * (0.8 + r() * 0.2)
    const tall = H * (0.04 + r() * 0.09)
    return `M${(x - 3).toFixed(0)} ${H + 6}Q${x.toFixed(0)} ${(H + 6 - tall * 0.6).toFixed(0)} ${(x + (r() - 0.5) * tall).toFixed(0)} ${(H + 6 - tall).toFixed(0)}Q${(x + 4).toFixed(0)} ${(H + 6 - tall * 0.5).toFixed(0)} ${(x + 5).toFixed(0)} ${H + 6}Z`
  })
  return (
    <svg className="rb-arena" viewBox={`0 0 ${W} ${H}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}s`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={p[0]} />
          <stop offset="1" stopColor={p[1]} />
        </linearGradient>
        <radialGradient id={`${id}o`}>
          <stop offset="0" stopColor={p[2]} />
          <stop offset=".16" stopColor={p[2]} stopOpacity=".95" />
          <stop offset=".2" stopColor={p[2]} stopOpacity=".5" />
          <stop offset="1" stopColor={p[2]} stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}g`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={p[5]} />
          <stop offset=".5" stopColor={p[6]} />
          <stop offset="1" stopColor="#0c0604" />
        </linearGradient>
        <radialGradient id={`${id}l`}>
          <stop offset="0" stopColor={p[1]} stopOpacity=".5" />
          <stop offset="1" stopColor={p[1]} stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}v`} cx=".5" cy=".45" r=".75">
          <stop offset=".55" stopColor="#0c0503" stopOpacity="0" />
          <stop offset="1" stopColor="#0c0503" stopOpacity=".85" />
        </radialGradient>
      </defs>
      <rect width={W} height={H} fill={`url(#${id}s)`} />
      <circle cx={W / 2} cy={H * 0.42} r={H * 0.62} fill={`url(#${id}o)`} />
      {clouds.map(({ x, y }, i) => (
        <path
          key={i}
          d={`M${x - 202} ${y}Q${x} ${y - 17} ${x + 202} ${y + 2}Q${x} ${y + 7} ${x - 202} ${y}Z`}
          fill={p[2]}
          opacity=".22"
        />
      ))}
      {hills.map((d, i) => (
        <g key={i}>
          <path d={d} fill={p[3 + i]} />
          {i === 1 && of !== 'ruins' && <path d={trees.join('')} fill={p[5]} />}
          {i === 1 && of === 'ruins' && <path d={RUINS} fill={p[5]} />}
        </g>
      ))}
      <path
        d={`M0 ${GROUND - 35}Q${W / 4} ${GROUND - 58} ${W / 2} ${GROUND - 49}T${W} ${GROUND - 35}V${H}H0Z`}
        fill={`url(#${id}g)`}
      />
      <ellipse cx={W / 2} cy={GROUND + 12} rx={W * 0.42} ry={H * 0.17} fill={`url(#${id}l)`} />
      {stones.map(({ x, y, z }, i) => (
        <g key={i}>
          <ellipse cx={x} cy={y} rx={z * 1.7} ry={z * 0.55} fill="#0c0604" opacity=".4" />
          <path d={`M${x - z} ${y - 1}a${z} ${z * 0.6} 0 0 1 ${z * 2} 0z`} fill={p[4]} opacity=".55" />
        </g>
      ))}
      {of === 'web' && <path d={web(r)} fill="none" stroke="#fff6e0" strokeOpacity=".42" strokeWidth="1.2" />}
      {embers.map(({ x, y, z, o }, i) => (
        <circle key={i} cx={x} cy={y} r={z} fill={i % 2 === 0 ? '#ffb04d' : '#ffe08a'} opacity={o} />
      ))}
      <path d={grass.join('')} fill="#0c0604" />
      <rect width={W} height={H} fill={`url(#${id}v)`} />
    </svg>
  )
})

function list<T>(length: number, make: (i: number) => T): T[] {
  return Array.from({ length }, (_, i) => make(i))
}

function ridge(i: number, r: () => number): string {
  const base = GROUND - H * (0.26 - 0.1 * i)
  const tall = H * (0.16 - 0.03 * i)
  let d = `M0 ${H}L0 ${base.toFixed(0)}`
  for (let step = 0; step <= 70; step++) {
    const u = step / 70
    const wave =
      0.5 * Math.sin(u * (5 + i * 3) + i * 2 + r() * 0.16) + 0.32 * Math.sin(u * (13 + i * 5) + i) + 0.12 * (r() - 0.5)
    d += `L${(u * W).toFixed(0)} ${(base - tall * wave * (0.55 + 0.9 * Math.abs(u - 0.5))).toFixed(1)}`
  }
  return `${d}L${W} ${H}Z`
}

const RUINS = [
  [0.07, 1],
  [0.13, 0.7],
  [0.88, 0.85],
  [0.94, 1.15],
]
  .map(([x, k]) => `M${x! * W} ${GROUND}v${-198 * k!}l17 -17l17 29v${198 * k!}z`)
  .join('')

function web(r: () => number): string {
  const [cx, cy] = [W * 0.9, -12]
  const rays = list(13, i => {
    const angle = Math.PI * (0.2 + i * 0.055)
    const long = H * (1 + r() * 0.35)
    return [cx + Math.cos(angle) * long, cy + Math.sin(angle) * long] as const
  })
  let d = rays.map(([x, y]) => `M${cx} ${cy}L${x.toFixed(0)} ${y.toFixed(0)}`).join('')
  for (let k = 1; k < 8; k++) {
    const ring = rays.map(([x, y]) => {
      const t = k / 8 + r() * 0.02
      return [cx + (x - cx) * t, cy + (y - cy) * t] as const
    })
    ring.forEach(([x, y], i) => {
      const last = ring[i - 1]
      d +=
        last === undefined
          ? `M${x.toFixed(0)} ${y.toFixed(0)}`
          : `Q${((x + last[0]) / 2 + 3).toFixed(0)} ${((y + last[1]) / 2 - 9).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)}`
    })
  }
  return d
}

/** Sky above, sky below, sun, then the hills from far to near. */
const SKIES = {
  dusk: ['#c9803e', '#f3cf8d', '#fff0bf', '#a87447', '#7d5236', '#55351f', '#2c1a10'],
  night: ['#251a33', '#6d3f52', '#ffd9a0', '#4a2f4a', '#352138', '#231526', '#150c12'],
  fire: ['#3a0f12', '#b8442a', '#ffd08a', '#7a2a22', '#571b1a', '#381013', '#1c0809'],
  dawn: ['#7a9aa8', '#f2d8a4', '#fff6d8', '#93906c', '#6c6a4a', '#474630', '#26261a'],
} as const
