import type { Format } from '@runatal/club'

/** A form of tournament as a few lines. */
export function FormatPicture({ of }: { of: Format }) {
  return (
    <svg viewBox="0 0 72 52" fill="none" stroke="currentColor" strokeWidth="2.4" aria-hidden>
      {LINES[of].map(([path, faint]) => (
        <path key={path} d={path} {...(faint && { opacity: 0.55 })} />
      ))}
    </svg>
  )
}

const LINES: Record<Format, [path: string, faint?: true][]> = {
  swiss: [
    ['M4 8h18M4 20h18M4 32h18M4 44h18'],
    ['M54 8h14M54 20h14M54 32h14M54 44h14'],
    ['M22 8l32 12M22 20l32-12M22 32l32 12M22 44l32-12', true],
  ],
  knockout: [['M4 8h14v12H4M4 32h14v12H4M18 14h14v24H18M32 26h14'], ['M46 18h20v16H46z']],
  round: [['M36 4L64 20L54 48H18L8 20z'], ['M36 4L54 48L8 20H64L18 48z', true]],
  arena: [['M36 6a20 20 0 1 0 .1 0'], ['M36 12v14l10 6'], ['M10 26h6M56 26h6', true]],
  race: [['M6 44h60'], ['M10 34l14-10 12 6 24-20'], ['M60 10v10M60 10h-9', true]],
}
