import { EMBLEMS, type Tint } from '@runatal/look/emblems.ts'

/** A seat's rune on a disc of its colour, as the boards show it; an ornament beside the seat's name. */
export function SeatMark({ tint, size = 16 }: { tint: Tint; size?: number }) {
  const { ink, rune } = EMBLEMS[tint]
  return (
    <svg className="seat-mark" viewBox="-39 -39 178 178" width={size} height={size} aria-hidden>
      <circle cx="50" cy="50" r="82" fill={ink} stroke="#fffdf6" strokeWidth="13" />
      <path d={rune} fill="none" stroke="#fffdf6" strokeWidth="15" strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  )
}
