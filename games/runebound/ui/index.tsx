import type { GameUi } from '@runatal/look/board.ts'
import type { Runebound } from '../rules/types.ts'
import { Board } from './Board.tsx'
import { ending } from './ending.tsx'
import { gameWords, grouped, isMoment, opensPart } from './log.ts'
import { near } from './model/near.ts'
import './css/theme.css'
import './css/map.css'
import './css/sheet.css'
import './css/card.css'
import './css/panel.css'
import './css/duel.css'
import './css/zoom.css'
import './css/phone.css'
import './css/lying.css'
import './css/duel-small.css'

/** Runebound's face: one lazy chunk. */
export const ui: GameUi<Runebound> = {
  Board,
  words: { en: gameWords('en'), fr: gameWords('fr') },
  opensPart,
  isMoment,
  grouped,
  near: (state, me, _, language) => near(state, me, language),
  theme: 'rb-theme',
  // Hands are open (RB-016): one screen that is passed round needs no curtain.
  isOpen: () => true,
  ending,
  showsSeats: true,
}
