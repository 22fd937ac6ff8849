import { type CardType, type Slot, SLOTS } from '../../content/language.ts'
import { FLAME, hexagon, LIMBS, sphereShape, star } from './shapes.ts'

/** Spheres, souls, costs and bodies as SVG groups, to be put into a card's frame or a small picture of their own. */

interface SphereProps {
  type: CardType
  n: number
  x?: number
  y?: number
  r?: number
  /** The second sphere, in flames. */
  red?: boolean
  /** Struck out: stopped or cancelled. */
  off?: boolean
}

export function Sphere({ type, n, x = 0, y = 0, r = 22, red = false, off = false }: SphereProps) {
  const shape = sphereShape(type, r)
  const slash = `M${-r * 1.2} ${r * 1.1}L${r * 1.2} ${-r * 1.1}`
  return (
    <g transform={`translate(${x} ${y})`}>
      {red && (
        <>
          <path d={star(0, 0, r * 1.78, r * 1.3, 16, 0.1)} fill="#ff5a3c" opacity=".34" />
          <path d={star(0, 0, r * 1.6, r * 1.3, 16, 0.3)} fill="#ff8a5c" opacity=".4" />
        </>
      )}
      <path d={shape} fill="#0a070c" stroke="#000" strokeWidth={r * 0.16} />
      <path d={shape} fill={`url(#rrd-rim-${type})`} />
      <path d={sphereShape(type, r * 0.93)} fill="#0d0910" opacity=".55" />
      <circle r={r * 0.96} fill={`url(#rrd-orb-${type})`} stroke="#0a070c" strokeWidth={r * 0.08} />
      <ellipse cx={-r * 0.25} cy={-r * 0.48} rx={r * 0.42} ry={r * 0.22} fill="#fff" opacity=".35" />
      {off && (
        <>
          <path d={slash} stroke="#0a070c" strokeWidth={r * 0.42} />
          <path d={slash} stroke="#efe7d4" strokeWidth={r * 0.16} />
        </>
      )}
      <text className="rrd-n" y={r * 0.42} fontSize={r * (n > 9 ? 1.15 : 1.36)} textAnchor="middle">
        {n}
      </text>
    </g>
  )
}

interface SoulProps {
  n?: number
  x?: number
  y?: number
  scale?: number
  empty?: boolean
}

export function Soul({ n, x = 0, y = 0, scale = 1, empty = false }: SoulProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {!empty && <circle r="24" cy="2" fill="url(#rrd-halo)" opacity=".9" />}
      <path
        d={FLAME}
        fill={empty ? '#1a1522' : 'url(#rrd-soul)'}
        stroke={empty ? '#6b5f80' : '#140c24'}
        strokeWidth="1.6"
        strokeDasharray={empty ? '3 2.4' : undefined}
      />
      {n !== undefined && (
        <text className="rrd-n rrd-n-soul" y="11.5" fontSize="18" textAnchor="middle">
          {n}
        </text>
      )}
    </g>
  )
}

export function Cost({ n, x = 0, y = 0, r = 16.5 }: { n: number; x?: number; y?: number; r?: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={hexagon(r)} fill="#0b080d" stroke="#000" strokeWidth="3" />
      <path d={hexagon(r)} fill="url(#rrd-iron)" />
      <path d={hexagon(r * 0.82)} fill="#141018" stroke="#c9b88e" strokeOpacity=".55" />
      <text className="rrd-n rrd-n-cost" y={r * 0.4} fontSize={r * 1.18} textAnchor="middle">
        {n}
      </text>
    </g>
  )
}

/** The five slots as a small body, optimal ones in white. */
export function Limbs(props: { slots: readonly Slot[]; x?: number; y?: number; scale?: number }) {
  const { slots, x = 0, y = 0, scale = 1 } = props
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} strokeLinejoin="round">
      {SLOTS.map(slot => (
        <path key={slot} d={LIMBS[slot]} className={slots.includes(slot) ? 'rrd-limb rrd-limb-on' : 'rrd-limb'} />
      ))}
    </g>
  )
}

/** A token on its own, in the flow of a text. */
export function Token(props: {
  of: 'soul' | 'cost' | 'sphere'
  n?: number
  type?: CardType
  off?: boolean
  red?: boolean
  empty?: boolean
}) {
  const { of, n, type = 'assault', off = false, red = false, empty = false } = props
  if (of === 'soul')
    return (
      <svg className="rrd-token rrd-token-soul" viewBox="-22 -23 44 44" aria-hidden="true">
        <Soul {...(n !== undefined && { n })} empty={empty} />
      </svg>
    )
  if (of === 'cost')
    return (
      <svg className="rrd-token" viewBox="-18 -18 36 36" aria-hidden="true">
        <Cost n={n ?? 0} />
      </svg>
    )
  return (
    <svg className="rrd-token rrd-token-sphere" viewBox="-36 -36 72 72" aria-hidden="true">
      <Sphere type={type} n={n ?? 0} off={off} red={red} />
    </svg>
  )
}

export function TypeSign({ type }: { type: CardType }) {
  return (
    <svg className="rrd-sign" viewBox="-33 -33 66 66" fill="currentColor" aria-hidden="true">
      <path d={sphereShape(type, 22)} />
    </svg>
  )
}
