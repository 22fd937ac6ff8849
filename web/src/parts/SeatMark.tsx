import { EMBLEMS, type Tint } from '@runatal/look/emblems.ts'

/** A seat's rune on a disc of its colour, as the boards show it; an ornament beside the seat's name. */
export function SeatMark({ tint, size = 16 }: { tint: Tint; size?: number }) {
  const { ink, rune } = EMBLEMS[tint]
  return (
    <svg className="seat-mark" viewBox="0 0 200 200" width={size} height={size} aria-hidden>
      <circle cx="100" cy="100" r="92" fill={ink} stroke="#fffdf6" strokeWidth="14" />
      <path
        d={rune}
        transform="translate(44 44) scale(1.12)"
        fill="none"
        stroke="#fffdf6"
        strokeWidth="15"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  )
}
