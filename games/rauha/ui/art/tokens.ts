import type { Animal, BiomeType } from '../../content/biome.ts'
import type { IconName } from './icons.ts'
import { fix } from './pen.ts'

/** Tokens and symbols. Each is drawn once (sprite.ts) and used from there. */

export type Token = 'gem' | 'energy' | 'spore' | 'spore-turned' | 'drop'

export const TYPES: Readonly<Record<BiomeType, { icon: IconName; ink: string; light: string; outline: string }>> = {
  forest: {
    icon: 'pine-tree',
    ink: '#2f7048',
    light: '#3f8f5c',
    outline: 'M20 1C33 1 39 9 39 20S33 39 20 39S1 33 1 20S7 1 20 1Z',
  },
  crystal: { icon: 'crystal-growth', ink: '#1f7f9c', light: '#3aa3c2', outline: 'M20 0L38 10V30L20 40L2 30V10Z' },
  mushroom: {
    icon: 'mushroom-gills',
    ink: '#8a3a86',
    light: '#b0559f',
    outline: 'M2 24C1 10 9 1 20 1S39 10 38 24L32 38H8Z',
  },
  mountain: { icon: 'peaks', ink: '#465a86', light: '#6379a8', outline: 'M20 1L39 18L34 38H6L1 18Z' },
  desert: { icon: 'sun', ink: '#a5611f', light: '#cc8436', outline: 'M20 1A19 19 0 1 1 19.9 1Z' },
}

const ANIMAL_SIGNS: Readonly<Record<Animal, { icon: IconName; ink: string; outline: string }>> = {
  air: { icon: 'feather', ink: '#23689f', outline: 'M17 0L33 11L28 32H6L1 11Z' },
  land: {
    icon: 'deer-track',
    ink: '#76431d',
    outline: 'M5 1H29A4 4 0 0 1 33 5V29A4 4 0 0 1 29 33H5A4 4 0 0 1 1 29V5A4 4 0 0 1 5 1Z',
  },
  sea: { icon: 'whale-tail', ink: '#0e6c74', outline: 'M17 1A16 16 0 1 1 16.9 1Z' },
}

/** A sign on a square, in a drawing that becomes a picture (stamp.ts). */
export function use(id: string, x: number, y: number, size: number, extra = ''): string {
  return `<use href="#rauha-${id}" x="${fix(x)}" y="${fix(y)}" width="${fix(size)}" height="${fix(size)}"${extra}/>`
}

export function icon(name: IconName, x: number, y: number, size: number, fill: string, extra = ''): string {
  return use(name, x, y, size, ` fill="${fill}"${extra}`)
}

/** What the sprite holds of tokens: [id, side of its square, drawing]. */
export const TOKEN_DRAWINGS: readonly (readonly [Token, string])[] = [
  [
    'gem',
    '<path d="M12 1L20.5 7.5L18 18.5L12 23L6 18.5L3.5 7.5Z" fill="#2a9fb5"/><path d="M12 1L3.5 7.5L12 9.5Z" fill="#d8fbff"/><path d="M12 1L20.5 7.5L12 9.5Z" fill="#8ae3ee"/><path d="M3.5 7.5L12 9.5L6 18.5Z" fill="#6bcfdf"/><path d="M20.5 7.5L12 9.5L18 18.5Z" fill="#1b8299"/><path d="M12 9.5L6 18.5L12 23Z" fill="#3db6c9"/><path d="M12 1L20.5 7.5L18 18.5L12 23L6 18.5L3.5 7.5Z" fill="none" stroke="#0c5c6e" stroke-width="1.3" stroke-linejoin="round"/>',
  ],
  [
    'energy',
    '<circle cx="12" cy="12" r="11" fill="#f4c542"/><circle cx="12" cy="12" r="11" fill="none" stroke="#9a6a08" stroke-width="1.4"/><circle cx="12" cy="12" r="8.6" fill="none" stroke="#fff3c2"/><path d="M12 19V5M12 12L7.2 6.6M12 12L16.8 6.6" stroke="#5f3f00" stroke-width="2.3" stroke-linecap="round" fill="none"/>',
  ],
  ['spore', sporeDrawing('#c9a6ff', '#7d4fd6', '#fff', '#fff6ff', '#f0dcff')],
  [
    'spore-turned',
    `${sporeDrawing('#8d84a0', '#4a4358', '#cfc8dc', '#8d84a0', '#6d6480')}<path d="M6.5 17.5L17.5 6.5" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/>`,
  ],
  [
    'drop',
    '<path d="M12 1C16 7.5 20 11.5 20 15.5A8 8 0 0 1 4 15.5C4 11.5 8 7.5 12 1Z" fill="#2f9fd0" stroke="#fff" stroke-width="1.7"/><path d="M7.5 15.5A4.5 4.5 0 0 0 11 20" stroke="#d9f6ff" stroke-width="1.8" fill="none" stroke-linecap="round"/>',
  ],
]

function sporeDrawing(glow: string, body: string, edge: string, heart: string, dots: string): string {
  const ring = [12, 6, 12, 18, 6.8, 9, 17.2, 9, 6.8, 15, 17.2, 15]
  let s = `<circle cx="12" cy="12" r="11.5" fill="${glow}" opacity=".45"/><circle cx="12" cy="12" r="9" fill="${body}" stroke="${edge}" stroke-width="1.5"/><circle cx="12" cy="12" r="3.2" fill="${heart}"/>`
  for (let i = 0; i < ring.length; i += 2) s += `<circle cx="${ring[i]!}" cy="${ring[i + 1]!}" r="1.5" fill="${dots}"/>`
  return s
}

/** The outline differs per type, so that colour is never alone. */
export function medal(type: BiomeType): string {
  const { icon: name, ink, light, outline } = TYPES[type]
  return (
    `<path d="${outline}" fill="${ink}" stroke="#fffaf0" stroke-width="3"/>` +
    `<path d="${outline}" fill="none" stroke="${light}" stroke-width="1.5" transform="translate(3 3) scale(.85)"/>` +
    icon(name, 8, type === 'mountain' ? 9 : 8, 24, '#fffdf6')
  )
}

export function animalSign(animal: Animal): string {
  const { icon: name, ink, outline } = ANIMAL_SIGNS[animal]
  return `<path d="${outline}" fill="#fffdf6" stroke="${ink}" stroke-width="2.4"/>${icon(name, 6.5, animal === 'air' ? 7.5 : 6.5, 21, ink)}`
}
