import { circle, type Drawing, placed, round, type Shape } from './shape.ts'
import { signArt, type SignId, type SignState } from './signs.ts'

/** A sign's token for paper: little ink, and each state with a rim and a mark of its own, so that colour is never alone. */
export function printedToken(sign: SignId, state: SignState): Drawing {
  const { rim, ink, cut, mark } = faces[state]
  return { box: 100, shapes: [...rim, ...placed(figure(sign, ink, cut), 0.56, 50, 49), ...badge(mark, ink)] }
}

interface Face {
  readonly rim: readonly Shape[]
  readonly ink: string
  /** Silhouettes have no details cut out. */
  readonly cut?: string
  readonly mark: Shape
}

const faces: Readonly<Record<SignState, Face>> = {
  unknown: {
    rim: [{ path: circle(50, 50, 44), line: '#6b7280', width: 3, dashes: [7, 6.5] }],
    ink: '#6b7280',
    mark: { path: 'M75 79C75 72 87 71 87 78C87 83 81 82.5 81 87M81 92V92.5', width: 4.5 },
  },
  dark: {
    rim: [{ path: circle(50, 50, 43), fill: '#f3e9ea', line: '#c3303b', width: 9 }],
    ink: '#4a3c49',
    cut: '#f3e9ea',
    mark: { path: 'M73 83H89', width: 6 },
  },
  bright: {
    rim: [
      { path: circle(50, 50, 43), fill: '#e3f4fa', line: '#1d7ea3', width: 2.5 },
      ...around(8, 42, (x, y) => ({ path: sparkle(x, y, 8), fill: '#1d7ea3' })),
    ],
    ink: '#0d2740',
    cut: '#e3f4fa',
    mark: { path: 'M72.5 85C75 78 80 79 81.5 83C83 87 88 87 90 80.5', width: 5 },
  },
  golden: {
    rim: [
      { path: rays(16, 50, 40), fill: '#e0a52a' },
      { path: circle(50, 50, 38), fill: '#ffe9ad', line: '#7a4a0c', width: 2 },
    ],
    ink: '#4a2804',
    cut: '#ffe9ad',
    mark: { path: 'M73 83L79 89L90 76', width: 6 },
  },
}

function figure(sign: SignId, ink: string, cut: string | undefined): readonly Shape[] {
  const { body, limbs, cuts, lines, details } = signArt[sign]
  const solid: readonly Shape[] = [
    ...limbs.map(({ path, width }) => ({ path, line: ink, width })),
    // One by one: parts that overlap must not punch holes into each other.
    ...body.map(path => ({ path, fill: ink })),
  ]
  if (cut === undefined) return solid
  return [
    ...solid,
    ...cuts.map(path => ({ path, fill: cut })),
    ...lines.map(({ path, width }) => ({ path, line: cut, width })),
    ...details.map(path => ({ path, fill: ink })),
  ]
}

function badge({ path, width = 5 }: Shape, ink: string): readonly Shape[] {
  return [
    { path: circle(81, 83, 15), fill: '#ffffff', line: ink, width: 3 },
    { path, line: ink, width },
  ]
}

function around(count: number, radius: number, draw: (x: number, y: number) => Shape): readonly Shape[] {
  const angles = Array.from({ length: count }, (_, i) => (2 * Math.PI * (i + 0.5)) / count)
  return angles.map(a => draw(round(50 + radius * Math.sin(a)), round(50 - radius * Math.cos(a))))
}

function sparkle(x: number, y: number, r: number): string {
  return points(8, i => {
    const [angle, radius] = [(Math.PI * i) / 4, i % 2 === 0 ? r : r * 0.42]
    return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)]
  })
}

function rays(count: number, outer: number, inner: number): string {
  return points(2 * count, i => {
    const [angle, radius] = [(Math.PI * i) / count, i % 2 === 0 ? outer : inner]
    return [50 + radius * Math.sin(angle), 50 - radius * Math.cos(angle)]
  })
}

function points(count: number, at: (i: number) => readonly [number, number]): string {
  const corners = Array.from({ length: count }, (_, i) => at(i).map(round).join(' '))
  return `M${corners.join('L')}Z`
}
