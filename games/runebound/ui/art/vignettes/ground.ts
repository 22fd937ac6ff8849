/** What the places of vignettes are drawn with: a box of 100 by 58, the ground at 50. */
export const GROUND = 50

export const COLOURS = {
  ink: '#1a0f08',
  wood: '#5a3d26',
  woodLit: '#7d5836',
  stone: '#7b7166',
  stoneLit: '#9d9284',
  thatch: '#a97f3c',
  roof: '#7d3526',
  lit: '#ffd98a',
  leaf: '#3d5230',
  leafLit: '#5d7743',
  water: '#4b7f90',
  waterLit: '#a9cdd3',
  cloth: '#d9c7a0',
  corn: '#d2a544',
  snow: '#eef2f4',
  dark: '#120a08',
} as const

/** A shape with an inked edge. */
export function shape(d: string, fill: string, width = 0.7): string {
  return `<path d="${d}" fill="${fill}" stroke="${COLOURS.ink}" stroke-width="${width}" stroke-linejoin="round"/>`
}

/** A line without a filling. */
export function stroke(d: string, colour: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`
}

/** Something without an edge: light, shade, a patch of ground. */
export function patch(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`
}

export function disc(x: number, y: number, r: number, fill: string, opacity = 1): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" opacity="${opacity}"/>`
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`
}

/** As many as that, side by side, each a little otherwise. */
export function row(count: number, draw: (i: number) => string): string {
  return Array.from({ length: count }, (_, i) => draw(i)).join('')
}

/** The ground that things stand on. */
export function floor(fill: string): string {
  return patch(`M0 ${GROUND - 3}Q30 ${GROUND - 6} 55 ${GROUND - 3}T100 ${GROUND - 5}V58H0Z`, fill)
}
