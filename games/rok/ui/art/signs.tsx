import type { Emblem } from '@runatal/look/emblems.ts'

/** A seat's mark: its colour and its rune. */
export function Mark({ emblem, size = 28 }: { emblem: Emblem; size?: number }) {
  return (
    <svg className="rok-mark" viewBox="-14 -14 128 128" width={size} height={size} aria-hidden>
      <circle cx="50" cy="50" r="60" fill="#14110d" stroke={emblem.glow} strokeWidth="6" />
      <path
        d={emblem.rune}
        transform="translate(17 17) scale(.66)"
        fill="none"
        stroke={emblem.glow}
        strokeWidth="12"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

/** A hand: free, or a fist while it is busy. */
export function HandSign({ busy }: { busy: boolean }) {
  return (
    <svg className="rok-handsign" viewBox="0 0 48 48" aria-hidden>
      <path d={busy ? FIST : OPEN} fill="currentColor" stroke="#120e0a" strokeWidth="1.2" strokeLinejoin="round" />
    </svg>
  )
}

const OPEN =
  'M15 44C12 38 6 31 4 27c-1.500-3 2-5 4.500-2.500L14 30 10.500 12c-.8-3.600 4-4.600 4.800-1L18.500 23 18 6.500c0-3.600 5-3.600 5.200 0L24.500 23 28 8c.8-3.500 5.400-2.500 4.800 1L30.500 25 36 15.500c1.800-3 5.800-.8 4.500 2.200C38 24 36.500 36 34 44Z'
const FIST =
  'M14 44c-4-6-6-12-5-19 .5-3 3-3.500 4-2 0-5 5-5.500 6-2 .5-4.500 6-4.500 6.800 0 1-4 6-3.500 6.200.5 1-3.500 5.500-3 5.500 1.500 0 8-.5 14-4.500 21Z'

/** The bag of stones. */
export function Bag() {
  return (
    <svg className="rok-bagsign" viewBox="0 0 48 48" aria-hidden>
      <path
        d="M17 15c-8 6-12 14-11 21 1 8 35 8 36 0 1-7-3-15-11-21Z"
        fill="#a8784a"
        stroke="#3a2412"
        strokeWidth="1.5"
      />
      <path d="M15 4l4 4 5-4 5 4 5-4-3 10H18Z" fill="#c9965f" stroke="#3a2412" strokeWidth="1.5" />
      <path d="M15 15h18" stroke="#e7c27d" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}
