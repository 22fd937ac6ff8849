import { seeded } from '@runatal/look/stone/chance.ts'
import { path, ridge, sparks } from './pen.ts'

/** Night over Asteros, 1440 x 900: what the whole table stands in. */
export function sky(): string {
  const roll = seeded('asteros')
  return (
    '<defs><radialGradient id="r5-sky" cx=".86" cy="-.05" r=".9"><stop offset="0" stop-color="#7d1c2c"/><stop offset=".3" stop-color="#3b1436"/><stop offset=".62" stop-color="#141634"/><stop offset="1" stop-color="#0a101e"/></radialGradient>' +
    '<radialGradient id="r5-sky-glow"><stop offset="0" stop-color="#23a79f" stop-opacity=".55"/><stop offset="1" stop-color="#23a79f" stop-opacity="0"/></radialGradient></defs>' +
    '<rect width="1440" height="900" fill="url(#r5-sky)"/><ellipse cx="660" cy="250" rx="460" ry="300" fill="url(#r5-sky-glow)"/>' +
    sparks(roll, { w: 1440, h: 560, count: 150, colour: '#fff', size: 1.1 }) +
    path(ridge(roll, 1440, 900, 560, 34, 9), '#0b1122', 0.9) +
    path(ridge(roll, 1440, 900, 660, 30, 7), '#080d19')
  )
}
