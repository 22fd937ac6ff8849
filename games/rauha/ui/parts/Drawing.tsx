import { memo } from 'react'
import type { Colour } from '../../rules/types.ts'
import { rune } from '../art/seats.ts'
import { useSetting } from '../table.ts'
import { drawn, inked, signClass } from './stamped.ts'

/** A sign, in the flow of a text. `ink` is for those that have no colour of their own. */
export const Drawing = memo(function Drawing(props: { id: string; className?: string; ink?: string }) {
  const { id, className = 'rauha-token', ink } = props
  if (ink !== undefined) return <i className={`rauha-stamp ${className}`} style={inked(id, ink)} aria-hidden="true" />
  return <i className={`rauha-stamp ${className} ${signClass(id)}`} aria-hidden="true" />
})

/** What the art functions draw. */
export const Stamp = memo(function Stamp(props: { box: string; drawing: string; className?: string }) {
  const { box, drawing, className = '' } = props
  return <i className={`rauha-stamp ${className}`} style={drawn(box, drawing)} aria-hidden="true" />
})

/** What is said in place of what is shown. */
export function Said({ children }: { children: string }) {
  return <span className="sr">{children}</span>
}

/** Who: the colour and rune of a seat. */
export function Dot({ seat, className = 'rauha-dot' }: { seat: number; className?: string }) {
  const { ink, colour } = useSetting()
  return (
    <span className={className} style={{ background: ink(seat) }} aria-hidden="true">
      <Stamp box="0 0 100 100" drawing={runeDrawing(colour(seat))} />
    </span>
  )
}

function runeDrawing(colour: Colour): string {
  return rune(colour, 50, 50, 66)
}

/** Crystals as they lie there: pieces of 4 and of 1 (RAU-018). */
export const Gems = memo(function Gems({ count }: { count: number }) {
  const fours = Math.min(3, Math.floor(count / 4))
  const ones = count % 4
  return (
    <span className={`rauha-gems rauha-gems-${fours + ones}`} aria-hidden="true">
      {count === 0 && <Drawing id="gem" />}
      {Array.from({ length: fours }, (_, i) => (
        <Drawing key={`four-${i}`} id="gem" className="rauha-token rauha-four" />
      ))}
      {Array.from({ length: ones }, (_, i) => (
        <Drawing key={`one-${i}`} id="gem" />
      ))}
    </span>
  )
})
