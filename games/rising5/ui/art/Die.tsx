import { Symbol } from './Symbol.tsx'

/** The fight die as it lies: one face up, or several sides while it waits. */
export function Die({ face, size = 44 }: { face?: number | undefined; size?: number }) {
  if (face !== undefined)
    return (
      <span className={`r5-die${face === 0 ? ' r5-die-eclipse' : ''}`} style={{ width: size, height: size }}>
        {face === 0 ? <Symbol of="eclipse" size={size * 0.62} /> : face}
      </span>
    )
  return (
    <svg viewBox="0 0 60 60" width={size} height={size} aria-hidden>
      <path d="M30 3L54 16V44L30 57L6 44V16Z" fill="#1a0d14" />
      <path d="M30 3L54 16L30 29L6 16Z" fill="#fbf3df" />
      <path d="M6 16L30 29V57L6 44Z" fill="#d8cba9" />
      <path d="M54 16L30 29V57L54 44Z" fill="#b3a37c" />
      <circle cx="30" cy="16" r="6" fill="#8b1626" />
      <circle cx="30" cy="16" r="3.4" fill="#fbf3df" />
      <g className="r5-die-digits" textAnchor="middle">
        <text x="18" y="44" transform="skewY(28) translate(0 -10)">
          3
        </text>
        <text x="42" y="44" transform="skewY(-28) translate(0 22)">
          5
        </text>
      </g>
    </svg>
  )
}

/** The six faces of the die in a row: those that win are lit (R5-122). */
export function Faces({ need }: { need: number }) {
  return (
    <span className="r5-faces" aria-hidden>
      <span className="r5-face r5-face-eclipse">
        <Symbol of="eclipse" size={13} />
      </span>
      {[1, 2, 3, 4, 5].map(face => (
        <span key={face} className={face >= need ? 'r5-face r5-face-win' : 'r5-face'}>
          {face}
        </span>
      ))}
    </span>
  )
}
