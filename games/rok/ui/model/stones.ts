import { UNKNOWN } from '@runatal/kernel'
import { type Colour, COLOURS, type RuneName, runeName, type Sign } from '../../content/stones.ts'
import type { State } from '../../rules/types.ts'

/** A stone on the table as it is drawn. */
export interface Shown {
  tag: number
  colour: Colour
  sign?: Sign
  rune?: RuneName
  /** Which of the 48 it is, once its sign is in sight. */
  id?: number
  up: boolean
  x: number
  y: number
  yaw: number
}

export function shownAt({ table }: State, i: number): Shown {
  const stone = table.stone[i]!
  const common = {
    tag: table.tag[i]!,
    colour: COLOURS[table.colour[i]!]!,
    up: table.up[i]!,
    x: table.x[i]!,
    y: table.y[i]!,
    yaw: table.yaw[i]!,
  }
  if (stone === UNKNOWN || !table.up[i] || table.flying[i]) return common
  const rune = runeName(stone)
  return { ...common, id: stone, rune, sign: rune.split('-')[1] as Sign }
}
