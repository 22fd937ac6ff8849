import { list } from '@runatal/grammar/en'
import type { Marker, Slot } from '../content/language.ts'

export const MARKERS: Record<Marker, string> = { bleed: 'Bleed marker', poison: 'Poison marker' }

const PLACES: Record<Slot, string> = {
  high: 'on the high slot',
  body: 'on the body',
  low: 'on the low slot',
  right: 'on the right',
  left: 'on the left',
}

export const at = (slot: Slot) => PLACES[slot]
/** 'on the body and on the left', 'on the body or on the left'. */
export const places = (slots: readonly Slot[], last: 'and' | 'or') => list(slots.map(at), last)
