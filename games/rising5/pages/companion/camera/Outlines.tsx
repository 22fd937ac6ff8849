import { at } from '@runatal/look/at.ts'
import type { Corners, Point, Reading } from '@runatal/recogniser'
import { SHEET } from '@runatal/recogniser/sheet'
import { RUNES } from '../../../rules/puzzle.ts'
import { useHand } from '../hand.ts'
import { plane } from './plane.ts'
import type { View } from './useView.ts'

/** What was recognised, drawn over the picture: the Portal's cross, its four marks, and the name of each rune. */
export function Outlines({ reading, width, height, view }: Size & { reading: Reading; view: View }) {
  const { words } = useHand()
  const { portal, slots } = reading
  if (portal === undefined) return undefined
  const on = plane(portal.corners)
  const middle = on(0.5, 0.5)
  return (
    <svg
      className="co-outlines"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={view.fit === 'cover' ? 'xMidYMid slice' : 'xMidYMid meet'}
      aria-hidden
    >
      <polygon className="co-cross-shade" points={points(CROSS.map(([x, y]) => on(x, y)))} />
      <polygon className="co-cross" points={points(CROSS.map(([x, y]) => on(x, y)))} />
      {portal.markers.map(({ x, y }, space) => (
        <circle key={space} className="co-mark" cx={x} cy={y} r={12 / view.scale} />
      ))}
      {slots.map(({ rune, corners }, space) => {
        if (corners === undefined) return undefined
        const known = rune !== undefined && rune !== 'empty'
        const name = known ? at(words.runes, RUNES.indexOf(rune)) : '?'
        return (
          <g key={space} className={known ? 'co-slot' : 'co-slot co-unsure'}>
            <path className="co-bracket-shade" d={brackets(corners)} />
            <path className="co-bracket" d={brackets(corners)} />
            <Label space={space} name={name} mark={at(portal.markers, space)} middle={middle} view={view} />
          </g>
        )
      })}
    </svg>
  )
}

interface Size {
  width: number
  height: number
}

interface LabelProps {
  space: number
  name: string
  mark: Point
  middle: Point
  view: View
}

/** Beyond the mark of its space, as large on every screen, and never out of sight. */
function Label({ space, name, mark, middle, view }: LabelProps) {
  const wide = 37 + name.length * 7.6
  const { left, right, top, bottom, scale } = view
  const far = Math.hypot(mark.x - middle.x, mark.y - middle.y)
  const across = (mark.x - middle.x) / far
  const down = (mark.y - middle.y) / far
  const x = within(mark.x + (across * (wide / 2 + 4)) / scale, left, right, (wide / 2 + 6) / scale)
  const y = within(mark.y + (down * 20) / scale, top, bottom, 19 / scale)
  return (
    <g transform={`translate(${x} ${y}) scale(${1 / scale}) translate(${-wide / 2} -13)`}>
      <rect className="co-label" width={wide} height="26" rx="13" />
      <circle cx="14" cy="13" r="8.5" fill="#b9c0cd" />
      <text x="14" y="17.5" className="co-label-space">
        {space + 1}
      </text>
      <text x="27" y="17.5" className="co-label-name">
        {name}
      </text>
    </g>
  )
}

function within(value: number, least: number, most: number, margin: number): number {
  return Math.max(least + margin, Math.min(most - margin, value))
}

/** The arms of the Portal on the unit square of its sheet. */
const CROSS = cross(28 / SHEET, 87 / SHEET)

function cross(half: number, reach: number): (readonly [number, number])[] {
  const arm = [
    [-half, -reach],
    [half, -reach],
    [half, -half],
  ] as const
  return [0, 1, 2, 3].flatMap(turn =>
    arm.map(([x, y]) => {
      const turned = [
        [x, y],
        [-y, x],
        [-x, -y],
        [y, -x],
      ] as const
      const [tx, ty] = at(turned, turn)
      return [0.5 + tx, 0.5 + ty] as const
    }),
  )
}

function points(list: readonly Point[]): string {
  return list.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
}

/** A corner of a viewfinder at each corner of a tile. */
function brackets(corners: Corners): string {
  return corners
    .map((corner, i) => {
      const before = between(corner, at(corners, (i + 3) % 4), 0.28)
      const after = between(corner, at(corners, (i + 1) % 4), 0.28)
      return `M${before.x} ${before.y}L${corner.x} ${corner.y}L${after.x} ${after.y}`
    })
    .join('')
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}
