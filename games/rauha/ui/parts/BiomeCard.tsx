import { memo } from 'react'
import { BIOMES } from '../../content/tables.ts'
import type { SporeFace } from '../art/card.ts'
import { SKY } from '../art/land.ts'
import { pictureOf } from './picture.ts'
import { printed } from './stamped.ts'

/** A Biome as it looks: landscape below, print above. It says nothing: what holds it has the words. */
export const BiomeCard = memo(function BiomeCard(props: { biome: number; spore?: SporeFace; mini?: boolean }) {
  const { biome, spore = 'none', mini = false } = props
  const { types, animals = [], water = 0 } = BIOMES[biome]!
  const [top, middle, low] = SKY[types[0] ?? 'desert']
  const hasWater = water > 0 || animals.includes('sea')
  return (
    <span
      className="rauha-card"
      aria-hidden="true"
      style={{ background: `linear-gradient(${top}, ${middle} 45%, ${low})` }}
    >
      <img className="rauha-land" alt="" src={pictureOf(biome)} draggable={false} />
      {!mini && hasWater && <i className="rauha-shimmer" />}
      {!mini && spore === 'up' && <i className="rauha-glow" />}
      <i className="rauha-print" style={printed(biome, spore, mini)} />
    </span>
  )
})
