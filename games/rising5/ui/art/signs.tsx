import { signArt, type SignId, type SignState, type Stroke } from '@runatal/recogniser/sheet'
import { type JSX, useId } from 'react'

interface Look {
  /** The simpler, larger cut for small sizes; by itself up to 34 px. */
  small?: boolean
  /** The badge at the lower right; shown unless told otherwise. */
  mark?: boolean
}

interface Token extends Look {
  sign: SignId
  state: SignState
  /** In pixels; the style sheet may say otherwise. */
  size?: number
  /** What a screen reader says; an ornament without it. */
  title?: string
}

/** A sign as a token. Its states never rely on colour: frame, figure and mark all differ (R5-153 to R5-156). */
export function SignToken({ sign, state, size = 48, title, small = size <= 34, mark = true }: Token) {
  return (
    <svg
      className={`r5-sign r5-${state}`}
      viewBox="0 0 100 100"
      width={size}
      height={size}
      {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
    >
      <SignBody sign={sign} state={state} small={small} mark={mark} />
    </svg>
  )
}

/** The token's drawing in a box of 100, to nest in another picture. */
export function SignBody({ sign, state, small = false, mark = true }: Omit<Token, 'size' | 'title'>) {
  const Face = FACES[state]
  return (
    <>
      <Face sign={sign} small={small} />
      {mark && <Mark state={state} small={small} />}
    </>
  )
}

interface Ink {
  fill: string
  /** Colour of what is cut out; a flat silhouette without it. */
  cut?: string
  /** Makes the figure fatter by so much. */
  grow?: number
}

/** The bare figure in a box of 100: notebook heads, watermarks, print. */
export function SignFigure({ sign, fill, cut, grow = 0 }: Ink & { sign: SignId }) {
  const { body, limbs, cuts, lines, details } = signArt[sign]
  return (
    <>
      <Pen lines={limbs} ink={fill} grow={grow} />
      {body.map(d => (
        <path
          key={d}
          d={d}
          fill={fill}
          {...(grow > 0 && { stroke: fill, strokeWidth: grow, strokeLinejoin: 'round' })}
        />
      ))}
      {cut !== undefined && (
        <>
          <path d={cuts.join('')} fill={cut} />
          <Pen lines={lines} ink={cut} />
          <path d={details.join('')} fill={fill} />
        </>
      )}
    </>
  )
}

function Pen({ lines, ink, grow = 0 }: { lines: readonly Stroke[]; ink: string; grow?: number }) {
  return lines.map(({ path, width }) => (
    <path
      key={path}
      d={path}
      fill="none"
      stroke={ink}
      strokeWidth={width + grow}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ))
}

/** The figure as it lies on a token: a little larger and higher in the small cut, to clear the mark. */
function Placed({ sign, small, scale = 0.6, drop = 0, ...ink }: Ink & Cut & { scale?: number; drop?: number }) {
  const k = scale * (small ? 1.16 : 1)
  const at = 50 - 50 * k - (small ? 3 : 0)
  return (
    <g transform={`translate(${at} ${at + drop}) scale(${k})`}>
      <SignFigure sign={sign} {...ink} />
    </g>
  )
}

interface Cut {
  sign: SignId
  small: boolean
}

function Silhouette({ sign, small }: Cut) {
  return (
    <>
      <circle cx="50" cy="50" r="43" fill="#111a2b" />
      <circle
        cx="50"
        cy="50"
        r={small ? 44 : 43}
        fill="none"
        stroke="#a3afc4"
        strokeWidth={small ? 5 : 3.5}
        strokeDasharray={small ? '9 10' : '7 6.5'}
      />
      {!small && <Placed sign={sign} small={small} fill="#aab5c8" grow={6} scale={0.58} />}
      <Placed sign={sign} small={small} fill={small ? '#8b97ad' : '#4a566e'} scale={0.58} />
    </>
  )
}

function Dark({ sign, small }: Cut) {
  const hatch = useId()
  return (
    <>
      <pattern id={hatch} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="7" height="7" fill="#a08f9b" />
        <rect width="2.6" height="7" fill="#4a3c49" />
      </pattern>
      <circle cx="50" cy="50" r="42" fill="#1c0f17" />
      <circle cx="50" cy="50" r={small ? 43 : 42} fill="none" stroke="#d63b45" strokeWidth={small ? 10 : 8} />
      {!small && <circle cx="50" cy="50" r="36.5" fill="none" stroke="#5b1720" strokeWidth="2" />}
      <Placed sign={sign} small={small} fill={small ? '#8e7c89' : `url(#${hatch})`} cut="#1c0f17" />
    </>
  )
}

function Bright({ sign, small }: Cut) {
  return (
    <>
      <circle cx="50" cy="50" r="42" fill="#0d2740" />
      <circle cx="50" cy="50" r="42" fill="none" stroke="#57c9e8" strokeWidth="2.5" />
      <circle cx="50" cy="50" r="33" fill="#174a6b" opacity=".75" />
      <path d={small ? SIX_STARS : EIGHT_STARS} fill="#f2feff" />
      <Placed sign={sign} small={small} fill="#f4feff" cut="#16405e" />
    </>
  )
}

function Golden({ sign, small }: Cut) {
  const coin = useId()
  return (
    <>
      <radialGradient id={coin} cx=".42" cy=".36" r=".75">
        <stop offset="0" stopColor="#fff3c4" />
        <stop offset=".5" stopColor="#f3c452" />
        <stop offset="1" stopColor="#b9781c" />
      </radialGradient>
      <path d={small ? SMALL_SUN : SUN} fill="#ffd873" />
      <circle cx="50" cy="50" r="38" fill={`url(#${coin})`} stroke="#7a4a0c" strokeWidth="2" />
      {!small && (
        <>
          <circle cx="50" cy="50" r="34.5" fill="none" stroke="#fff0b8" strokeWidth="1.4" opacity=".8" />
          <Placed sign={sign} small={small} fill="#fff4cd" scale={0.58} drop={1.4} />
        </>
      )}
      <Placed sign={sign} small={small} fill="#4a2804" cut="#f6d067" scale={0.58} />
    </>
  )
}

const FACES: Record<SignState, (props: Cut) => JSX.Element> = {
  unknown: Silhouette,
  dark: Dark,
  bright: Bright,
  golden: Golden,
}

function Mark({ state, small }: { state: SignState; small: boolean }) {
  const { ground, ink, path, width } = MARKS[state]
  return (
    <g {...(small && { transform: 'translate(80 80) scale(1.16) translate(-80.5 -82)' })}>
      <circle cx="81" cy="83" r="16" fill={ground} stroke={ink} strokeWidth="3" />
      <path d={path} fill="none" stroke={ink} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
    </g>
  )
}

const MARKS = {
  unknown: {
    ground: '#1b2436',
    ink: '#aeb9cc',
    path: 'M75 79C75 72 87 71 87 78C87 83 81 82.5 81 87M81 92V92.5',
    width: 4.5,
  },
  dark: { ground: '#2a0b10', ink: '#ff7d83', path: 'M73 83H89', width: 6 },
  bright: { ground: '#0c2a3a', ink: '#eafcff', path: 'M72.5 85C75 78 80 79 81.5 83C83 87 88 87 90 80.5', width: 5 },
  golden: { ground: '#2b1a02', ink: '#ffe6a0', path: 'M73 83L79 89L90 76', width: 6 },
} satisfies Record<SignState, { ground: string; ink: string; path: string; width: number }>

const SUN = sunburst(16, 39)
const SMALL_SUN = sunburst(12, 40)
const EIGHT_STARS = starRing(8, 9.5)
const SIX_STARS = starRing(6, 12)

function sunburst(rays: number, inner: number): string {
  let d = ''
  for (let i = 0; i < rays * 2; i++) {
    const turn = (Math.PI * i) / rays
    const r = i % 2 === 0 ? 50 : inner
    d += `${i === 0 ? 'M' : 'L'}${tenth(50 + r * Math.sin(turn))} ${tenth(50 - r * Math.cos(turn))}`
  }
  return `${d}Z`
}

/** Stars round the rim, but none under the mark. */
function starRing(count: number, r: number): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    const turn = (Math.PI * 2 * (i + 0.5)) / count
    if (Math.abs(turn - 2.35) >= 0.55) d += star(50 + 42 * Math.sin(turn), 50 - 42 * Math.cos(turn), r)
  }
  return d
}

function star(x: number, y: number, r: number): string {
  const points = [0, -1, 0.3, -0.3, 1, 0, 0.3, 0.3, 0, 1, -0.3, 0.3, -1, 0, -0.3, -0.3]
  let d = ''
  for (let i = 0; i < points.length; i += 2)
    d += `${i === 0 ? 'M' : 'L'}${tenth(x + points[i]! * r)} ${tenth(y + points[i + 1]! * r)}`
  return `${d}Z`
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
