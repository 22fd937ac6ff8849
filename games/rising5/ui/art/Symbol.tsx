import type { Icon } from '../../content/regions.ts'
import { CubeBody } from './cube.tsx'

export type SymbolName = Icon | 'moon' | 'eclipse'

/** What can be gained or suffered, as a small sign in the flow of a text. */
export function Symbol({ of, size = 18 }: { of: SymbolName; size?: number }) {
  return (
    <svg className="r5-symbol" viewBox="0 0 40 40" width={size} height={size} aria-hidden data-symbol={of}>
      {BODIES[of]}
    </svg>
  )
}

const BODIES: Readonly<Record<SymbolName, React.JSX.Element>> = {
  cube: <CubeBody />,
  sun: (
    <>
      <path d={sunRays()} fill="#ffcf57" />
      <circle cx="20" cy="20" r="11" fill="#fff0b5" stroke="#b97b14" strokeWidth="1.6" />
    </>
  ),
  hint: (
    <>
      <path d="M3 20C10 8 30 8 37 20C30 32 10 32 3 20Z" fill="#efe7ff" stroke="#5b3fa8" strokeWidth="2" />
      <circle cx="20" cy="20" r="7.5" fill="#6a45c9" />
      <circle cx="20" cy="20" r="3" fill="#fff" />
    </>
  ),
  relic: (
    <>
      <path
        d="M20 2L25 14L38 15L28 23L31 36L20 29L9 36L12 23L2 15L15 14Z"
        fill="#ffe2a0"
        stroke="#7a4a0c"
        strokeWidth="1.6"
      />
      <circle cx="20" cy="20" r="5" fill="#b4453a" stroke="#7a4a0c" strokeWidth="1.4" />
    </>
  ),
  artefact: (
    <>
      <path d="M20 3L36 15L20 37L4 15Z" fill="#f0b95a" stroke="#6d430a" strokeWidth="1.6" />
      <path d="M4 15H36M20 3L13 15L20 37L27 15Z" stroke="#6d430a" strokeWidth="1.4" fill="none" />
    </>
  ),
  moon: (
    <>
      <circle cx="20" cy="20" r="17" fill="#e2434b" stroke="#ffd0cc" strokeWidth="2.4" />
      <path d="M24 5A16 16 0 1 0 24 35A19 19 0 0 1 24 5Z" fill="#5c0d18" />
    </>
  ),
  eclipse: (
    <>
      <circle cx="20" cy="20" r="18" fill="#ff8a86" />
      <circle cx="20" cy="20" r="12" fill="#1a0408" />
    </>
  ),
}

function sunRays(): string {
  let d = ''
  for (let i = 0; i < 20; i++) {
    const turn = (Math.PI * i) / 10
    const r = i % 2 === 0 ? 20 : 14.5
    d += `${i === 0 ? 'M' : 'L'}${(20 + r * Math.sin(turn)).toFixed(1)} ${(20 - r * Math.cos(turn)).toFixed(1)}`
  }
  return `${d}Z`
}
