import type { CardType, Slot } from '../../content/language.ts'

/** Outlines as SVG paths: spheres by type, windows by type, the soul, the cost, the body. */

export function round(n: number): number {
  return Math.round(n * 10) / 10
}

export function star(cx: number, cy: number, outer: number, inner: number, points: number, turn = 0): string {
  let path = ''
  for (let i = 0; i < points * 2; i++) {
    const angle = (i / (points * 2)) * 2 * Math.PI + turn
    const radius = i % 2 === 1 ? inner : outer
    path += `${i > 0 ? 'L' : 'M'}${round(cx + radius * Math.sin(angle))} ${round(cy - radius * Math.cos(angle))}`
  }
  return `${path}Z`
}

/** A star strikes, ripples shake, a shield holds. */
export function sphereShape(type: CardType, r: number): string {
  if (type === 'assault') return star(0, 0, r * 1.38, r * 1.02, 8)
  if (type === 'defence')
    return `M${-r * 1.16} ${-r * 1.12}Q0 ${-r * 1.42} ${r * 1.16} ${-r * 1.12}V${r * 0.2}Q${r * 1.1} ${r * 0.98} 0 ${r * 1.42}Q${-r * 1.1} ${r * 0.98} ${-r * 1.16} ${r * 0.2}Z`
  let path = `M0 ${-r * 1.16}`
  const petals = 14
  for (let i = 0; i < petals; i++) {
    const end = ((i + 1) / petals) * 2 * Math.PI
    const between = ((i + 0.5) / petals) * 2 * Math.PI
    path += `Q${round(r * 1.42 * Math.sin(between))} ${round(-r * 1.42 * Math.cos(between))} ${round(r * 1.16 * Math.sin(end))} ${round(-r * 1.16 * Math.cos(end))}`
  }
  return `${path}Z`
}

export function hexagon(r: number): string {
  let path = ''
  for (let i = 0; i < 6; i++) {
    const angle = (i / 6) * 2 * Math.PI
    path += `${i > 0 ? 'L' : 'M'}${round(r * Math.sin(angle))} ${round(-r * Math.cos(angle))}`
  }
  return `${path}Z`
}

export const FLAME = 'M0-19C3-12 12-6 12 5A12 12 0 0 1-12 5C-12 0-9-3-7-7C-6-3-4-1-2-1C-4-8-3-13 0-19Z'

/** The window of the picture: its shape also tells the type. */
export const WINDOWS = {
  assault: 'M11 47L19 39H221L229 47V160L120 185L11 160Z',
  support: 'M11 176V92C11 58 62 38 120 38C178 38 229 58 229 92V176Z',
  defence: 'M11 39H229V128C229 160 170 178 120 186C70 178 11 160 11 128Z',
  character: 'M58 168V92C58 50 92 28 120 22C148 28 182 50 182 92V168Z',
  weapon: 'M11 58L19 50H221L229 58V172L221 180H19L11 172Z',
} as const

/** As their owner has them, seen from the front of the card. */
export const LIMBS: Readonly<Record<Slot, string>> = {
  high: 'M0-25.4A6.4 6.4 0 0 1 0-12.6A6.4 6.4 0 0 1 0-25.4Z',
  body: 'M-7.6-11Q0-13.4 7.6-11L6 5.2Q0 7.4-6 5.2Z',
  low: 'M-6.2 8.2Q0 10.2 6.2 8.2L5 26H1.2L0 14.5L-1.2 26H-5Z',
  right: 'M9.8-10.6Q13.4-10 14 -6L16 8.4Q15 10.8 12.4 9.4L9-2Z',
  left: 'M-9.8-10.6Q-13.4-10-14-6L-16 8.4Q-15 10.8-12.4 9.4L-9-2Z',
}
