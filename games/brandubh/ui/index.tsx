import type { GameUi } from '@runatal/look/board.ts'
import type { Brandubh } from '../rules/types.ts'
import { ENDS, words } from '../words.ts'
import { Board } from './Board.tsx'
import { near } from './near.ts'
import './board.css'

/** Brandubh's face: one lazy chunk. */
export const ui: GameUi<Brandubh> = {
  Board,
  words,
  theme: 'brandubh-theme',
  // Nothing is hidden: one screen can lie between the players.
  isOpen: () => true,
  near: (state, _, __, language) => near(state, language),
  ending: ({ state, language }) => ({ counted: false, ...(state.end && { why: ENDS[language][state.end.why] }) }),
}
