import { memo } from 'react'
import { BIOMES } from '../../content/tables.ts'
import { overlay, type SporeFace } from '../art/card.ts'
import { flat } from '../art/flat.ts'
import { SKY } from '../art/land.ts'
import { Svg } from './Drawing.tsx'
import { usePicture } from './picture.ts'

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
      {picture !== undefined && <img alt="" src={picture} draggable={false} />}
      {!mini && hasWater && <i className="rauha-shimmer" />}
      {!mini && spore === 'up' && <i className="rauha-glow" />}
      <Svg className="rauha-print" box="0 0 200 200" drawing={printed(biome, spore, mini)} />
    </span>
  )
})

/** The back of a card. */
export function CardBack() {
  return <span className="rauha-card rauha-back" />
}

const prints = new Map<string, string>()

function printed(biome: number, spore: SporeFace, mini: boolean): string {
  const key = `${biome}${spore}${mini}`
  const made = prints.get(key) ?? flat(overlay(BIOMES[biome]!, spore, mini))
  prints.set(key, made)
  return made
}
