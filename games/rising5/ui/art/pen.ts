import type { Dice } from '@runatal/look/stone/chance.ts'

/** Strokes that the landscapes share. Everything is SVG text, in the units of the picture. */

/** A landscape of 170 x 262; the horizon is in the top third, because a card covers the rest. */
export const SCENE = { w: 170, h: 262, box: '0 26 170 236' } as const

export interface Ink {
  roll: Dice
  /** Fills of this picture: red moon and water. */
  moon: string
  water: string
}

export function fine(n: number): number {
  return Math.round(n * 10) / 10
}

/** A soft line of hills, down to the foot of the picture. */
export function ridge(roll: Dice, w: number, h: number, y: number, height: number, waves: number): string {
  const points = Array.from(
    { length: waves + 1 },
    (_, i) => [(w * i) / waves, y + (roll() - 0.5) * 2 * height] as const,
  )
  let line = `M0 ${h}L0 ${fine(points[0]![1])}`
  for (let i = 1; i <= waves; i++) {
    const [x0, y0] = points[i - 1]!
    const [x1, y1] = points[i]!
    const middle = fine((x0 + x1) / 2)
    line += `C${middle} ${fine(y0)} ${middle} ${fine(y1)} ${fine(x1)} ${fine(y1)}`
  }
  return `${line}L${w} ${h}Z`
}

/** A broken line of rocks. */
export function crag(roll: Dice, w: number, h: number, y: number, height: number, teeth: number): string {
  let line = `M0 ${h}L0 ${fine(y)}`
  for (let i = 1; i <= teeth; i++) {
    const tip = fine((w * (i - 0.5 + (roll() - 0.5) * 0.5)) / teeth)
    line += `L${tip} ${fine(y - height * roll())}L${fine((w * i) / teeth)} ${fine(y + height * 0.4 * roll())}`
  }
  return `${line}L${w} ${h}Z`
}

export interface Sparks {
  w: number
  h: number
  count: number
  colour: string
  least?: number
  size?: number
}

export function sparks(roll: Dice, { w, h, count, colour, least = 0.4, size = 0.8 }: Sparks): string {
  const one = () =>
    `<circle cx="${fine(roll() * w)}" cy="${fine(roll() * h)}" r="${fine(least + roll() * size)}" opacity="${fine(0.3 + roll() * 0.7)}"/>`
  return `<g fill="${colour}">${Array.from({ length: count }, one).join('')}</g>`
}

export function path(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
}

export function stroke(d: string, colour: string, width: number, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
}
