import type { Seat } from '@runatal/kernel'
import { LANE_HALF_WIDTH, START_TO_DESTINY, TOUCH } from '../../content/lane.ts'
import { Destiny } from '../art/Felt.tsx'
import { EGG } from '../art/Stone.tsx'
import { useTable } from '../table.ts'

/** The lane from the start line (0) to the Destiny rune, in millimetres. */
export function Lane() {
  return (
    <>
      <rect
        className="rok-boards"
        x={-LANE_HALF_WIDTH - 14}
        y="-494"
        width={2 * LANE_HALF_WIDTH + 28}
        height="604"
        rx="14"
      />
      <rect className="rok-cloth" x={-LANE_HALF_WIDTH} y="-482" width={2 * LANE_HALF_WIDTH} height="580" rx="8" />
      <g transform={`translate(0 ${-START_TO_DESTINY})`}>
        {[25, 50].map(gap => (
          <g key={gap}>
            <circle className="rok-thread" r={TOUCH - HALF_STONE + gap} />
            <text className="rok-measure" x={TOUCH - HALF_STONE + gap + 4} y="4">
              {gap}
            </text>
          </g>
        ))}
        <g transform="scale(.4)">
          <Destiny />
        </g>
      </g>
      <path className="rok-thread" d={`M${-LANE_HALF_WIDTH + 6} -26H${LANE_HALF_WIDTH - 6}`} />
    </>
  )
}

/** Somebody's stone on the lane; nobody's is the ghost. */
export function LaneStone({ seat }: { seat?: Seat }) {
  const { emblem } = useTable()
  if (seat === undefined) return <path d={EGG} transform={STONE} />
  const { glow, rune } = emblem(seat)
  return (
    <>
      <path d={EGG} transform={STONE} className="rok-mine" style={{ stroke: glow }} />
      <path d={rune} transform="translate(-10 -10) scale(.2)" fill="none" stroke={glow} strokeWidth="13" />
    </>
  )
}

/** A stone reaches 13 mm towards the Destiny rune, whose radius here is 12: drawn outlines touch where the rules say so. */
const STONE = 'scale(.448)'
const HALF_STONE = 13
