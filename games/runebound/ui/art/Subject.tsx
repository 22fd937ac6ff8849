import type { IconPicture } from '@runatal/look/icons/icon.ts'
import { useSyncExternalStore } from 'react'
import type { Enemy } from '../../content/language.ts'
import { Glyph } from './Die.tsx'
import type * as Gallery from './gallery.ts'

/** Who or what a large picture shows. */
export type Subject =
  | { hero: string }
  | { enemy: Pick<Enemy, 'id' | 'subtype' | 'trait'> }
  | { set: string }
  | { picture: IconPicture }

interface PaintedProps {
  of: Subject
  x: number
  y: number
  size: number
  /** One glyph for each colour, the later ones a little up and to the left: the first is the shadow. */
  colours: readonly string[]
}

/** A subject as a glyph of a larger drawing; nothing while the gallery is on its way. */
export function Painted({ of, x, y, size, colours }: PaintedProps) {
  const path = usePicture(of)?.path
  if (path === undefined) return undefined
  return colours.map((colour, i) => (
    <Glyph
      key={i}
      path={path}
      x={x + colours.length - 1 - i}
      y={y + colours.length - 1 - i}
      size={size}
      colour={colour}
    />
  ))
}

function usePicture(of: Subject): IconPicture | undefined {
  const gallery = useSyncExternalStore(
    listen,
    () => hung,
    () => hung,
  )
  if ('picture' in of) return of.picture
  if (gallery === undefined) return undefined
  if ('hero' in of) return gallery.heroPicture(of.hero)
  return 'enemy' in of ? gallery.enemyPicture(of.enemy) : gallery.setPicture(of.set)
}

let hung: typeof Gallery | undefined
const waiting = new Set<() => void>()

function listen(listener: () => void): () => void {
  waiting.add(listener)
  if (hung === undefined)
    void import('./gallery.ts').then(gallery => {
      hung = gallery
      for (const one of waiting) one()
    })
  return () => waiting.delete(listener)
}
