import type { Piece } from '../rules/types.ts'

/** A piece: told by its shape as well as by its colour. */
export function Figure({ of }: { of: Piece }) {
  return (
    <svg viewBox="0 0 100 100" className={`bra-figure bra-${of}`} aria-hidden>
      <circle className="bra-base" cx="50" cy="50" r="38" />
      <circle className="bra-rim" cx="50" cy="50" r="30" />
      <path className="bra-mark" d={MARKS[of]} />
    </svg>
  )
}

const MARKS: Record<Piece, string> = {
  // Crossed blades.
  attacker: 'M34 34L66 66M66 34L34 66',
  // A round shield with its boss.
  defender: 'M50 32A18 18 0 1 1 49.9 32ZM50 44A6 6 0 1 1 49.9 44Z',
  // A crown.
  king: 'M30 66V38L41 50L50 32L59 50L70 38V66Z',
}
