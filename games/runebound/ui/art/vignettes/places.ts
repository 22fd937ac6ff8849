import * as buildings from './buildings.ts'
import * as wilds from './wilds.ts'

/** Draws a place; `roll` gives the same numbers for the same card. */
export type Draw = (roll: () => number) => string

const ALL = { ...buildings, ...wilds } satisfies Record<string, Draw>

export type Place = keyof typeof ALL

export const PLACES: Readonly<Record<Place, Draw>> = ALL
