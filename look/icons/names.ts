/**
 * Every game icon that we use, with its author (the folder that holds it in the game-icons repository). To add one: add
 * a line, then `node look/icons/extract.ts`.
 */
export const NAMES = {
  bison: 'Delapouite',
  'broken-skull': 'Lorc',
  'check-mark': 'Delapouite',
  'crystal-growth': 'Lorc',
  'death-skull': 'Sbed',
  deer: 'Caro Asercion',
  'deer-track': 'Delapouite',
  dolphin: 'Delapouite',
  feather: 'Lorc',
  fox: 'Caro Asercion',
  'fox-head': 'Lorc',
  'golem-head': 'Delapouite',
  'laurel-crown': 'Lorc',
  laurels: 'Lorc',
  mammoth: 'Delapouite',
  moon: 'Lorc',
  'mushroom-gills': 'Lorc',
  'open-book': 'Lorc',
  owl: 'Lorc',
  peaks: 'Lorc',
  'pine-tree': 'Lorc',
  'polar-star': 'Delapouite',
  raven: 'Lorc',
  'stag-head': 'Lorc',
  sun: 'Lorc',
  sunrise: 'Lorc',
  vortex: 'Lorc',
  'whale-tail': 'Delapouite',
  'wolf-head': 'Lorc',
} as const

export type IconName = keyof typeof NAMES
