import type { Piece } from '../rules/types.ts'
import { Figure } from './Figure.tsx'

/** A piece as it looks, for those who put a position together. */
export function Thing({ id }: { kind: string; id: string }) {
  return <Figure of={id as Piece} />
}
