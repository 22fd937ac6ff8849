import { memo } from 'react'
import { BIOMES } from '../../content/tables.ts'
import { prints, type SporeFace } from '../art/card.ts'
import { SKY } from '../art/land.ts'
import { usePicture } from './picture.ts'
import { printClass } from './stamped.ts'

/** A Biome as it looks: landscape below, print above. It says nothing: what holds it has the words. */
export const BiomeCard = memo(function BiomeCard(props: { biome: number; spore?: SporeFace; mini?: boolean }) {
  const { biome, spore = 'none', mini = false } = props
  const { types, animals = [], water = 0 } = BIOMES[biome]!
  const picture = usePicture(biome, !mini)
  const [top, middle, low] = SKY[types[0] ?? 'desert']
  const hasWater = water > 0 || animals.includes('sea')
  return (
    <span
      className="rauha-card"
      aria-hidden="true"
      style={{ background: `linear-gradient(${top}, ${middle} 45%, ${low})` }}
    >
      {picture !== undefined && <img className="rauha-land" alt="" src={picture} draggable={false} />}
      {!mini && hasWater && <i className="rauha-shimmer" />}
      {!mini && spore === 'up' && <i className="rauha-glow" />}
      <i className={`rauha-print ${printed(biome, spore, mini)}`} />
    </span>
  )
})

/** The back of a card. */
export function CardBack() {
  return <span className="rauha-card rauha-back" />
}

function printed(biome: number, spore: SporeFace, mini: boolean): string {
  return printClass(`${biome} ${spore} ${mini}`, () => prints(BIOMES[biome]!, spore, mini))
}
