import type { Problems } from '@runatal/study'
import type { Rok } from '../rules/types.ts'
import { aim } from './aim.ts'
import { words } from './words.ts'

/** Puzzles in RÖK: reading the table, without a clock and against the best that the others can do. */
export const problems: Problems<Rok> = {
  themes: ['pair', 'theft', 'own', 'price', 'hold', 'order'],
  aim,
  rivals: ['Théo', 'Céline', 'Emma'],
  words,
  rush: true,
  rules: {
    pair: ['ROK-189', 'ROK-190'],
    theft: ['ROK-117', 'ROK-190'],
    own: ['ROK-117', 'ROK-192'],
    price: ['ROK-190', 'ROK-191'],
    hold: ['ROK-188', 'ROK-193'],
    order: ['ROK-129', 'ROK-130'],
  },
}
