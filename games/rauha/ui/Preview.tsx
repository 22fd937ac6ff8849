import { biomeNumber } from '../content/tables.ts'
import { BiomeCard } from './parts/BiomeCard.tsx'

/** One side of the boards, before the first card: what the choice of a side brings (RAU-029). */
export function Preview({ side }: { side: string }) {
  return (
    <span className="picture rauha-preview" aria-hidden="true">
      {Array.from({ length: 9 }, (_, cell) => (
        <BiomeCard key={cell} biome={biomeNumber(`${side}:${cell}`)} mini />
      ))}
    </span>
  )
}
