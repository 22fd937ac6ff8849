/** SVG as text, in as few characters as will do: a landscape has hundreds of shapes. */

export type Point = readonly [x: number, y: number]

/** To one decimal. */
export function fix(value: number): number {
  return Math.round(value * 10) / 10
}

export function mix(from: string, to: string, share: number): string {
  const mixed = [1, 3, 5].map(i => {
    const a = channel(from, i)
    return Math.round(a + (channel(to, i) - a) * share)
  })
  return `#${mixed.map(value => value.toString(16).padStart(2, '0')).join('')}`
}

export function path(d: string, fill: string, extra = ''): string {
  return `<path d="${d}" fill="${fill}"${extra}/>`
}

export function circle(x: number, y: number, r: number, fill: string, extra = ''): string {
  return `<circle cx="${fix(x)}" cy="${fix(y)}" r="${fix(r)}" fill="${fill}"${extra}/>`
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string {
  return `<ellipse cx="${fix(x)}" cy="${fix(y)}" rx="${fix(rx)}" ry="${fix(ry)}" fill="${fill}"${extra}/>`
}

export function polygon(points: readonly Point[], fill: string, extra = ''): string {
  return path(`M${points.map(([x, y]) => `${fix(x)} ${fix(y)}`).join('L')}Z`, fill, extra)
}

function channel(colour: string, i: number): number {
  return parseInt(colour.slice(i, i + 2), 16)
}
