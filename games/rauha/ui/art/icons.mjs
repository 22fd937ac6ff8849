/** Writes icons.ts: the pictures of game-icons.net that this table uses. Run it after changing the list: node icons.mjs */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const ICONS = {
  lorc: 'pine-tree crystal-growth mushroom-gills peaks sun feather moon vortex sunrise laurels',
  delapouite: 'deer-track whale-tail polar-star check-mark bison mammoth dolphin',
  'caro-asercion': 'deer fox',
}

const source = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
const { icons } = JSON.parse(readFileSync(source, 'utf8'))
const lines = Object.entries(ICONS).flatMap(([author, names]) =>
  names.split(' ').map(name => {
    const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icons[name].body)?.[1]
    if (path === undefined) throw new Error(`'${name}' is not one path: choose another icon`)
    return `  '${name}': { author: '${author}', path: '${path}' },`
  }),
)
writeFileSync(
  new URL('icons.ts', import.meta.url),
  `/** From game-icons.net, CC BY 3.0, on a grid of 512. Written by icons.mjs. */
export const ICONS = {
${lines.join('\n')}
} as const

export type IconName = keyof typeof ICONS
`,
)
