import type { RuneId } from '@runatal/recogniser/sheet'
import { useId } from 'react'
import { CubeBody } from './cube.tsx'
import { Paints, Ring, Vortex } from './portal-ring.tsx'
import { RuneBody } from './runes.tsx'
import './portal.css'

/** Where things lie on the Portal's box of 400. Sockets are spaces 1 to 4, clockwise from the top. */
export const PORTAL = {
  box: 400,
  centre: [200, 200],
  sockets: [
    [200, 92],
    [308, 200],
    [200, 308],
    [92, 200],
  ],
  socketSize: 74,
  /** Clockwise from the upper right. */
  altars: [
    [316, 84],
    [316, 316],
    [84, 316],
    [84, 84],
  ],
  altarSize: 60,
  marks: [
    [200, 34],
    [366, 200],
    [200, 366],
    [34, 200],
  ],
} as const satisfies Record<string, number | Point | readonly Point[]>

type Point = readonly [x: number, y: number]

interface PortalProps {
  /** The rune on each space; `undefined` where none lies. */
  runes: readonly (RuneId | undefined)[]
  /** Which altars hold a cube. */
  altars: readonly boolean[]
  /** Golden rims: these altars want to be touched. */
  touch?: boolean
  /** The core's slit closed: the Portal is sealed. */
  sealed?: boolean
  /** What a screen reader says; an ornament without it. */
  title?: string
}

/** The Portal: a ring of carved stone, a vortex, four sockets and four altars. */
export function Portal({ runes, altars, touch = false, sealed = false, title }: PortalProps) {
  const id = useId()
  return (
    <svg
      className={sealed ? 'r5-portal r5-sealed' : 'r5-portal'}
      viewBox="0 0 400 400"
      {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
    >
      <Paints id={id} />
      <circle cx="200" cy="200" r="196" fill={`url(#${id}glow)`} opacity=".28" />
      <Ring id={id} />
      <Vortex id={id} />
      {PORTAL.altars.map(([x, y], k) => altars[k] === true && <Beam key={k} x={x} y={y} />)}
      <circle cx="200" cy="200" r="62" fill="none" stroke={`url(#${id}gold)`} strokeWidth="2.5" />
      <circle cx="200" cy="200" r="57" fill="none" stroke="#fbe7a8" strokeDasharray="2 6" />
      {PORTAL.sockets.map((at, k) => (
        <Socket key={k} id={id} at={at} rune={runes[k]} />
      ))}
      {PORTAL.marks.map(([x, y], k) => (
        <g key={k} transform={`translate(${x} ${y})`}>
          <circle r="19" fill="#262d3f" />
          <circle r="17" fill="#39435a" stroke="#a9b4cb" strokeWidth="1.5" />
          <SpaceMark space={k} />
        </g>
      ))}
      {PORTAL.altars.map((at, k) => (
        <Altar key={k} id={id} at={at} lit={altars[k] === true} touch={touch} />
      ))}
    </svg>
  )
}

/** The number of a space in its grey marker, about 0,0: a triangle for the first, discs for the others (R5-313). */
export function SpaceMark({ space }: { space: number }) {
  return (
    <>
      {space === 0 ? <path d="M0 -14L13 9H-13Z" fill="#b9c0cd" /> : <circle r="12" fill="#b9c0cd" />}
      <text y={space === 0 ? 6 : 5} className="r5-space">
        {space + 1}
      </text>
    </>
  )
}

function Beam({ x, y }: { x: number; y: number }) {
  const d = `M${x} ${y}L200 200`
  return (
    <g className="r5-beam" strokeLinecap="round">
      <path d={d} stroke="#7dfff0" strokeWidth="7" opacity=".2" />
      <path d={d} stroke="#d9fffa" strokeWidth="1.6" opacity=".75" strokeDasharray="1 7" />
    </g>
  )
}

function Socket({ id, at: [x, y], rune }: { id: string; at: Point; rune: RuneId | undefined }) {
  const half = PORTAL.socketSize / 2
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-22-46H22L46-22V22L22 46H-22L-46 22V-22Z" fill="#080c15" />
      <path
        d="M-21-44H21L44-21V21L21 44H-21L-44 21V-21Z"
        fill={`url(#${id}stone)`}
        stroke={`url(#${id}gold)`}
        strokeWidth="3"
      />
      <path d="M-19-39H19L39-19V19L19 39H-19L-39 19V-19Z" fill="#0a0f1a" />
      {rune !== undefined && (
        <g transform={`translate(${-half} ${-half}) scale(${PORTAL.socketSize / 100})`}>
          <RuneBody rune={rune} />
        </g>
      )}
    </g>
  )
}

function Altar({ id, at: [x, y], lit, touch }: { id: string; at: Point; lit: boolean; touch: boolean }) {
  const cube = lit ? 36 : 30
  return (
    <g className={lit ? 'r5-altar r5-lit' : 'r5-altar'} transform={`translate(${x} ${y})`}>
      {lit && <circle className="r5-breath" r="46" fill={`url(#${id}glow)`} />}
      <path
        d="M-13-30h26l17 17v26l-17 17h-26l-17-17v-26Z"
        className={touch ? 'r5-touch' : undefined}
        fill="#1a2030"
        stroke={touch ? '#f2d58a' : lit ? `url(#${id}gold)` : '#6b7690'}
        strokeWidth="3"
      />
      <path
        d="M-10-23h20l13 13v20l-13 13h-20l-13-13v-20Z"
        fill={lit ? '#0c4a50' : '#10151f'}
        stroke={lit ? '#37d5c4' : '#3a4458'}
        strokeWidth="1.5"
      />
      <g transform={`translate(${-cube / 2} ${-cube / 2 - (lit ? 3 : 0)}) scale(${cube / 40})`}>
        <CubeBody lit={lit} />
      </g>
    </g>
  )
}
