import { LETTERS, type RuneId } from '@runatal/look/runes/signs.ts'

/** The signs of a hash: its first 16 bytes choose those of the ring, the 17th the one in the middle. None: rough stone. */
export function sealRunes(hash: string): { ring: RuneId[]; middle: RuneId | undefined } {
  const signs = Array.from({ length: 17 }, (_, i) => LETTERS[parseInt(hash.slice(i * 2, i * 2 + 2), 16) % 24])
  return { ring: signs.slice(0, 16).flatMap(id => id ?? []), middle: signs[16] }
}
