import { seeded } from '@runatal/look/stone/chance.ts'
import { fix } from './pen.ts'

/** The table cloth, on 1440 x 900: contour lines and drifting spores, fading towards the edge. */
export function contours(): string {
  const random = seeded('table-rauha')
  let s = ''
  for (const [k, [cx, cy]] of CENTRES.entries()) {
    for (let n = 0; n < 9; n++) {
      let d = ''
      for (let a = 0; a <= 36; a++) {
        const t = (a / 36) * 6.283
        const R = 60 + n * 34 + Math.sin(t * 3 + k) * 14 + Math.sin(t * 2 + n * 0.35) * 18
        d += `${a > 0 ? 'L' : 'M'}${Math.round(cx + R * 1.3 * Math.cos(t))} ${Math.round(cy + R * Math.sin(t))}`
      }
      s += `<path d="${d}Z" fill="none" stroke="#b9a878" stroke-opacity=".16"/>`
    }
  }
  for (let i = 0; i < 26; i++) {
    const x = Math.round(random() * 1440)
    const y = Math.round(random() * 900)
    const q = 1 + random() * 2.2
    s += `<circle cx="${x}" cy="${y}" r="${fix(q * 3)}" fill="#b48cf2" opacity=".12"/><circle cx="${x}" cy="${y}" r="${fix(q)}" fill="#a77bf0" opacity=".5"/>`
  }
  return (
    `<radialGradient id="rauha-fade"><stop offset=".4" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>` +
    `<mask id="rauha-faded"><rect width="1440" height="900" fill="url(#rauha-fade)"/></mask><g mask="url(#rauha-faded)">${s}</g>`
  )
}

const CENTRES = [
  [220, 760],
  [1180, 140],
  [760, 980],
] as const

/** The Satellite that the cards in hand came from, on 620 x 500. */
export function satellite(): string {
  const random = seeded('satellite')
  let s = ''
  for (let i = 0; i < 22; i++) {
    const a = random() * 6.3
    const d = random() * 165
    const x = Math.round(310 + d * Math.cos(a))
    const y = Math.round(250 + d * Math.sin(a))
    const k = 6 + random() * 20
    s += `<ellipse cx="${x}" cy="${y}" rx="${fix(k)}" ry="${fix(k * 0.8)}" fill="#b9d2cd" opacity=".6"/><ellipse cx="${x + 2}" cy="${y + 2}" rx="${fix(k * 0.86)}" ry="${fix(k * 0.68)}" fill="#eef4ee" opacity=".8"/>`
  }
  return (
    `<defs><radialGradient id="rauha-disc" cx=".38" cy=".3" r=".8"><stop offset="0" stop-color="#fff"/><stop offset=".55" stop-color="#e2eeea"/><stop offset="1" stop-color="#9fc6c4"/></radialGradient><radialGradient id="rauha-halo"><stop offset=".6" stop-color="#fff8dc"/><stop offset="1" stop-color="#fff8dc" stop-opacity="0"/></radialGradient></defs>` +
    `<circle cx="310" cy="250" r="248" fill="url(#rauha-halo)" opacity=".9"/><circle cx="310" cy="250" r="186" fill="url(#rauha-disc)"/>${s}` +
    `<ellipse cx="310" cy="250" rx="300" ry="60" fill="none" stroke="#d9b45a" stroke-opacity=".8" stroke-width="3" transform="rotate(-14 310 250)"/><ellipse cx="310" cy="250" rx="276" ry="52" fill="none" stroke="#d9b45a" stroke-opacity=".5" stroke-width="8" transform="rotate(-14 310 250)"/>`
  )
}
