import type { Hero } from '../content/names.ts'
import type { Rune, Sign } from '../rules/puzzle.ts'
import { HeroShape } from './art/Hero.tsx'
import { RuneTile } from './art/runes.tsx'
import { SignToken } from './art/signs.tsx'

/** A thing of the box as it looks, for those who put a position together. */
export function Thing({ kind, id }: { kind: string; id: string }) {
  if (kind === 'rune') return <RuneTile rune={id as Rune} size={36} />
  if (kind === 'sign') return <SignToken sign={id as Sign} state="unknown" size={36} />
  if (kind === 'pawn' || (kind === 'card' && id !== 'moon')) return <HeroShape hero={id as Hero} size={28} />
  return undefined
}
