import type { EntityName } from '../../content/entities.ts'
import type { IconName } from './icons.ts'
import { icon } from './tokens.ts'

const LOOKS: Readonly<Record<EntityName, { icon: IconName; light: string; ink: string }>> = {
  METSAT: { icon: 'pine-tree', light: '#7dbb74', ink: '#2f7048' },
  KITEET: { icon: 'crystal-growth', light: '#8fd0ea', ink: '#1f7f9c' },
  SIENET: { icon: 'mushroom-gills', light: '#c77ac0', ink: '#7a2f78' },
  VUORI: { icon: 'peaks', light: '#a9b8da', ink: '#465a86' },
  TAIVAS: { icon: 'feather', light: '#5aa5dd', ink: '#23689f' },
  MAA: { icon: 'deer-track', light: '#d9a26a', ink: '#76431d' },
  MERI: { icon: 'whale-tail', light: '#4fbcc4', ink: '#0e6c74' },
}

const FRAME = 'M32 2C50 4 61 16 61 34V60Q61 66 55 66H9Q3 66 3 60V34C3 16 14 4 32 2Z'
const FACE = 'M32 27C42 27 46 34 45 42C44 51 37 57 32 59C27 57 20 51 19 42C18 34 22 27 32 27Z'

/** A Divine Entity: a calm mask crowned with its symbol, on 64 x 68. Dark: already used in this scoring (RAU-170). */
export function entity(name: EntityName, dark: boolean): string {
  const { icon: sign, light, ink } = LOOKS[name]
  const id = `rauha-glow-${name}`
  const [back, body, face, shade] = dark
    ? ['#3a3830', '#1f1d19', '#8b8578', '#57534a']
    : [`url(#${id})`, ink, '#fff8e6', light]
  let rays = ''
  for (let k = 0; k < 18; k++)
    rays += `M32 34L${(32 + 46 * Math.cos(k * 0.349)).toFixed(1)} ${(34 + 46 * Math.sin(k * 0.349)).toFixed(1)}`
  return (
    (dark
      ? ''
      : `<radialGradient id="${id}" cx=".5" cy=".5" r=".75"><stop offset="0" stop-color="#fffbe8"/><stop offset=".45" stop-color="${light}"/><stop offset="1" stop-color="${ink}"/></radialGradient>`) +
    `<path d="${FRAME}" fill="${back}"/><path d="${rays}" stroke="#fff" stroke-opacity="${dark ? '.08' : '.3'}" stroke-width="2.2"/>` +
    `<path d="M3.5 61C8 53 16 50 22 50H42C48 50 56 53 60.5 61Q60 66 55 66H9Q4 66 3.5 61Z" fill="${body}"/><path d="M20 66C20 56 26 51 32 51S44 56 44 66Z" fill="#fff8e4" opacity=".35"/>` +
    icon(
      sign,
      15,
      4,
      34,
      body,
      ` stroke="${dark ? '#8b8578' : '#fffaf0'}" stroke-width="34" stroke-linejoin="round" paint-order="stroke"`,
    ) +
    `<path d="${FACE}" fill="${face}" stroke="${body}" stroke-width="1.6"/><path d="M32 27C42 27 46 34 45 42C44 51 37 57 32 59Z" fill="${shade}" opacity=".38"/>` +
    `<path d="M23.5 42q3.5 3 7 .4M33.5 42.4q3.5 2.6 7-.4" stroke="#33290f" stroke-width="1.9" fill="none" stroke-linecap="round"/><path d="M32 42v6M29 52.5q3 1.5 6 0" stroke="#33290f" stroke-width="1.3" fill="none" stroke-linecap="round"/><circle cx="32" cy="34" r="2.3" fill="${body}"/>` +
    `<path d="${FRAME}" fill="none" stroke="#fff8e4" stroke-width="3"/><path d="${FRAME}" fill="none" stroke="${dark ? '#6b675c' : '#9a7424'}" stroke-width="1.3"/>`
  )
}
