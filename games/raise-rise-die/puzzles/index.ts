import type { Problems } from '@runatal/study'
import type { RaiseRiseDie } from '../rules/types.ts'
import { aim } from './aim.ts'
import { words } from './words.ts'

/** Puzzles in Raise, Rise & Die: the bout that decides a duel, with open hands. */
export const problems: Problems<RaiseRiseDie> = {
  themes: ['strike', 'answer', 'live'],
  aim,
  rivals: ['Théo'],
  words,
  rules: { strike: ['RRD-115'], answer: ['RRD-107'], live: ['RRD-115'] },
}
