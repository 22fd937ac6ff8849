/**
 * Every game icon that we use, with its author (the folder that holds it in the game-icons repository). To add one: add
 * a line, then `node look/icons/extract.ts`.
 */
export const NAMES = {
  'broken-skull': 'Lorc',
  'death-skull': 'Sbed',
  'fox-head': 'Lorc',
  'golem-head': 'Delapouite',
  'laurel-crown': 'Lorc',
  'open-book': 'Lorc',
  owl: 'Lorc',
  raven: 'Lorc',
  'stag-head': 'Lorc',
  'wolf-head': 'Lorc',
} as const

export type IconName = keyof typeof NAMES
