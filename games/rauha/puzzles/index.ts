import type { Problems } from '@runatal/study'
import type { Rauha } from '../rules/types.ts'
import { aim } from './aim.ts'
import { words } from './words.ts'

/** Puzzles in Rauha: the last card of a game, placed so that it is won. */
export const problems: Problems<Rauha> = {
  themes: ['biomes', 'entities', 'water', 'rival', 'discard'],
  aim: () => aim,
  rivals: ['Théo', 'Céline'],
  words,
  rules: {
    biomes: ['RAU-124', 'RAU-144'],
    entities: ['RAU-145'],
    water: ['RAU-155'],
    rival: ['RAU-155'],
    discard: ['RAU-091', 'RAU-092', 'RAU-097'],
  },
}
