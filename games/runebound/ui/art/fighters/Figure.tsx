import { memo } from 'react'
import { drawn } from './draw.ts'
import type { Looks } from './looks.ts'
import type { Act } from './stances.ts'

interface FigureProps {
  looks: Looks
  act: Act
  /** How much of its Health is gone, in thirds: 0 to 3. */
  wounds: number
  /** Towards the left: whoever stands at the right. */
  flip?: boolean
}

/** A fighter, as large as its place: the box is as tall as a man with his sword up. */
export const Figure = memo(function Figure({ looks, act, wounds, flip = false }: FigureProps) {
  return (
    <svg className="rb-figure" viewBox="0 0 400 440" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <g
        transform={flip ? 'translate(400 0) scale(-1 1)' : undefined}
        // Our own drawing, made of numbers and colours alone.
        dangerouslySetInnerHTML={{ __html: drawn(looks, act, wounds) }}
      />
    </svg>
  )
})

/** How hurt somebody looks. */
export function woundsOf(left: number, most: number): number {
  return Math.min(3, Math.max(0, Math.ceil((3 * (most - left)) / most)))
}
