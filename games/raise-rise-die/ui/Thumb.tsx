import type { ReactNode } from 'react'
import type { Card } from '../content/language.ts'
import type { Event } from '../rules/events.ts'
import type { State } from '../rules/types.ts'
import { setOf } from '../rules/zones.ts'
import { usePicture } from './art/gallery.ts'
import { PICTURE } from './art/picture.ts'

/** The picture of the card that a line of the log speaks of, where it is laid, countered with or lost. */
export function pictured(event: Event, state: State): ReactNode {
  if (!SHOWN.has(event.type) || !('card' in event) || event.card === undefined) return undefined
  const { cards, cardNumber } = setOf(state)
  const card = cards[cardNumber.get(event.card) ?? -1]?.card
  return card && <Thumb card={card} />
}

const SHOWN: ReadonlySet<Event['type']> = new Set([
  'CARD_PLAYED',
  'FRENZY_REPEAT',
  'INSTANT_PLAYED',
  'COUNTERED_WITH',
  'TOP_SOUL_LOST',
  'OBJECT_PLACED',
  'OBJECT_USED',
  'INFUSED',
])

function Thumb({ card: { id, arch, type } }: { card: Card }) {
  const picture = usePicture({ id, arch, type })
  const { x, y, width, height } = PICTURE
  return (
    <svg className="rrd-thumb" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      {picture !== undefined && <image href={picture} {...PICTURE} />}
    </svg>
  )
}
