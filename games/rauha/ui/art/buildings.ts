import { circle, fix, path, polygon } from './pen.ts'

function lights(x: number, y: number, s: number): string {
  return `<rect x="${fix(x)}" y="${fix(y)}" width="${fix(1.7 * s)}" height="${fix(2.5 * s)}" rx="${fix(0.85 * s)}" fill="#ffe08a"/>`
}
export function tower(
  x: number,
  y: number,
  w: number,
  h: number,
  wall: string,
  shade: string,
  roof: string,
  kind: 'dome' | 'spire' = 'spire',
): string {
  let s = `<rect x="${fix(x - w / 2)}" y="${fix(y - h)}" width="${fix(w)}" height="${fix(h + 2)}" fill="${wall}"/><rect x="${fix(x + w * 0.12)}" y="${fix(y - h)}" width="${fix(w * 0.38)}" height="${fix(h + 2)}" fill="${shade}" opacity=".75"/>`
  if (kind === 'dome')
    s +=
      path(`M${fix(x - w * 0.62)} ${fix(y - h)}a${fix(w * 0.62)} ${fix(w * 0.68)} 0 0 1 ${fix(w * 1.24)} 0z`, roof) +
      `<path d="M${fix(x)} ${fix(y - h - w * 0.6)}v${fix(-w * 0.55)}" stroke="${roof}" stroke-width="${fix(w * 0.12)}"/>` +
      circle(x, y - h - w * 1.2, w * 0.13, '#ffe08a')
  else
    s +=
      polygon(
        [
          [x - w * 0.72, y - h + 1],
          [x, y - h - w * 1.25],
          [x + w * 0.72, y - h + 1],
        ],
        roof,
      ) +
      polygon(
        [
          [x, y - h - w * 1.25],
          [x + w * 0.72, y - h + 1],
          [x + w * 0.1, y - h + 1],
        ],
        '#000',
        ' opacity=".16"',
      )
  s +=
    lights(x - w * 0.26, y - h + w * 0.4, w * 0.13) +
    lights(x - w * 0.26, y - h + w * 1, w * 0.13) +
    (h > w * 2 ? lights(x - w * 0.26, y - h + w * 1.6, w * 0.13) : '')
  return s
}
export function temple(x: number, y: number, s: number, wall: string, shade: string, roof: string): string {
  let o = `<rect x="${fix(x - 15 * s)}" y="${fix(y - 2 * s)}" width="${fix(30 * s)}" height="${fix(3.4 * s)}" fill="${wall}"/><rect x="${fix(x - 12.5 * s)}" y="${fix(y - 14 * s)}" width="${fix(25 * s)}" height="${fix(12.4 * s)}" fill="${shade}"/>`
  o += `<rect x="${fix(x - 2.4 * s)}" y="${fix(y - 9 * s)}" width="${fix(4.8 * s)}" height="${fix(7.4 * s)}" rx="${fix(2.2 * s)}" fill="#ffe08a"/>`
  for (let i = -2; i <= 2; i++)
    if (i)
      o += `<rect x="${fix(x + i * 5.6 * s - 1.3 * s)}" y="${fix(y - 14 * s)}" width="${fix(2.6 * s)}" height="${fix(12.4 * s)}" fill="${wall}"/>`
  return (
    o +
    polygon(
      [
        [x - 16 * s, y - 13.4 * s],
        [x, y - 22 * s],
        [x + 16 * s, y - 13.4 * s],
      ],
      roof,
    ) +
    polygon(
      [
        [x, y - 22 * s],
        [x + 16 * s, y - 13.4 * s],
        [x + 4 * s, y - 13.4 * s],
      ],
      '#000',
      ' opacity=".14"',
    )
  )
}
