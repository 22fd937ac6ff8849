/** A shape on paper: an SVG path (M, L, H, V, C, A and Z, absolute), filled (even-odd) or drawn with a round pen. */
export interface Shape {
  readonly path: string
  readonly fill?: string
  readonly line?: string
  /** Of the pen, in the drawing's own units. */
  readonly width?: number
  readonly dashes?: readonly [number, number]
}

/** Shapes from back to front in a square of `box` units, the corner at the top left being 0, 0. */
export interface Drawing {
  readonly box: number
  readonly shapes: readonly Shape[]
}

/** Shapes made for a box of 100, smaller or larger, with the middle of that box at x, y. */
export function placed(shapes: readonly Shape[], scale: number, x = 50, y = 50): readonly Shape[] {
  return shapes.map(shape => ({
    ...shape,
    path: placedPath(shape.path, scale, x, y),
    ...(shape.width === undefined ? {} : { width: round(shape.width * scale) }),
    ...(shape.dashes === undefined ? {} : { dashes: [shape.dashes[0] * scale, shape.dashes[1] * scale] as const }),
  }))
}

export function circle(x: number, y: number, r: number): string {
  return `M${round(x - r)} ${y}A${r} ${r} 0 1 1 ${round(x + r)} ${y}A${r} ${r} 0 1 1 ${round(x - r)} ${y}Z`
}

/** A path's commands, each with its numbers. */
export function commands(path: string): readonly { letter: string; numbers: number[] }[] {
  return [...path.matchAll(/([MLHVCAZ])([^MLHVCAZ]*)/g)].map(([, letter, rest]) => ({
    letter: letter!,
    numbers: (rest!.match(/-?\d*\.?\d+/g) ?? []).map(Number),
  }))
}

export function round(value: number): number {
  return Number(value.toFixed(3))
}

function placedPath(path: string, scale: number, x: number, y: number): string {
  const across = (value: number) => round(x + (value - 50) * scale)
  const down = (value: number) => round(y + (value - 50) * scale)
  const place = (letter: string) => (value: number, i: number) => {
    if (letter === 'H') return across(value)
    if (letter === 'V') return down(value)
    if (letter !== 'A') return i % 2 === 0 ? across(value) : down(value)
    // Radii, turn and flags come before the point.
    return [round(value * scale), round(value * scale), value, value, value, across(value), down(value)][i % 7]!
  }
  return commands(path)
    .map(({ letter, numbers }) => letter + numbers.map(place(letter)).join(' '))
    .join('')
}
