import { seeded } from '@runatal/look/stone/chance.ts'
import { type Ink, SCENE, sparks } from './pen.ts'
import { craterOfEchoes, obsidianSpire } from './scene-ash.ts'
import { drownedCity, sporeCanyon } from './scene-depths.ts'
import { glassDunes, whisperingOasis } from './scene-dunes.ts'

const PLACES: Readonly<Record<string, { sky: readonly string[]; draw(ink: Ink): string }>> = {
  'I-a': { sky: ['#171238', '#5a2a55', '#d6794a', '#f6c27a'], draw: glassDunes },
  'I-b': { sky: ['#171238', '#5a2a55', '#d6794a', '#f6c27a'], draw: whisperingOasis },
  'II-a': { sky: ['#04131f', '#0b3a4a', '#1f8a88', '#8fe6cf'], draw: sporeCanyon },
  'II-b': { sky: ['#04131f', '#0b3a4a', '#1f8a88', '#8fe6cf'], draw: drownedCity },
  'III-a': { sky: ['#14060f', '#4a1020', '#b8352f', '#ff9a55'], draw: obsidianSpire },
  'III-b': { sky: ['#14060f', '#4a1020', '#b8352f', '#ff9a55'], draw: craterOfEchoes },
}

/** The picture of a place, always the same one. */
export function scene(place: string): string {
  const { sky, draw } = PLACES[place]!
  const id = `r5-scene-${place}`
  const roll = seeded(place)
  const stops = [0, 0.2, 0.4, 0.47].map((at, i) => `<stop offset="${at}" stop-color="${sky[i]}"/>`).join('')
  const defs =
    `<defs>${down(id, stops)}` +
    `<radialGradient id="${id}-moon"><stop offset="0" stop-color="#ffb59a"/><stop offset=".6" stop-color="#e2434b"/><stop offset="1" stop-color="#8f1c2c"/></radialGradient>` +
    down(
      `${id}-water`,
      '<stop offset="0" stop-color="#7fe1d2"/><stop offset=".35" stop-color="#1b7d85"/><stop offset="1" stop-color="#072a3c"/>',
    ) +
    down(
      `${id}-foot`,
      '<stop offset="0" stop-color="#05070d" stop-opacity="0"/><stop offset="1" stop-color="#05070d" stop-opacity=".82"/>',
    ) +
    '</defs>'
  return (
    `${defs}<rect width="${SCENE.w}" height="${SCENE.h}" fill="url(#${id})"/>` +
    sparks(roll, { w: SCENE.w, h: 60, count: 22, colour: '#fff' }) +
    draw({ roll, moon: `url(#${id}-moon)`, water: `url(#${id}-water)` }) +
    `<rect y="120" width="${SCENE.w}" height="142" fill="url(#${id}-foot)"/>`
  )
}

function down(id: string, stops: string): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>`
}
