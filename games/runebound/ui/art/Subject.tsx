import type { IconPicture } from '@runatal/look/icons/icon.ts'
import { type ReactNode, useSyncExternalStore } from 'react'
import type { AssetType, Enemy, Scenario } from '../../content/language.ts'
import { Glyph } from './Die.tsx'
import type * as Gallery from './gallery.ts'

/** Who or what a large picture shows. */
export type Subject =
  | { hero: string }
  | { enemy: Pick<Enemy, 'id' | 'subtype' | 'trait'> }
  | { set: string }
  | { scenario: Scenario }
  | { asset: AssetType; named?: string }
  | { adventure: string }
  | { zombie: true }
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

interface InkedProps {
  of: Subject
  /** The box that it stands in: as wide as this, and as high. */
  width: number
  height: number
  /** What stands there while it is drawn, or for whom there is no drawing. */
  children: ReactNode
}

/** A subject drawn in full, for a larger drawing: heroes and enemies as they fight, weapons as what they are. */
export function Inked({ of, width, height, children }: InkedProps) {
  const drawing = useDrawing(of)
  if (drawing === undefined) return children
  if (drawing.fit === 'scene')
    return <g transform={`scale(${width / 100} ${height / 58})`} dangerouslySetInnerHTML={{ __html: drawing.svg }} />
  const isBust = drawing.fit === 'bust'
  const scale = isBust ? Math.min(width / 330, height / 290) : Math.min(width, height) / 440
  const x = width / 2 - 200 * scale
  const y = isBust ? height * 0.06 - 20 * scale : height - 436 * scale
  return (
    <g
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})`}
      // Our own drawing, made of numbers and colours alone.
      dangerouslySetInnerHTML={{ __html: drawing.svg }}
    />
  )
}

function useDrawing(of: Subject): Gallery.Drawing | undefined {
  const gallery = useGallery()
  if (gallery === undefined) return undefined
  if ('hero' in of) return gallery.heroDrawing(of.hero)
  if ('enemy' in of) return gallery.enemyDrawing(of.enemy)
  if ('adventure' in of) return gallery.adventureDrawing(of.adventure)
  return 'named' in of && of.asset === 'weapon' ? gallery.weaponDrawing(of.named) : undefined
}

/** A subject in the text's size and colour. */
export function SubjectSign({ of }: { of: Subject }) {
  return (
    <svg className="gi" viewBox="0 0 512 512" aria-hidden="true">
      <Painted of={of} x={256} y={256} size={512} colours={INK} />
    </svg>
  )
}

const INK = ['currentColor']

function useGallery(): typeof Gallery | undefined {
  return useSyncExternalStore(
    listen,
    () => hung,
    () => hung,
  )
}

function usePicture(of: Subject): IconPicture | undefined {
  const gallery = useGallery()
  if ('picture' in of) return of.picture
  if (gallery === undefined) return undefined
  if ('hero' in of) return gallery.heroPicture(of.hero)
  if ('enemy' in of) return gallery.enemyPicture(of.enemy)
  if ('set' in of) return gallery.setPicture(of.set)
  if ('scenario' in of) return gallery.SCENARIOS[of.scenario]
  if ('asset' in of) return gallery.ASSETS[of.asset]
  return 'adventure' in of ? gallery.ADVENTURE : gallery.ZOMBIE
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
