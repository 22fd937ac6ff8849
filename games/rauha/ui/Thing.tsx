import { biomeNumber } from '../content/tables.ts'
import { BiomeCard } from './parts/BiomeCard.tsx'

/** A thing of the box as it looks, for those who put a position together: cards as they are printed. */
export function Thing({ kind, id }: { kind: string; id: string }) {
  return kind === 'card' ? <BiomeCard biome={biomeNumber(id)} /> : undefined
}
