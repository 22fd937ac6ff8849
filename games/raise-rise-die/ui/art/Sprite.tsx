import deathSkull from '@runatal/look/icons/drawn/death-skull.ts'
import { TYPES } from '../../content/language.ts'
import { ARCHETYPES, LIGHTS, metalOf } from './palette.ts'
import { WINDOWS } from './shapes.ts'

/** Gradients, weaves and window shapes that all cards of a page share: put it there once. */
export function Sprite() {
  return (
    <svg className="rrd-sprite" width="0" height="0" aria-hidden="true">
      <defs>
        {ARCHETYPES.map(arch => (
          <linearGradient key={arch} id={`rrd-panel-${arch}`} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor={metalOf(arch).middle} stopOpacity=".55" />
            <stop offset=".5" stopColor={metalOf(arch).edge} />
            <stop offset="1" stopColor="#0b080d" />
          </linearGradient>
        ))}
        {TYPES.map(type => (
          <g key={type}>
            <radialGradient id={`rrd-orb-${type}`} cx=".36" cy=".3" r=".8">
              <stop offset="0" stopColor={LIGHTS[type].pale} />
              <stop offset=".32" stopColor={LIGHTS[type].full} />
              <stop offset="1" stopColor={LIGHTS[type].deep} />
            </radialGradient>
            <linearGradient id={`rrd-rim-${type}`} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" stopColor={LIGHTS[type].rim} />
              <stop offset="1" stopColor={LIGHTS[type].deep} />
            </linearGradient>
          </g>
        ))}
        <Gradient id="iron" to={[1, 1]} stops={['#8b8294', '#3a3341', '#1d1822', '#575063']} />
        <Gradient id="bone" to={[0, 1]} stops={['#fff6e0', '#b39d76']} />
        <Gradient id="gold" to={[1, 1]} stops={['#fbe7ae', '#c69a3f', '#7a5819']} />
        <radialGradient id="rrd-soul" cx=".5" cy=".68" r=".7">
          <stop offset="0" stopColor="#ffffff" />
          <stop offset=".4" stopColor="#d9ccff" />
          <stop offset="1" stopColor="#6d4bd0" />
        </radialGradient>
        <radialGradient id="rrd-halo">
          <stop offset="0" stopColor="#b79bff" stopOpacity=".8" />
          <stop offset="1" stopColor="#8b5cf6" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="rrd-grey" cx=".35" cy=".3" r=".85">
          <stop offset="0" stopColor="#8d8794" />
          <stop offset=".5" stopColor="#4b4552" />
          <stop offset="1" stopColor="#1b1720" />
        </radialGradient>
        <radialGradient id="rrd-slab" cx=".5" cy=".35" r=".8">
          <stop offset="0" stopColor="#3a303f" />
          <stop offset=".6" stopColor="#1f1925" />
          <stop offset="1" stopColor="#100c14" />
        </radialGradient>
        <Weave arch="blade" size={[9, 9]} turn={45} path="M0 0V9" />
        <Weave arch="maul" size={[22, 12]} path="M0 .5H22M0 6.5H22M5 0V6M16 6V12" />
        <Weave arch="ember" size={[14, 12]} path="M0 12Q3 6 7 0Q11 6 14 12" />
        <Weave arch="shroud" size={[18, 10]} path="M0 5Q4.5 0 9 5T18 5" />
        {Object.entries(WINDOWS).map(([name, path]) => (
          <clipPath key={name} id={`rrd-window-${name}`}>
            <path d={path} />
          </clipPath>
        ))}
        <symbol id="rrd-skull" viewBox="0 0 512 512">
          <path d={deathSkull.path} />
        </symbol>
      </defs>
    </svg>
  )
}

function Gradient({ id, to, stops }: { id: string; to: [x: number, y: number]; stops: readonly string[] }) {
  return (
    <linearGradient id={`rrd-${id}`} x1="0" y1="0" x2={to[0]} y2={to[1]}>
      {stops.map((colour, i) => (
        <stop key={colour} offset={i / (stops.length - 1)} stopColor={colour} />
      ))}
    </linearGradient>
  )
}

function Weave(props: { arch: string; size: [width: number, height: number]; turn?: number; path: string }) {
  const { arch, size, turn = 0, path } = props
  return (
    <pattern
      id={`rrd-weave-${arch}`}
      width={size[0]}
      height={size[1]}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${turn})`}
    >
      <path d={path} fill="none" stroke="#fff" strokeOpacity=".06" strokeWidth={turn === 0 ? 1 : 2} />
    </pattern>
  )
}
