import { seeded } from '@runatal/look/stone/chance.ts'
import { memo } from 'react'
import { type Palette, Scene } from './Scene.tsx'
import { Inked, Painted } from './Subject.tsx'

/** A hero before its own country. */
export const Portrait = memo(function Portrait({ hero }: { hero: string }) {
  return (
    <Scene seed={hero} palette={paletteOf(hero)}>
      <Inked of={{ hero }} width={100} height={100}>
        <Painted of={{ hero }} x={50} y={57} size={82} colours={['#1d120a', '#fff3d6']} />
      </Inked>
    </Scene>
  )
})

function paletteOf(id: string): Palette {
  const all: Palette[] = ['dusk', 'blue', 'green', 'violet', 'red']
  return all[Math.floor(seeded(id)() * all.length)]!
}

/** The colours of seats on the map, each with its hero's picture. */
export const SEAT_COLOURS: readonly string[] = ['#8f2a21', '#2f5b86', '#4f6f28', '#6b3f86']
